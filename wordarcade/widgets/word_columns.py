"""Many words with their points in columns, row by row, one of them marked.

Only rows in sight are drawn.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from wordarcade.looks.palette import palette_of
from wordarcade.widgets.line_message import LineMessage

_GAP: Final = 3
"""Columns between two words."""
_BESIDE: Final = 6
"""Columns of a word's marks, and of up to three digits of points, beside it."""
_RULE: Final = "$role-hairline"
_NO_HEADS: Final[Mapping[int, str]] = MappingProxyType({0: ""})


class WordCell(NamedTuple):
    """A word as it is shown.

    Attributes:
        mark: the glyphs before it, or as many spaces.
        word: the word; cut off where there is no room.
        points: its points.
    """

    mark: Content
    word: Content
    points: int

    @property
    def marked(self) -> bool:
        """Whether the word stands out."""
        return not self.mark.plain.isspace()


class _Group(NamedTuple):
    """Words below a heading, if they have one.

    Attributes:
        row: the row it begins in, from 0.
        first: the number of its first word.
        end: the number behind its last word.
        head: the heading; empty for none.
    """

    row: int
    first: int
    end: int
    head: str

    @property
    def words_row(self) -> int:
        """The row of its first words."""
        return self.row + bool(self.head)


def _row_of(group: _Group) -> int:
    return group.row


def _first_of(group: _Group) -> int:
    return group.first


class WordColumns(ScrollView, can_focus=True, inherit_bindings=False):
    """Words in as many columns as fit; there may be hundreds of thousands.

    Args:
        breadth: the columns of a word with its points, at least.
        id: the ID of the widget in the DOM.

    Attributes:
        shown: how many times it was given words.
    """

    ALLOW_SELECT = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", "Word above", show=False, id="words.up"),
        Binding("down", "move(1)", "Word below", show=False, id="words.down"),
        Binding("left", "move_across(-1)", "Word before", show=False, id="words.left"),
        Binding("right", "move_across(1)", "Word after", show=False, id="words.right"),
        Binding("pageup", "move_pages(-1)", "Page up", show=False, id="words.page-up"),
        Binding("pagedown", "move_pages(1)", "Page down", show=False, id="words.page-down"),
        Binding("home", "move_to(0)", "First word", show=False, id="words.first"),
        Binding("end", "move_to(-1)", "Last word", show=False, id="words.last"),
    ]

    DEFAULT_CSS = """
    WordColumns {
        height: 1fr;
        background: transparent;
        scrollbar-size-vertical: 1;
    }
    """

    marked: reactive[int | None] = reactive(None, init=False)
    """The number of the marked word, from 0, or None if there is none."""

    class Marked(LineMessage):
        """Another word is marked."""

    def __init__(
        self,
        breadth: int,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._breadth = breadth
        self.shown = 0
        self._least_breadth = breadth
        self._words = 0
        self._heads: Mapping[int, str] = _NO_HEADS
        self._groups = [_Group(0, 0, 0, "")]
        self._empty = ""
        self._cell: Callable[[int], WordCell] = lambda _: WordCell(Content(" "), Content(""), 0)

    def show(
        self,
        words: int,
        cell: Callable[[int], WordCell],
        empty: str = "",
        heads: Mapping[int, str] = _NO_HEADS,
        longest: int = 0,
    ) -> None:
        """Show other words, and mark the first.

        Args:
            words: how many there are.
            cell: returns a word by its number, from 0.
            empty: the text shown instead of no words.
            heads: headings, by the number of the first word below each, ascending from 0; none
                for words without headings.
            longest: the columns of the longest word, which is not cut off if there is any room
                for it; 0 if `breadth` is enough for all.
        """
        self.shown += 1
        self._breadth = max(self._least_breadth, longest + _BESIDE)
        self._words, self._cell, self._empty = words, cell, empty
        self._heads = heads or _NO_HEADS
        self._measure()
        self.set_reactive(WordColumns.marked, None)
        self.scroll_home(animate=False)
        self.refresh()
        if words:
            self.marked = 0

    @property
    def _room(self) -> int:
        """The columns beside the scrollbar."""
        return self.scrollable_content_region.width

    @property
    def _across(self) -> int:
        """The number of words in a row."""
        return max(1, (self._room + _GAP) // (self._breadth + _GAP))

    def _measure(self) -> None:
        """Lay the groups below each other."""
        across, row, groups = self._across, 0, []
        ends = [*list(self._heads)[1:], self._words]
        for (first, head), end in zip(self._heads.items(), ends, strict=True):
            groups.append(_Group(row, first, end, head))
            row += bool(head) - (first - end) // across
        self._groups = groups
        self.virtual_size = Size(0, row)

    def _lines_of(self, group: _Group, column: int) -> int:
        """Return how many words of a group are in a column."""
        return max(0, -((group.first + column - group.end) // self._across))

    def _place_of(self, number: int) -> tuple[int, int]:
        """Return the column of a word, and how many words are above it there."""
        place = bisect_right(self._groups, number, key=_first_of) - 1
        line, column = divmod(number - self._groups[place].first, self._across)
        return column, line + sum(self._lines_of(each, column) for each in self._groups[:place])

    def _lines_in(self, column: int) -> int:
        """Return how many words are in a column, from the first row to the last."""
        if column not in range(self._across):
            return 0
        return sum(self._lines_of(group, column) for group in self._groups)

    def _number_at(self, column: int, line: int) -> int:
        """Return the number of the word in a column that has so many above it there."""
        for group in self._groups:
            lines = self._lines_of(group, column)
            if line < lines:
                return group.first + line * self._across + column
            line -= lines
        raise IndexError(line)

    def _numbers_in(self, row: int) -> range:
        """Return the numbers of the words in a row of all; none for one with a heading."""
        group = self._groups[bisect_right(self._groups, row, key=_row_of) - 1]
        first = group.first + (row - group.words_row) * self._across
        if row < group.words_row or first >= group.end:
            return range(0)
        return range(first, min(first + self._across, group.end))

    def on_resize(self) -> None:
        """Fit the columns to the new room, and keep the marked word in sight."""
        self._measure()
        self._show_marked()

    def render_line(self, y: int) -> Strip:
        """Draw row `y` of what is in sight."""
        columns, across = self._room, self._across
        row = self.scroll_offset.y + y
        room = (columns + _GAP) // across - _GAP
        heads = {group.row: group.head for group in self._groups if group.head}
        if row in heads and self._words:
            rule = "─" * max(0, columns - len(heads[row]) - 2)
            line = Content.assemble((f" {heads[row]} ", "bold $role-muted"), (rule, _RULE))
        elif self._words or y:
            cells = [self._drawn(number, room) for number in self._numbers_in(row)]
            line = Content(" " * _GAP).join(cells) if cells else Content("")
        else:
            line = Content.styled(self._empty, "$role-muted")
        line = line.truncate(columns, ellipsis=True, pad=True)
        return Visual.to_strips(self, line, columns, 1, self.visual_style, pad=True)[0]

    def _drawn(self, number: int, columns: int) -> Content:
        cell, marked = self._cell(number), number == self.marked
        points = f"{cell.points:,}"
        room = columns - cell.mark.cell_length - len(points) - 2
        word = cell.word.truncate(room, ellipsis=True, pad=True)
        if cell.marked or marked:
            word = word.stylize("bold $role-text")
        line = Content.assemble(
            cell.mark,
            ("▸" if marked else " ", "bold $role-focus"),
            word,
            (f" {points}", "bold $role-text" if cell.marked else "$role-muted"),
        )
        if not marked:
            return line
        if palette_of(self.app).ink("row") is None:
            return Content.styled(line.plain, "bold reverse")  # there are no tints
        return line.stylize("on $role-row")

    def watch_marked(self, marked: int | None) -> None:
        """Draw the mark, bring it into sight, and tell."""
        self.refresh()
        self._show_marked()
        if marked is not None:
            self.post_message(self.Marked(self, marked))

    def _show_marked(self) -> None:
        if self.marked is not None:
            group = self._groups[bisect_right(self._groups, self.marked, key=_first_of) - 1]
            line = (self.marked - group.first) // self._across
            # With the heading above the first words.
            top = group.words_row + line if line else group.row
            rows = group.words_row + line + 1 - top
            self.scroll_to_region(Region(0, top, 1, rows), animate=False)

    def action_move(self, words: int) -> None:
        """Mark the word below or above; beyond the end of a column, the next one's nearest end.

        Args:
            words: 1 for below, -1 for above.
        """
        if self.marked is None:
            return
        column, line = self._place_of(self.marked)
        if 0 <= line + words < self._lines_in(column):
            self.marked = self._number_at(column, line + words)
        elif beside := self._lines_in(column + words):
            self.marked = self._number_at(column + words, 0 if words > 0 else beside - 1)

    def action_move_across(self, words: int) -> None:
        """Mark a word further on in its row, or back; beyond its end, in the next row."""
        if self.marked is not None:
            self.marked = min(max(self.marked + words, 0), self._words - 1)

    def action_move_pages(self, pages: int) -> None:
        """Mark a word of the same column a page further on, or back."""
        if self.marked is not None:
            column, line = self._place_of(self.marked)
            line += pages * max(1, self.size.height - 1)
            self.marked = self._number_at(column, min(max(line, 0), self._lines_in(column) - 1))

    def action_move_to(self, number: int) -> None:
        """Mark a word by its number from 0, or from -1 backwards."""
        if self.marked is not None:
            self.marked = number % self._words

    def on_click(self, event: events.Click) -> None:
        """Mark the word under the pointer."""
        across = self._across
        column = min(event.x * across // (self._room + _GAP), across - 1)
        numbers = self._numbers_in(event.y + self.scroll_offset.y)
        if column < len(numbers):
            self.marked = numbers[column]
