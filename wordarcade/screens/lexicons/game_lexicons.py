"""The lexicon that each game begins with."""

from collections.abc import Mapping
from typing import Final

from textual.content import Content
from textual.widgets import Static

from wordarcade.screens.lexicons.rows import GENERAL
from wordarcade.services import Settings
from wordarcade.support.wording import printable

_BETWEEN: Final = "   "


class GameLexicons(Static):
    """The number, the title and the lexicon of the daily and of each game.

    Args:
        games: the titles of the games by name, in the order of their numbers.
        stacked: whether each game has a line; else they share as few as there is room for.
        id: the ID of the widget in the DOM.
    """

    def __init__(
        self,
        games: Mapping[str, str],
        *,
        stacked: bool,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._games = games
        self._stacked = stacked

    def show(self, settings: Settings) -> None:
        """Show what the settings say."""
        uses = [
            (GENERAL, "Daily and more", settings.lexicon),
            *(
                (str(number), title, settings.lexicon_of(game))
                for number, (game, title) in enumerate(self._games.items(), start=1)
            ),
        ]
        width = max(len(title) for _, title, _ in uses) if self._stacked else 0
        parts = [
            Content.assemble(
                (f"{number} ", "bold $role-focus"),
                f"{title:<{width}} ",
                (printable(name), "$role-muted"),
            )
            for number, title, name in uses
        ]
        self.update(Content("\n").join(parts if self._stacked else self._lines(parts)))

    def _lines(self, parts: list[Content]) -> list[Content]:
        """Return the parts in lines, as many as fit in each."""
        room = self.content_size.width
        lines = [parts[0]]
        for part in parts[1:]:
            if lines[-1].cell_length + len(_BETWEEN) + part.cell_length > room:
                lines.append(part)
            else:
                lines[-1] = Content.assemble(lines[-1], _BETWEEN, part)
        return lines
