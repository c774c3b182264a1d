"""The score sheet widget."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.geometry import Region
from textual.reactive import reactive
from textual.widgets import Static

from wordarcade.looks.palette import palette_of
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.seats import place_of, role_of, sign_of
from wordarcade.widgets.sheet_columns import SheetColumns, columns_side_by_side
from wordarcade.widgets.sheet_line import SheetLine, side_by_side, turn_numbers

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

    Attributes:
        shows_totals: whether running totals have room.
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
        self.shows_totals = True
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

    @property
    def newest(self) -> Region:
        """The row of the newest turn on the screen; empty before the first."""
        rows, region = self._list.virtual_size.height, self._list.region
        last = min(rows, region.height)
        return Region(region.x, region.y + last - 1, region.width, 1) if last else Region()

    @property
    def rows(self) -> int:
        """The rows that the sheet would take whole, its names included."""
        return len(side_by_side(self.lines, len(self._names))) + 1

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
        numbers = turn_numbers(lines)
        number = len(str(max(numbers, default=0))) if self._numbered else 0
        self._head.display = columns is not None
        if columns is None:
            own = SheetColumns.of(lines, names, width, numbered=self._marking).with_number(number)

            self.shows_totals = own.total > 0

            def given(turn: int) -> tuple[SheetLine, str, int, str]:
                player = lines[turn].player
                return lines[turn], names[player], numbers[turn], self._role_of(player)

            if self._marking:
                marked = self._list.marked or 0
                self._list.show(len(lines), lambda turn: own.line(*given(turn)), marked)
            else:
                self._show([own.line(*given(turn)) for turn in range(len(lines))])
        else:
            columns = columns.with_number(number)
            self.shows_totals = columns.total > 0
            by_line = {id(line): number for line, number in zip(lines, numbers, strict=True)}
            self._head.update(columns.heads(names, self._roles))
            self._show(
                [
                    columns.row(row, [by_line.get(id(line), 0) for line in row])
                    for row in side_by_side(lines, len(names))
                ]
            )

    def _role_of(self, player: int) -> str:
        """Return the role of a player's colour; a file may have lines of nobody known."""
        return self._roles[player] if player < len(self._roles) else "text"

    def _show(self, rows: Sequence[Content]) -> None:
        """Show turns, the newest in sight and lit up."""
        newest = len(rows) - 1
        self._list.show(
            len(rows), lambda row: self._lit(rows[row]) if row == newest else rows[row], None
        )
        self._list.scroll_end(animate=False)

    def _lit(self, row: Content) -> Content:
        """Return a row of the newest turn lit up."""
        tint = palette_of(self.app).ink("row")
        return row.stylize("on $role-row" if tint is not None else "reverse")
