"""A name in tiles."""

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S7, S, Tile, TileSize, paint_tile

_SMALL = TileSize(5, 7, font="small")
"""Tiles as narrow as their letters, for long names."""


class Banner(PixelWidget):
    """A name in tiles, as large as there is room for; a gap where it has a space.

    Args:
        text: the name; its letters become capitals.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    Banner {
        width: 100%;
        height: 4;
    }
    """

    def __init__(
        self,
        text: str,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._text = text.upper()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tiles in the middle."""
        letters = len(self._text)
        sizes = (size for size in (S, S7) if size.extent(1, letters)[0] <= canvas.columns)
        size = next(sizes, _SMALL)
        left = (canvas.columns - size.extent(1, letters)[0]) // 2
        face = self.palette.face("tile")
        for place, letter in enumerate(self._text):
            if letter != " ":
                paint_tile(canvas, left + place * size.pitch_x, 0, size, Tile(letter, face))
