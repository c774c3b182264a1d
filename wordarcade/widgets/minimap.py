"""A minimap of a whole grid: words found, the path, and the part in view."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.grid_display import GridDisplay

_THINNEST: Final = 2
"""Pixels of the frame's sides at the least, between which there is still something to see."""


class Minimap(PixelWidget):
    """Shows where on a large grid one is.

    Args:
        board: the grid.
    """

    DEFAULT_CSS = """
    Minimap {
        width: 100%;
        height: 1fr;
    }
    """

    faces: reactive[Mapping[int, str]] = reactive(MappingProxyType({}))
    """The faces of the cells of words, as roles of the palette."""

    def __init__(self, board: GridDisplay) -> None:
        super().__init__()
        self._board: Final = board

    def on_mount(self) -> None:
        """Follow the board as it scrolls, and what is lit on it."""
        for moved in ("scroll_x", "scroll_y", "path", "virtual_size"):
            self.watch(self._board, moved, self.repaint, init=False)

    def watch_faces(self) -> None:
        """Draw it with the new words."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the grid as a square, as large as there is room for."""
        side = min(canvas.columns, 2 * canvas.rows)
        left = (canvas.columns - side) // 2
        palette = self.palette
        canvas.fill(left, 0, side, side, palette.ink("surface"))
        self._dots(canvas, left, side, self.faces)
        self._dots(canvas, left, side, dict.fromkeys(self._board.path, "path"))
        self._frame(canvas, left, side)

    def _dots(self, canvas: Canvas, left: int, side: int, faces: Mapping[int, str]) -> None:
        columns, rows = self._board.grid.columns, self._board.grid.rows
        for cell, role in faces.items():
            face = self.palette.face(role)
            paint = face.ink if face.face is None else face.face
            row, column = divmod(cell, columns)
            wide, high = max(1, side // columns), max(1, side // rows)
            canvas.fill(left + column * side // columns, row * side // rows, wide, high, paint)

    def _frame(self, canvas: Canvas, left: int, side: int) -> None:
        columns, rows = self._board.grid.columns, self._board.grid.rows
        sight, paint = self._board.sight, self.palette.ink("focus")
        x, y = left + sight.x * side // columns, sight.y * side // rows
        wide = max(_THINNEST, -(-sight.width * side // columns))
        high = max(_THINNEST, -(-sight.height * side // rows))
        canvas.fill(x, y, wide, 1, paint)
        canvas.fill(x, y + high - 1, wide, 1, paint)
        canvas.fill(x, y, 1, high, paint)
        canvas.fill(x + wide - 1, y, 1, high, paint)
