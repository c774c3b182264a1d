"""A name in tiles."""

from typing import Final

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S7, S, Tile, TileSize, outline, paint_tile

_LETTERS: Final = "small"
_HEIGHT: Final = 7
"""Half rows of a tile that holds a whole word."""
_BESIDE: Final = 2
"""Columns of such a tile beside its word."""


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
        """Paint the tiles in the middle, or one for each word where they do not fit."""
        letters = len(self._text)
        sizes = (size for size in (S, S7) if size.extent(1, letters)[0] <= canvas.columns)
        size = next(sizes, None)
        if size is None:
            self._paint_words(canvas)
            return
        left = (canvas.columns - size.extent(1, letters)[0]) // 2
        face = self.palette.face("tile")
        for place, letter in enumerate(self._text):
            if letter != " ":
                paint_tile(canvas, left + place * size.pitch_x, 0, size, Tile(letter, face))

    def _paint_words(self, canvas: Canvas) -> None:
        """Paint each word on a tile as long as it is."""
        letters, face, words = font(_LETTERS), self.palette.face("tile"), self._text.split()
        widths = [letters.width(word) + 2 * _BESIDE for word in words]
        left = (canvas.columns - sum(widths) - _BESIDE * (len(words) - 1)) // 2
        for word, width in zip(words, widths, strict=True):
            if face.face is None:
                outline(canvas, left, 0, TileSize(width, _HEIGHT), face.edge)
            canvas.fill(left, 0, width, _HEIGHT - 1, face.face)
            canvas.fill(left, _HEIGHT - 1, width, 1, face.edge)
            canvas.bits(
                left + _BESIDE, (_HEIGHT - letters.height) // 2, letters.row(word), face.ink
            )
            left += width + _BESIDE
