"""A chart of a player's chance to win, turn by turn."""

from collections.abc import Mapping
from enum import Enum
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from textual import events
from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import share_text

_LABEL: Final = 5
"""Columns of the scale at the left, such as "100%"."""

_FEWEST_ROWS: Final = 3
_NUMBERED: Final = 7
"""Rows of a chart that has one for the numbers of the turns."""
_APART: Final = 2
"""Columns from turn to turn from which every turn has its sign; with fewer, signs would touch."""
_STEPS: Final = (1, 2, 5, 10, 20, 50)
"""Turns from one number to the next; the numbers are multiples of it."""
_BETWEEN_NUMBERS: Final = 4
"""Columns from one number to the next at least."""
_DOTS_DOWN: Final = 4
_MIDDLE: Final = 2
"""Dots of a cell, and those above the middle of a row, where its text and rules are."""
_BRAILLE: Final = 0x2800
_BITS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The dots of a braille cell by column and row, as Unicode numbers them."""


class Point(Enum):
    """What a turn was; its sign and the role of its colour."""

    OWN = "●", "player"
    OTHER = "○", "rival"
    BINGO = "★", "focus"
    SLIP = "▼", "bad"
    BINGO_SLIP = "★", "bad"

    @property
    def sign(self) -> str:
        """The sign, which tells it without its colour."""
        return self.value[0]

    @property
    def role(self) -> str:
        """The role of its colour."""
        return self.value[1]


class ChanceChart(PixelWidget):
    """A line from turn to turn between 0 and 100 per cent, with a rule at one half.

    Turns have signs on it, and numbers below; other lines of the score sheet have neither. The
    line in sight has its chance above it; a click goes to a line.
    """

    DEFAULT_CSS = """
    ChanceChart {
        height: 100%;
    }
    """

    chances: reactive[tuple[float, ...]] = reactive((), repaint=False, init=False)
    """The chance to win after each line, from 0 to 1."""
    points: reactive[Mapping[int, Point]] = reactive(
        MappingProxyType({}), repaint=False, init=False
    )
    """What the turns were, by their lines from 0."""
    marked: reactive[int | None] = reactive(None, repaint=False, init=False)
    """The line in sight, from 0, or None."""

    class Picked(Message):
        """A line was clicked; its number, from 0."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def watch_chances(self) -> None:
        """Paint another line."""
        self.repaint()

    def watch_points(self) -> None:
        """Paint other signs."""
        self.repaint()

    def watch_marked(self) -> None:
        """Paint the mark elsewhere."""
        self.repaint()

    @staticmethod
    def shows_turns(lines: int, columns: int) -> bool:
        """Return whether all turns have signs, and not those of bingos and slips alone.

        Args:
            lines: of the score sheet.
            columns: of the chart.
        """
        return columns - _LABEL >= _APART * lines

    def _column_of(self, number: int, columns: int) -> int:
        """Return the column of a line."""
        room = max(1, columns - _LABEL - 1)
        return _LABEL + number * room // max(1, len(self.chances) - 1)

    def paint(self, canvas: Canvas) -> None:
        """Paint the scale, the rule, the line and its turns; above what the marked turn has."""
        numbered = canvas.rows >= _NUMBERED
        # One half is as far from both ends: what is left of an even number of rows stays free.
        rows = (canvas.rows - 2 - numbered) // 2 * 2 + 1
        if not self.chances or rows < _FEWEST_ROWS or canvas.columns <= 2 * _LABEL:
            return
        muted = self.palette.ink("muted")
        top = canvas.rows - numbered - rows
        middle = top + rows // 2
        for row, label in ((middle, "50%"), (top, "100%"), (top + rows - 1, "0%")):
            canvas.text(0, row, label.rjust(_LABEL - 1), muted)
        canvas.text(_LABEL, middle, "┈" * (canvas.columns - _LABEL), self.palette.ink("hairline"))
        for (column, row), dots in sorted(self._dots(canvas.columns, rows).items()):
            role = "player" if row <= rows // 2 else "rival"
            canvas.text(column, top + row, chr(_BRAILLE + dots), self.palette.ink(role))
        self._paint_points(canvas, top, rows)
        if numbered:
            self._paint_numbers(canvas)
        if self.marked is not None and self.marked < len(self.chances):
            text = f"▾ {share_text(self.chances[self.marked])}"
            x = min(self._column_of(self.marked, canvas.columns), canvas.columns - len(text))
            canvas.text(x, 0, text, self.palette.ink("focus"), bold=True)

    def _paint_points(self, canvas: Canvas, top: int, rows: int) -> None:
        """Paint the signs of the turns; where they are close, those of bingos and slips alone."""
        close = not self.shows_turns(len(self.chances), canvas.columns)
        for number, point in self.points.items():
            if number < len(self.chances) and not (close and point in {Point.OWN, Point.OTHER}):
                row = self._level(number, rows) // _DOTS_DOWN
                column = self._column_of(number, canvas.columns)
                canvas.text(column, top + row, point.sign, self.palette.ink(point.role), bold=True)

    def _paint_numbers(self, canvas: Canvas) -> None:
        """Write the numbers of turns below them, in even steps, and that of the marked one.

        Those that the marked one would touch give way to it.
        """
        lines = [line for line in sorted(self.points) if line < len(self.chances)]
        numbers = {line: number for number, line in enumerate(lines, start=1)}
        pitch = (canvas.columns - _LABEL) / len(self.chances)
        step = next((step for step in _STEPS if step * pitch >= _BETWEEN_NUMBERS), _STEPS[-1])
        taken = range(0)
        if self.marked in numbers:
            taken = self._number_place(self.marked, numbers[self.marked], canvas.columns)
            ink = self.palette.ink("focus")
            canvas.text(taken.start, canvas.rows - 1, str(numbers[self.marked]), ink, bold=True)
        for line in lines[step - 1 :: step]:
            place = self._number_place(line, numbers[line], canvas.columns)
            if place.stop < taken.start or taken.stop < place.start:
                muted = self.palette.ink("muted")
                canvas.text(place.start, canvas.rows - 1, str(numbers[line]), muted)

    def _number_place(self, line: int, number: int, columns: int) -> range:
        """Return the columns of the number of a turn."""
        width = len(str(number))
        start = min(self._column_of(line, columns), columns - width)
        return range(start, start + width)

    def _level(self, number: int, rows: int) -> int:
        """Return how many dots below the top the line is: on a level with the scale beside it."""
        return _MIDDLE + round((1 - self.chances[number]) * (rows - 1) * _DOTS_DOWN)

    def _dots(self, columns: int, rows: int) -> dict[tuple[int, int], int]:
        """Return the dots of the line, as bits of braille, by the column and row of their cell."""
        points = [
            (2 * self._column_of(number, columns), self._level(number, rows))
            for number in range(len(self.chances))
        ]
        cells: dict[tuple[int, int], int] = {}
        for (x, y), (next_x, next_y) in pairwise([*points, points[-1]]):
            steps = max(next_x - x, abs(next_y - y), 1)
            for step in range(steps + 1):
                at_x = x + (next_x - x) * step // steps
                at_y = y + round((next_y - y) * step / steps)
                cell = at_x // 2, at_y // _DOTS_DOWN
                bit = _BITS[at_x % 2][at_y % _DOTS_DOWN]
                cells[cell] = cells.get(cell, 0) | bit
        return cells

    def on_click(self, event: events.Click) -> None:
        """Go to the turn under the pointer."""
        columns = self.content_size.width
        near = [abs(self._column_of(it, columns) - event.x) for it in range(len(self.chances))]
        if near:
            self.post_message(self.Picked(near.index(min(near))))
