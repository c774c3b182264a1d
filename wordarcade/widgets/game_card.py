"""The card of a game on the home screen."""

from collections.abc import Sequence

from textual.content import Content
from textual.reactive import reactive

from wordarcade.services import Statistics
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.tiles import tiles

_TEXT_COLUMNS = 15
"""The columns that four tiles leave for words."""

NOT_PLAYED = Statistics(played=0, highest=None, lowest=None, average=None)


class GameCard(Choice):
    """A few tiles of the game beside the best and the average score.

    Args:
        game: the game's name, for those who handle the choice.
        title: its title on the card.
        digit: the key that chooses the card.
        picture: rows of letters, one letter a tile.
        about: what you do in the game, in a few words.
        statistics: the finished games so far.
    """

    DEFAULT_CSS = """
    GameCard {
        width: 100%;
        height: 8;
        padding: 1 2;
        border: round $foreground-muted;
        border-title-style: bold;
        border-title-color: $foreground;
        &:hover {
            border: round $foreground;
        }
        &:focus {
            border: heavy $primary;
            border-title-color: $primary;
        }
    }
    """

    statistics: reactive[Statistics] = reactive(NOT_PLAYED)

    def __init__(
        self,
        *,
        game: str,
        title: str,
        digit: int,
        picture: Sequence[str],
        about: str,
        statistics: Statistics,
    ) -> None:
        super().__init__(id=f"card-{game}")
        self.game = game
        self.border_title = f"{digit} {title}"
        self._picture = picture
        self._about = about
        self.set_reactive(GameCard.statistics, statistics)

    def render(self) -> Content:
        """The tiles, with the figures or the game's description on their right."""
        text = self._figures() if self.statistics.played else self._welcome()
        rows = [
            Content("  ").join([tiles(letters), text[row] if row < len(text) else Content("")])
            for row, letters in enumerate(self._picture)
        ]
        return Content("\n").join(rows)

    def _figures(self) -> list[Content]:
        """Best, average, number of games and the variant that they are of, one a line."""
        played = self.statistics
        figures: list[tuple[str, float, str]] = [("rounds", played.played, "")]
        if played.highest is not None and played.average is not None:
            mark = " ★" if played.highest > 0 else ""  # nothing is no record
            figures = [("best", played.highest, mark), ("average", played.average, ""), *figures]
        return [
            Content.assemble(
                (f"{name:8}", "$foreground-muted"), f"{figure:>5.0f}", (mark, "$accent")
            )
            for name, figure, mark in figures
        ] + [Content.styled(played.variant, "$foreground-muted")]

    def _welcome(self) -> list[Content]:
        about = Content(self._about).wrap(_TEXT_COLUMNS)
        return [*about, Content.styled("not played yet", "$foreground-muted")]
