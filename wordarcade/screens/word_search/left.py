"""The words left of a board of random letters, as bars by length."""

from collections.abc import Sequence
from typing import Final

from wordarcade.looks.brush import Brush
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.screens.grid.left_by_length import paint_left
from wordarcade.screens.grid.length_counts import LengthCount

_COUNTING: Final = "Counting the words …"


class LeftBars(PixelWidget):
    """Paints a bar for each length; until the words are counted, that they are."""

    DEFAULT_CSS = "LeftBars { width: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self._lengths: tuple[LengthCount, ...] = ()
        self._boxed = False

    def show(self, lengths: Sequence[LengthCount], *, boxed: bool) -> None:
        """Show other numbers.

        Args:
            lengths: the longest first; none while they are counted.
            boxed: whether a panel with a title is around them.
        """
        if (tuple(lengths), boxed) != (self._lengths, self._boxed):
            self._lengths, self._boxed = tuple(lengths), boxed
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the bars."""
        brush, room = Brush(canvas, self.palette), self.content_size.region
        if self._lengths:
            paint_left(brush, room, self._lengths, boxed=self._boxed)
        else:
            brush.centred(room, room.height // 2, (_COUNTING, "muted"))
