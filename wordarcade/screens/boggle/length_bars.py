"""The words found of each length, as bars."""

from collections.abc import Sequence

from textual.geometry import Region

from wordarcade.looks.brush import Brush
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.screens.grid.length_counts import LengthCount

_INDENT = 3


class LengthBars(PixelWidget):
    """Paints a bar for each length: what was found of what there is.

    Args:
        lengths: the lengths, the longest first.
    """

    DEFAULT_CSS = "LengthBars { width: 100%; }"

    def __init__(self, lengths: Sequence[LengthCount]) -> None:
        super().__init__()
        self._lengths = tuple(lengths)
        self.styles.height = len(self._lengths) + 2

    def paint(self, canvas: Canvas) -> None:
        """Paint the box and the bars."""
        brush = Brush(canvas, self.palette)
        room = Region(2, 1, canvas.columns - 4, canvas.rows - 2)
        brush.box(room, "By length", "found of all")
        most = max((length.words for length in self._lengths), default=1)
        tally = 10
        width = room.width - _INDENT - tally
        for row, length in enumerate(self._lengths[: room.height], start=room.y):
            brush.write(room.x, row, (length.letters, "text", True))
            shares = length.found / most, length.words / most
            brush.share_bar(room.x + _INDENT, row, shares, width)
            of = f" of {length.words:>3}"
            brush.right(room.right, row, (f"{length.found}", "player", True), (of, "muted"))
