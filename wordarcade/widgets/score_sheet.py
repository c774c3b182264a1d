"""The score sheet widget."""

from collections.abc import Callable, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from wordarcade.looks.palette import palette_of
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.seats import place_of, role_of, sign_of
from wordarcade.widgets.sheet_line import (
    SheetColumns,
    SheetLine,
    columns_side_by_side,
    side_by_side,
)

_MARK_AND_SCROLLBAR: Final = 3
"""Columns beside a line: its mark, and the scrollbar with one before it."""


class ScoreSheet(Vertical):
    """Shows every turn: a column for each player if they fit, else one line for each turn.

    Args:
        names: the players, in the order of turns.
        first: the player whose colour comes first.
        marking: whether a line can be marked by arrows and clicks, posted as `LongList.Marked`;
            each turn has a line of its own then. Else the newest turn is kept in sight.
        numbered: whether turns that cannot be marked have their numbers, where there is room.
        empty: what is said while there are no turns.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    ScoreSheet {
        height: 1fr;
        & > Static {
            height: 1;
        }
    }
    """

    lines: reactive[tuple[SheetLine, ...]] = reactive((), init=False)
    """The turns, in order."""

    def __init__(
        self,
        names: Sequence[str],
        *,
        first: int = 0,
        marking: bool = False,
        numbered: bool = False,
        empty: str = "No turns yet.",
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        places = [place_of(player, first) for player in range(len(names))]
        pairs = zip(names, places, strict=True)
        self._names = tuple(f"{sign_of(place, len(names))}{name}" for name, place in pairs)
        self._roles = tuple(map(role_of, places))
        self._marking = marking
        self._numbered = numbered
        self._head = Static()
        self._list = LongList(empty)
        self._list.can_focus = marking

    def compose(self) -> ComposeResult:
        """The players' names where they have columns, above the turns."""
        yield self._head
        yield self._list

    def mark(self, number: int) -> None:
        """Mark a turn, by its number from 0."""
        self._list.marked = number

    @property
    def marked(self) -> int:
        """The turn that is marked; the first if none is."""
        return self._list.marked or 0

    def scroll_turns(self, turns: int) -> None:
        """Scroll some turns down, or up if negative."""
        self._list.scroll_relative(y=turns, animate=False)

    def scroll_pages(self, pages: int) -> None:
        """Scroll some pages down, or up if negative."""
        self._list.scroll_relative(y=pages * max(1, self._list.size.height - 1), animate=False)

    def on_resize(self) -> None:
        """Set the turns in columns that fit."""
        self._arrange()

    def watch_lines(self) -> None:
        """Show the new turns."""
        self._arrange()

    def _arrange(self) -> None:
        if not self.size.width:  # no place yet: names and points would be cut for a moment
            return
        lines, names, width = self.lines, self._names, self.size.width - _MARK_AND_SCROLLBAR
        columns = None if self._marking else columns_side_by_side(len(names), width)
        number = len(str(len(lines))) if self._numbered else 0
        self._head.display = columns is not None
        if columns is None:
            own = SheetColumns.of(lines, names, width, numbered=self._marking).with_number(number)

            def draw(turn: int) -> Content:
                player = lines[turn].player
                return own.line(lines[turn], names[player], turn + 1, self._role_of(player))

            self._show(len(lines), lambda turn: self._lit(draw(turn), turn))
        else:
            columns = columns.with_number(number)
            numbers = {id(line): turn for turn, line in enumerate(lines, start=1)}
            rows = side_by_side(lines, len(names))
            self._head.update(columns.heads(names, self._roles))

            def side(row: int) -> Content:
                return columns.row(rows[row], [numbers.get(id(line), 0) for line in rows[row]])

            self._show(len(rows), lambda row: self._lit(side(row), row, len(rows)))

    def _role_of(self, player: int) -> str:
        """Return the role of a player's colour; a file may have lines of nobody known."""
        return self._roles[player] if player < len(self._roles) else "text"

    def _lit(self, line: Content, number: int, lines: int | None = None) -> Content:
        """Return a line, the newest one lit up where no other is marked."""
        newest = number == (len(self.lines) if lines is None else lines) - 1
        if not newest or self._marking:
            return line
        tint = palette_of(self.app).ink("row")
        return line.stylize("on $role-row" if tint is not None else "reverse")

    def _show(self, number: int, draw: Callable[[int], Content]) -> None:
        if self._marking:
            self._list.show(number, draw, self._list.marked or 0)
        else:
            self._list.show(number, draw, None)
            self._list.scroll_end(animate=False)
