"""A name in tiles, as large as there is room for."""

from typing import Final

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S7, XS, S, Tile, TileSize, X, paint_tile

_SIZES: Final[tuple[TileSize, ...]] = (S, S7, X, XS)


class NameTiles(PixelWidget):
    """Shows a name in a row of tiles; one too long for that stands there as text.

    Args:
        name: the name.
    """

    DEFAULT_CSS = """
    NameTiles {
        height: 4;
    }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._letters = name.upper()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tiles in the middle."""
        for size in _SIZES:
            width = len(self._letters) * size.pitch_x - size.gap_x
            if 0 < width <= canvas.columns and size.height <= 2 * canvas.rows:
                left, top = (canvas.columns - width) // 2, 2 * canvas.rows - size.height
                for number, letter in enumerate(self._letters):
                    face = self.palette.face("tile")
                    x = left + number * size.pitch_x
                    paint_tile(canvas, x, top - top % 2, size, Tile(letter.strip(), face))
                return
        name = self._letters[: canvas.columns]
        x = (canvas.columns - len(name)) // 2
        canvas.text(x, canvas.rows // 2, name, self.palette.ink("text"), bold=True)
