"""A word in tiles that grow in number as it is typed; walnut covers its letters."""

from typing import Final

from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import XS, S, Tile, TileSize, X, paint_tile

_SIZES: Final[tuple[TileSize, ...]] = (S, X, XS)


class HiddenTiles(PixelWidget):
    """Shows the letters typed, and the place of the next one."""

    DEFAULT_CSS = "HiddenTiles { width: 100%; height: 4; }"

    letters: reactive[str] = reactive("", init=False)
    """The letters typed, in lowercase."""
    covered: reactive[bool] = reactive(default=False, init=False)
    """Whether they cannot be read."""

    def watch_letters(self) -> None:
        """Paint other tiles."""
        self.repaint()

    def watch_covered(self) -> None:
        """Cover the tiles, or uncover them."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint a tile for each letter, and an empty slot."""
        places = len(self.letters) + 1
        for size in _SIZES:
            width = places * size.pitch_x - size.gap_x
            if width <= canvas.columns and size.height <= 2 * canvas.rows:
                self._paint(canvas, size)
                return
        shown = "■" * len(self.letters) if self.covered else self.letters.upper()
        canvas.text(0, canvas.rows // 2, shown, self.palette.ink("text"), bold=True)

    def _paint(self, canvas: Canvas, size: TileSize) -> None:
        top = max(0, 2 * canvas.rows - size.height) // 2
        top -= top % 2
        face = self.palette.face("covered" if self.covered else "tile")
        for number, letter in enumerate(self.letters):
            tile = Tile("" if self.covered else letter.upper(), face)
            paint_tile(canvas, number * size.pitch_x, top, size, tile)
            if self.covered and face.face is None:
                canvas.text(number * size.pitch_x + 1, top // 2, "■", self.palette.ink("muted"))
        left = len(self.letters) * size.pitch_x
        canvas.fill(left, top, size.width, size.height - 1, self.palette.ink("slot"))
        line = self.palette.ink("slot-line")
        canvas.fill(left, top + size.height - 1, size.width, 1, line)
        row = (top + size.height // 2) // 2
        canvas.text(left + size.width // 2, row, "│", self.palette.ink("focus"), bold=True)
