"""The words of a finished round side by side: those found and those missed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message

from wordarcade.games.boggle.session import SolvedWord
from wordarcade.looks.brush import Brush, Piece
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget

_SIDES: Final = ("Yours", "Missed")
_ORDER: Final = "best first "
"""The order of the words missed, told where there is room and no offensive word that comes last
has more points than another."""
_MARKS: Final[tuple[Piece, Piece]] = (("✓ ", "good"), ("· ", "muted"))
_CHOSEN: Final[Piece] = ("▸ ", "focus", True)

_AIRY_FROM: Final = 18
"""Rows from which one is free under the border."""


_NARROWEST: Final = 14
_WIDEST: Final = 20
"""Columns that a word takes at least, and at most: a very long one has no points then."""
_BESIDE_WORD: Final = 4
"""Columns of its mark and of what parts it from the next one."""


@dataclass(frozen=True, slots=True)
class _Side:
    """The room of one side: columns of words, filled from the top.

    Attributes:
        room: where.
        columns: how many columns of words it has.
    """

    room: Region
    columns: int

    @property
    def capacity(self) -> int:
        return self.columns * max(1, self.room.height)

    @property
    def width(self) -> int:
        return self.room.width // self.columns

    def spot(self, number: int) -> tuple[int, int]:
        """Return the column and row of the word of a number on a page."""
        column, row = divmod(number, max(1, self.room.height))
        return self.room.x + column * self.width, self.room.y + row

    def number_at(self, x: int, y: int) -> int | None:
        """Return the number on its page of the word at a point, if it is on this side."""
        if not self.room.contains(x, y):
            return None
        column = min((x - self.room.x) // self.width, self.columns - 1)
        return column * self.room.height + y - self.room.y


class WordColumns(PixelWidget, can_focus=True):
    """Two lists in columns; one word is chosen.

    Args:
        found: the words found, in their order.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", "Word above", show=False, id="results.up"),
        Binding("down", "move(1)", "Word below", show=False, id="results.down"),
        Binding("left", "jump(-1)", "Column to the left", show=False, id="results.left"),
        Binding("right", "jump(1)", "Column to the right", show=False, id="results.right"),
        Binding("pageup", "turn(-1)", "Page up", show=False, id="results.page-up"),
        Binding("pagedown", "turn(1)", "Page down", show=False, id="results.page-down"),
        Binding("home", "move(-9999)", "First word", show=False, id="results.first"),
        Binding("end", "move(9999)", "Last word", show=False, id="results.last"),
    ]

    DEFAULT_CSS = "WordColumns { width: 100%; height: 1fr; }"

    @dataclass
    class Chosen(Message):
        """Another word is chosen.

        Attributes:
            word: the word.
            missed: whether it was missed.
        """

        word: SolvedWord
        missed: bool

    def __init__(self, found: Sequence[SolvedWord], missed: int) -> None:
        super().__init__()
        self._words: list[tuple[SolvedWord, ...]] = [tuple(found), ()]
        self._count = missed
        self._side = 0
        self._at = [0, 0]

    @property
    def words(self) -> tuple[tuple[SolvedWord, ...], ...]:
        """The words found, and those missed."""
        return tuple(self._words)

    @property
    def chosen(self) -> SolvedWord | None:
        """The word chosen, if there is one."""
        words = self._words[self._side]
        return words[self._at[self._side]] if words else None

    @property
    def among_missed(self) -> bool:
        """Whether the word chosen was missed."""
        return self._side == 1

    def show_missed(self, missed: Sequence[SolvedWord]) -> None:
        """Show the words missed, and choose the first of them."""
        self._words[1] = tuple(missed)
        self._side = 1 if missed else 0
        self._tell()

    def switch(self) -> None:
        """Go over to the other side, if it has words."""
        if self._words[1 - self._side]:
            self._side = 1 - self._side
            self._tell()

    def _tell(self) -> None:
        self.repaint()
        if self.chosen is not None:
            self.post_message(self.Chosen(self.chosen, missed=self.among_missed))

    # Keys and mouse

    def action_move(self, words: int) -> None:
        """Choose the word so many below; negative goes up."""
        last = len(self._words[self._side]) - 1
        if last >= 0:
            self._at[self._side] = min(max(self._at[self._side] + words, 0), last)
            self._tell()

    def action_jump(self, columns: int) -> None:
        """Choose the word beside; beyond the last column lies the other side."""
        side = self._sides()[self._side]
        rows = max(1, side.room.height)
        at = self._at[self._side] + columns * rows
        on_page = at // side.capacity == self._at[self._side] // side.capacity
        if 0 <= at < len(self._words[self._side]) and on_page:
            self.action_move(columns * rows)
        elif (columns > 0) == (self._side == 0):
            self.switch()

    def action_turn(self, pages: int) -> None:
        """Choose a word a page on; negative goes back."""
        self.action_move(pages * self._sides()[self._side].capacity)

    def on_click(self, event: events.Click) -> None:
        """Choose the word that is clicked."""
        for number, side in enumerate(self._sides()):
            spot = side.number_at(event.x, event.y)
            if spot is None:
                continue
            at = self._page(number) * side.capacity + spot
            if at < len(self._words[number]):
                self._side, self._at[number] = number, at
                self._tell()

    def on_mouse_scroll_down(self) -> None:
        """Choose the word below."""
        self.action_move(1)

    def on_mouse_scroll_up(self) -> None:
        """Choose the word above."""
        self.action_move(-1)

    # Painting

    def _page(self, side: int) -> int:
        return self._at[side] // self._sides()[side].capacity

    def _column_width(self) -> int:
        """Return the columns that a word takes with its mark, its points and a gap."""
        words = (f"{word.word} {word.points}" for side in self._words for word in side)
        longest = max(map(len, words), default=0)
        return min(max(_NARROWEST, longest + _BESIDE_WORD), _WIDEST)

    def _sides(self) -> tuple[_Side, _Side]:
        """Return the rooms of both sides: the missed words get what yours don't need."""
        size = self.content_size
        top = 2 if size.height >= _AIRY_FROM else 1
        inner = Region(2, top, max(4, size.width - 4), max(1, size.height - 1 - top))
        columns = max(2, inner.width // self._column_width())
        needed = -(-len(self._words[0]) // inner.height)
        yours = max(1, min(columns // 2, needed))
        width = inner.width * yours // columns
        return (
            _Side(Region(inner.x, inner.y, width - 1, inner.height), yours),
            _Side(
                Region(inner.x + width, inner.y, inner.width - width, inner.height),
                columns - yours,
            ),
        )

    def paint(self, canvas: Canvas) -> None:
        """Paint both sides in one box."""
        brush = Brush(canvas, self.palette)
        brush.box(Region(2, 1, canvas.columns - 4, canvas.rows - 2), "")
        totals = len(self._words[0]), self._count
        for number, side in enumerate(self._sides()):
            role = "focus" if number == self._side else "text"
            end = brush.write(side.room.x, 0, (f" {_SIDES[number]} {totals[number]} ", role, True))
            fits = end + len(_ORDER) + 2 <= side.room.right
            if number == 1 and self._words[1] and fits and self._best_first():
                brush.write(end, 0, (f"· {_ORDER}", "muted"))
            self._paint_side(brush, number, side)

    def _best_first(self) -> bool:
        """Return whether no word missed has more points than one before it."""
        return all(before.points >= word.points for before, word in pairwise(self._words[1]))

    def _paint_side(self, brush: Brush, number: int, side: _Side) -> None:
        words, page = self._words[number], self._page(number)
        first = page * side.capacity
        for spot, word in enumerate(words[first : first + side.capacity]):
            x, row = side.spot(spot)
            chosen = number == self._side and first + spot == self._at[number]
            room = Region(x, row, side.width, 1)
            self._paint_word(brush, room, word, _CHOSEN if chosen else _MARKS[number])
        more = len(words) - first - side.capacity
        foot = f" {more} more ↓ " if more > 0 else f" {first} before ↑ " if first else ""
        if foot:
            brush.write(side.room.x, side.room.bottom, (foot, "muted"))

    def _paint_word(self, brush: Brush, room: Region, word: SolvedWord, mark: Piece) -> None:
        if mark is _CHOSEN:
            brush.canvas.fill(room.x - 1, 2 * room.y, room.width, 2, self.palette.ink("row"))
        name, points = word.word.upper(), f" {word.points}"
        space = room.width - 3
        if len(name) + len(points) > space:
            points = ""
        if len(name) > space:
            name = name[: space - 1] + "…"
        ink: Piece = (name, "focus", True) if mark is _CHOSEN else (name, "text")
        brush.write(room.x, room.y, mark, ink, (points, "muted"))
