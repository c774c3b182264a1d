"""The list of unfinished games, one a line."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.services import DamagedGame, ListedGame
from wordarcade.support.clock import Clock
from wordarcade.widgets.ago import ago

_COLUMNS: Final = 78
"""The length of a line where there is room for it."""

_LINES: Final = 6
"""The most lines shown, so that the cards stay visible below them."""


class GameList(Widget, can_focus=True):
    """A heading and a line for each game, one of them marked; hidden if the list is empty.

    Of many games some are shown, always with the marked one. One widget draws them all, since a
    widget for each game would slow the start.

    Args:
        games: the games, in the order to be shown.
        titles: the titles of the games, by name.
        clock: the current time, for relative times.
    """

    ALLOW_SELECT = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", "Open", id="choice.open", tooltip="Open the marked game"),
    ]

    DEFAULT_CSS = """
    GameList {
        height: auto;
        content-align-horizontal: center;
        margin-bottom: 1;
    }
    """

    games: reactive[Sequence[ListedGame]] = reactive[Sequence[ListedGame]]((), layout=True)
    marked: reactive[int] = reactive(0)
    """The index of the game that the keys are for."""

    class Chosen(Message):
        """A game was chosen to resume.

        Attributes:
            header: the game.
        """

        def __init__(self, header: ListedGame) -> None:
            super().__init__()
            self.header = header

    def __init__(
        self, games: Sequence[ListedGame], titles: Mapping[str, str], clock: Clock
    ) -> None:
        super().__init__()
        self._titles = titles
        self._clock = clock
        self._first = 0
        self.set_reactive(GameList.games, games)
        self.watch_games((), games)

    @property
    def marked_game(self) -> ListedGame | None:
        """The game that keys act on."""
        return self.games[self.marked] if self.games else None

    def validate_marked(self, marked: int) -> int:
        """Keep the mark on a game."""
        return max(0, min(marked, len(self.games) - 1))

    def watch_games(self, before: Sequence[ListedGame], games: Sequence[ListedGame]) -> None:
        """Show the list only while it has games, with the mark on the same one as before."""
        self.can_focus = self.display = bool(games)
        marked = before[self.marked].id if before else None
        places = [place for place, header in enumerate(games) if header.id == marked]
        self.marked = self.validate_marked(places[0] if places else self.marked)
        self.watch_marked(self.marked)

    def watch_marked(self, marked: int) -> None:
        """Scroll as little as keeps the marked line visible."""
        self._first = min(max(self._first, marked - _LINES + 1), marked)

    def render(self) -> Content:
        """The heading, and as many games as are shown at a time."""
        columns = min(_COLUMNS, self.content_size.width)
        now = self._clock.now()
        total = len(self.games)
        heading = " Continue" if total <= _LINES else f" Continue one of {total} games"
        lines = [Content.styled(heading.ljust(columns), "$foreground-muted")]
        for index in range(self._first, min(self._first + _LINES, total)):
            header = self.games[index]
            lines.append(self._line(header, columns, now, marked=index == self.marked))
        return Content("\n").join(lines)

    def _line(self, header: ListedGame, columns: int, now: datetime, *, marked: bool) -> Content:
        """Return a line; what the game is gives way where there is no room for all."""
        marked = marked and self.has_focus
        played = ago(header.updated, now) if header.updated else ""
        when = Content.styled(f"  {played} ", "$foreground-muted")
        room = max(0, columns - when.cell_length)
        what = Content(f" {'▸' if marked else ' '} {self._what(header)}")
        what = what.truncate(room, ellipsis=True).pad_right(max(0, room - what.cell_length))
        line = what.stylize("bold $primary") + when if marked else what + when
        return line.stylize("on $panel") if marked else line

    def _what(self, header: ListedGame) -> str:
        title = self._titles.get(header.game, "Game")
        if isinstance(header, DamagedGame):
            return f"{title} {header.id} is damaged: {header.reason}"
        return f"{title} {header.caption}"

    def move(self, lines: int) -> bool:
        """Move the mark; return whether there was a game to move to."""
        before = self.marked
        self.marked += lines
        return self.marked != before

    def action_choose(self) -> None:
        """Post that the marked game is chosen."""
        if self.marked_game:
            self.post_message(self.Chosen(self.marked_game))

    def on_click(self, event: events.Click) -> None:
        """Choose with the mouse."""
        if event.y > 0:
            self.marked = self._first + event.y - 1
            self.action_choose()
