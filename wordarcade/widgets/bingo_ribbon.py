"""The ribbon that celebrates a bingo, where its word stays in sight."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region
from textual.timer import Timer

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import Tile, TileSize, paint_tile
from wordarcade.widgets.ribbon_place import ROWS

_SECONDS: Final = 2.0
"""How long it stays, unless a key sends it away."""
_SHORTEST: Final = "All seven tiles."
"""Stands for who made it where there is no room for that."""
_TILE: Final = TileSize(3, 3)
_TIGHT: Final = TileSize(2, 3, gap_x=0)


@dataclass(frozen=True, slots=True)
class Bingo:
    """A play of a whole rack.

    Attributes:
        word: the main word, its blanks in lowercase.
        score: what it earned.
        sentence: who made it.
    """

    word: str
    score: int
    sentence: str


class BingoRibbon(PixelWidget):
    """Shows a bingo on gold for two seconds; it takes no keys."""

    DEFAULT_CSS = """
    BingoRibbon {
        position: absolute;
        overlay: screen;
        constrain: inside;
        width: 30;
        height: 7;
        display: none;
        background: $role-raised;
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._bingo: Bingo | None = None
        self._timer: Timer | None = None
        self._gold = GoldenRow(self)

    def celebrate(self, bingo: Bingo, region: Region) -> None:
        """Show a bingo.

        Args:
            bingo: the play.
            region: where the ribbon lies, from the corner of what it lies on.
        """
        self._bingo = bingo
        self.styles.width, self.styles.height = region.size
        self.styles.offset = region.offset
        self.display = True
        self._gold.shine()
        self.repaint()
        self.send_away_later()

    def send_away_later(self) -> None:
        """Hide after a while."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_timer(_SECONDS, self.send_away)

    def send_away(self) -> None:
        """Hide now."""
        self.display = False

    def paint(self, canvas: Canvas) -> None:
        """Paint the word in tiles, its points, and who made it."""
        bingo = self._bingo
        if bingo is None:
            return
        ink, inner = self.palette.face("selected").ink, canvas.columns - 2
        self._gold.paint(canvas, Region(0, 0, canvas.columns, 2 * canvas.rows))
        canvas.text(0, 0, f"╭{'─' * inner}╮", ink)
        for row in range(1, canvas.rows - 1):
            canvas.text(0, row, "│", ink)
            canvas.text(canvas.columns - 1, row, "│", ink)
        canvas.text(0, canvas.rows - 1, f"╰{'─' * inner}╯", ink)
        canvas.text(2, 0, " ★ BINGO! ★ ", ink, bold=True)
        if canvas.rows < ROWS:
            points = f"+{bingo.score}"
            canvas.text(2, 1, bingo.word, ink, bold=True)
            canvas.text(canvas.columns - 2 - len(points), 1, points, ink, bold=True)
            return
        digits, points = font("digits-small"), f"+{bingo.score}"
        if 2 + len(bingo.word) * _TIGHT.pitch_x + digits.width(points) > inner:
            points = str(bingo.score)
        left = canvas.columns - digits.width(points) - 2
        canvas.bits(left, 4, digits.row(points), ink)
        size = _TILE if len(bingo.word) * _TILE.pitch_x < left - 2 else _TIGHT
        face = self.palette.face("tile")
        for number, letter in enumerate(bingo.word):
            tile = Tile(letter, face, underlined=letter.islower())
            paint_tile(canvas, 2 + number * size.pitch_x, 4, size, tile)
        brief = f"{bingo.sentence.split(':')[0]}."
        texts = (bingo.sentence, brief, _SHORTEST)
        text = next((text for text in texts if len(text) < inner), _SHORTEST)
        canvas.text(2, canvas.rows - 2, text, ink)
