"""Letters in a row of tiles, as large as there is room for, some of them covered."""

from typing import Final

from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S7, XS, M, S, Tile, TileSize, X, paint_tile

COVERED: Final = "?"
"""The sign of a covered letter."""

_SIZES: Final[tuple[TileSize, ...]] = (M, S, S7, X, XS)


class LetterRow(PixelWidget):
    """Shows letters on tiles in the middle; what is too long for that stands there as text."""

    DEFAULT_CSS = """
    LetterRow {
        width: 100%;
        height: 4;
    }
    """

    letters: reactive[str] = reactive("", init=False)
    """The letters, in any case; `COVERED` for a tile that is turned over."""
    missed: reactive[str] = reactive("", init=False)
    """The letters that were not found, in any case: their tiles are marked."""

    def watch_letters(self) -> None:
        """Paint other letters."""
        self.repaint()

    def watch_missed(self) -> None:
        """Mark other letters."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tiles."""
        letters = self.letters.upper()
        for size in _SIZES:
            width = len(letters) * size.pitch_x - size.gap_x
            if 0 < width <= canvas.columns and size.height <= 2 * canvas.rows:
                left = (canvas.columns - width) // 2
                spare = 2 * canvas.rows - size.height
                top = min(spare - spare % 2, 2 * ((spare + 3) // 4))
                for number, letter in enumerate(letters):
                    x = left + number * size.pitch_x
                    paint_tile(canvas, x, top, size, self._tile(letter))
                return
        text = letters[: canvas.columns]
        column = (canvas.columns - len(text)) // 2
        canvas.text(column, canvas.rows // 2, text, self.palette.ink("text"), bold=True)

    def _tile(self, letter: str) -> Tile:
        if letter == COVERED:
            sign = COVERED if self.palette.mono else ""
            return Tile(sign, self.palette.face("covered"))
        face = "refused" if letter in self.missed.upper() else "tile"
        return Tile(letter, self.palette.face(face))
