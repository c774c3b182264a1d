"""Letters in a row of tiles, as large as there is room for, some of them covered."""

from typing import Final

from textual import events
from textual.message import Message
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

    class Picked(Message):
        """A tile that is not covered was clicked.

        Attributes:
            letter: its letter, lowercase.
        """

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    def watch_letters(self) -> None:
        """Paint other letters."""
        self.repaint()

    def watch_missed(self) -> None:
        """Mark other letters."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tiles."""
        letters = self.letters.upper()
        size = self._tile_size(canvas.columns, canvas.rows)
        if size is not None:
            spare = 2 * canvas.rows - size.height
            top = min(spare - spare % 2, 2 * ((spare + 3) // 4))
            for number, letter in enumerate(letters):
                x = self._left(size, canvas.columns) + number * size.pitch_x
                paint_tile(canvas, x, top, size, self._tile(letter))
            return
        text = letters[: canvas.columns]
        column = (canvas.columns - len(text)) // 2
        canvas.text(column, canvas.rows // 2, text, self.palette.ink("text"), bold=True)

    def _tile_size(self, columns: int, rows: int) -> TileSize | None:
        """Return the largest size that fits, or None."""
        for size in _SIZES:
            width = len(self.letters) * size.pitch_x - size.gap_x
            if 0 < width <= columns and size.height <= 2 * rows:
                return size
        return None

    def _left(self, size: TileSize, columns: int) -> int:
        return (columns - len(self.letters) * size.pitch_x + size.gap_x) // 2

    def on_click(self, event: events.Click) -> None:
        """Pick the letter under the pointer."""
        columns, rows = self.content_size
        size = self._tile_size(columns, rows)
        if size is None:
            return
        number, within = divmod(event.x - self._left(size, columns), size.pitch_x)
        if 0 <= number < len(self.letters) and within < size.width:
            letter = self.letters[number]
            if letter != COVERED:
                self.post_message(self.Picked(letter.lower()))

    def _tile(self, letter: str) -> Tile:
        if letter == COVERED:
            sign = COVERED if self.palette.mono else ""
            return Tile(sign, self.palette.face("covered"))
        face = "refused" if letter in self.missed.upper() else "tile"
        return Tile(letter, self.palette.face(face))
