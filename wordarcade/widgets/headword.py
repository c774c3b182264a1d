"""A word as the heading of a card."""

from typing import Final

from textual.geometry import Size

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont, font
from wordarcade.looks.pixel_widget import PixelWidget

_FONT: Final = "small"


class Headword(PixelWidget):
    """A word in large letters where there is room, else in spaced capitals, else in capitals.

    Args:
        word: the word.
        large: whether there are rows for large letters.
    """

    DEFAULT_CSS = """
    Headword {
        width: 1fr;
        height: auto;
    }
    """

    def __init__(self, word: str, *, large: bool) -> None:
        super().__init__()
        self._word = word.upper()
        self._large = large

    @property
    def _font(self) -> PixelFont:
        return font(_FONT)

    def _is_large(self, columns: int) -> bool:
        letters = self._font
        return self._large and letters.draws(self._word) and letters.width(self._word) <= columns

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows of the letters."""
        del container, viewport
        return (self._font.height + 1) // 2 if self._is_large(width) else 1

    def paint(self, canvas: Canvas) -> None:
        """Paint the word."""
        ink = self.palette.face("tile").ink
        if self._is_large(canvas.columns):
            canvas.bits(0, 0, self._font.row(self._word), ink)
            return
        spaced = " ".join(self._word)
        word = spaced if len(spaced) <= canvas.columns else self._word
        if len(word) > canvas.columns:
            word = f"{word[: canvas.columns - 1]}…"
        canvas.text(0, 0, word, ink, bold=True)
