"""A name in tiles."""

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S, Tile, paint_tile


class Banner(PixelWidget):
    """A name in tiles of the size S, a gap where it has a space.

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
        left = (canvas.columns - S.extent(1, len(self._text))[0]) // 2
        face = self.palette.face("tile")
        for place, letter in enumerate(self._text):
            if letter != " ":
                paint_tile(canvas, left + place * S.pitch_x, 0, S, Tile(letter, face))
