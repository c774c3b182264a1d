"""The list of unfinished games, one per line."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.looks.palette import palette_of
from wordarcade.services import DamagedGame, ListedGame
from wordarcade.support.clock import Clock
from wordarcade.widgets.ago import ago
from wordarcade.widgets.choice import OPENING

_TITLE_COLUMNS: Final = 12
"""Columns of a game's title, so that captions stand in one column."""
_NARROW: Final = 70
"""Columns below which captions stand close to the titles."""


class GameList(Widget, can_focus=True):
    """A line for each game in a box, one of them marked; hidden if the list is empty.

    Of many games some are shown, always with the marked one. One widget draws them all, since a
    widget for each game would slow the start.

    Args:
        titles: the titles of the games, by name.
        clock: the current time, for relative times.
        letters: returns the letters of a game, shown as a strip of tiles; may be empty.
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    # Its height follows that of the screen. The box is its own: a panel would be another widget.
    SCOPED_CSS = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", "Open", id="choice.open", tooltip="Open the marked game"),
    ]

    DEFAULT_CSS = """
    GameList {
        height: auto;
        max-height: 4;
        padding: 0 1;
        border: round $role-hairline;
        border-title-color: $foreground;
        border-title-style: none;
        border-subtitle-align: right;
        border-subtitle-color: $role-muted;
        border-subtitle-style: none;
        &:focus { border: round $role-focus; }
    }
    .-low GameList { max-height: 1; border: none; }
    .-high GameList { max-height: 6; padding: 1 1 0 1; }
    .-very-high GameList { max-height: 8; padding: 1 1 0 1; }
    """

    games: reactive[Sequence[ListedGame]] = reactive[Sequence[ListedGame]]((), layout=True)
    marked: reactive[int] = reactive(0)
    """The index of the game that the keys are for."""

    opening: reactive[ListedGame | None] = reactive[ListedGame | None](None)
    """The game that was chosen and is not there yet."""

    class Chosen(Message):
        """A game was chosen to resume.

        Attributes:
            header: the game.
        """

        def __init__(self, header: ListedGame) -> None:
            super().__init__()
            self.header = header

    class Fitted(Message):
        """Other games have a line now."""

    def __init__(
        self,
        titles: Mapping[str, str],
        clock: Clock,
        letters: Callable[[ListedGame], str],
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._titles = titles
        self._clock = clock
        self._letters = letters
        self._first = 0
        self.watch_games((), ())

    @property
    def marked_game(self) -> ListedGame | None:
        """The game that keys act on."""
        return self.games[self.marked] if self.games else None

    def validate_marked(self, marked: int) -> int:
        """Keep the mark on a game."""
        return max(0, min(marked, len(self.games) - 1))

    def watch_games(self, before: Sequence[ListedGame], games: Sequence[ListedGame]) -> None:
        """Keep the mark on the same game as before; nobody's mark goes back to the first one."""
        self.can_focus = self.display = bool(games)
        marked = before[self.marked].id if before and self.has_focus else None
        places = [place for place, header in enumerate(games) if header.id == marked]
        stays = self.marked if self.has_focus else 0
        self.marked = self.validate_marked(places[0] if places else stays)
        self.watch_marked()
        self.post_message(self.Fitted())

    def watch_marked(self) -> None:
        """Scroll as little as keeps the marked line visible, and leave no line empty."""
        lines = self.content_size.height
        if lines:  # not known before the first layout
            before = self._first
            first = min(max(before, self.marked - lines + 1), self.marked)
            self._first = max(0, min(first, len(self.games) - lines))
            if self._first != before:
                self.post_message(self.Fitted())

    def on_resize(self) -> None:
        """Keep the marked line visible, and say that another number of games is hidden now."""
        self.watch_marked()
        self.post_message(self.Fitted())

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return a row for each game; the greatest height is the screen's."""
        del container, viewport, width
        return max(1, len(self.games))

    @property
    def hidden_games(self) -> tuple[int, int]:
        """How many games there are no lines for, above those shown and below them."""
        lines = self.content_size.height
        below = max(0, len(self.games) - self._first - lines) if lines else 0
        return self._first, below

    def render(self) -> Content:
        """As many games as there is room for."""
        columns = self.content_size.width
        now = self._clock.now()
        last = min(self._first + max(1, self.content_size.height), len(self.games))
        shown = range(self._first, last)
        letters = [self._letters(self.games[index]) for index in shown]
        strip = max(map(len, letters), default=0) if columns >= _NARROW else 0
        return Content("\n").join(
            self._line(index, columns, now, each, strip)
            for index, each in zip(shown, letters, strict=True)
        )

    def _line(self, index: int, columns: int, now: datetime, letters: str, strip: int) -> Content:
        """Return a line; where there is no room for all, its time goes first.

        Args:
            index: of the game.
            columns: the width of the line.
            now: the current time.
            letters: those of the game.
            strip: the most letters in any line; 0 for no strips.
        """
        header = self.games[index]
        marked = index == self.marked and self.has_focus
        sign = "▸" if marked else "c" if index == 0 else " "
        played = ago(header.updated, now) if header.updated else ""
        when = Content.styled(f"  {played}", "$role-muted")
        title = self._titles.get(header.game, "Game")
        if not isinstance(header, DamagedGame):
            title = f"{title}  " if columns < _NARROW else title.ljust(_TITLE_COLUMNS)
        ink = "bold $role-focus" if marked else "bold $role-text"
        told = self._what(header)
        tiles = Content("")
        if header is self.opening:
            told, when = OPENING, Content("")
        if strip:
            # What is on tiles is not said again.
            told = told.removeprefix(f"{letters}, ") if letters else told
            tiles = self._tiles(letters).pad_right(strip - len(letters) + (2 if letters else 4))
        what = Content.assemble(
            (f"{sign} ", "bold $role-focus"), (title, ink), tiles, (told, "$role-text")
        )
        if what.cell_length + when.cell_length > columns:
            when = Content("")
        room = columns - when.cell_length
        what = what.truncate(room, ellipsis=True).pad_right(max(0, room - what.cell_length))
        line = what + when
        return line.stylize_before("on $role-row") if marked else line

    def _tiles(self, letters: str) -> Content:
        if not letters:
            return Content("")
        look = "bold reverse" if palette_of(self.app).mono else "bold $role-tile-ink on $role-tile"
        return Content.styled(f" {letters} ", look)

    def _what(self, header: ListedGame) -> str:
        if isinstance(header, DamagedGame):
            return f" {header.id} is damaged: {header.reason}"
        return header.caption

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
        offset = event.get_content_offset(self)
        if offset is not None:
            self.marked = self._first + offset.y
            self.action_choose()
