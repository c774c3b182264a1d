"""A chart of a player's chance to win, turn by turn."""

from itertools import pairwise
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
_DOTS_DOWN: Final = 4
_BRAILLE: Final = 0x2800
_BITS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The dots of a braille cell by column and row, as Unicode numbers them."""


class ChanceChart(PixelWidget):
    """A line from turn to turn between 0 and 100 per cent, with a rule at one half.

    The turn in sight has its chance above it; a click goes to a turn.
    """

    DEFAULT_CSS = """
    ChanceChart {
        height: 100%;
    }
    """

    chances: reactive[tuple[float, ...]] = reactive((), repaint=False, init=False)
    """The chance to win after each turn, from 0 to 1."""
    marked: reactive[int | None] = reactive(None, repaint=False, init=False)
    """The number of the turn in sight, from 0, or None."""

    class Picked(Message):
        """A turn was clicked; its number, from 0."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def watch_chances(self) -> None:
        """Paint another line."""
        self.repaint()

    def watch_marked(self) -> None:
        """Paint the mark elsewhere."""
        self.repaint()

    def _column_of(self, number: int, columns: int) -> int:
        """Return the column of a turn."""
        room = max(1, columns - _LABEL - 1)
        return _LABEL + number * room // max(1, len(self.chances) - 1)

    def paint(self, canvas: Canvas) -> None:
        """Paint the scale, the rule and the line; above them what the marked turn has."""
        rows = canvas.rows - 1
        if not self.chances or rows < _FEWEST_ROWS or canvas.columns <= 2 * _LABEL:
            return
        muted = self.palette.ink("muted")
        middle = 1 + rows // 2
        for row, label in ((middle, "50%"), (1, "100%"), (rows, "0%")):
            canvas.text(0, row, label.rjust(_LABEL - 1), muted)
        canvas.text(_LABEL, middle, "┈" * (canvas.columns - _LABEL), self.palette.ink("hairline"))
        for (column, row), dots in sorted(self._dots(canvas.columns, rows).items()):
            role = "player" if row <= rows // 2 else "rival"
            canvas.text(column, 1 + row, chr(_BRAILLE + dots), self.palette.ink(role))
        if self.marked is not None and self.marked < len(self.chances):
            text = f"▾ {share_text(self.chances[self.marked])}"
            x = min(self._column_of(self.marked, canvas.columns), canvas.columns - len(text))
            canvas.text(x, 0, text, self.palette.ink("focus"), bold=True)

    def _dots(self, columns: int, rows: int) -> dict[tuple[int, int], int]:
        """Return the dots of the line, as bits of braille, by the column and row of their cell."""
        levels = rows * _DOTS_DOWN - 1
        points = [
            (2 * self._column_of(number, columns), round((1 - chance) * levels))
            for number, chance in enumerate(self.chances)
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
