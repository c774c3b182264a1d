"""The ribbon that celebrates a bingo, over the emptier half of the board."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region
from textual.timer import Timer

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.squares import SIZE
from wordarcade.engine.scrabble.tiles import NO_TILE
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import Tile, TileSize, paint_tile

_SECONDS: Final = 2.0
"""How long it stays, unless a key sends it away."""
_ROWS: Final = 7
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
    """Shows a bingo for two seconds; it takes no keys."""

    DEFAULT_CSS = """
    BingoRibbon {
        position: absolute;
        overlay: screen;
        constrain: inside;
        width: 30;
        height: 7;
        display: none;
        background: $role-record-row;
    }
    """

    _bingo: Bingo | None = None
    _timer: Timer | None = None

    def celebrate(self, bingo: Bingo, board: Board, region: Region) -> None:
        """Show a bingo.

        Args:
            bingo: the play.
            board: the tiles, to find the emptier half.
            region: where the board is, from the corner of what both lie on.
        """
        self._bingo = bingo
        upper = sum(tile != NO_TILE for row in board.rows[: SIZE // 2] for tile in row)
        lower = sum(tile != NO_TILE for row in board.rows[SIZE // 2 + 1 :] for tile in row)
        half = max(_ROWS, region.height // 2)
        top = region.y + (1 if upper <= lower else half + 1) + max(0, half - _ROWS) // 2
        self.styles.width = max(20, region.width - 5)
        self.styles.offset = (region.x + 3, min(top, region.bottom - _ROWS))
        self.display = True
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
        focus, inner = self.palette.ink("focus"), canvas.columns - 2
        canvas.text(0, 0, f"╭{'─' * inner}╮", focus)
        for row in range(1, canvas.rows - 1):
            canvas.text(0, row, "│", focus)
            canvas.text(canvas.columns - 1, row, "│", focus)
        canvas.text(0, canvas.rows - 1, f"╰{'─' * inner}╯", focus)
        canvas.text(2, 0, " ★ Bingo ", focus, bold=True)
        digits, points = font("digits-small"), f"+{bingo.score}"
        if 2 + len(bingo.word) * _TIGHT.pitch_x + digits.width(points) > inner:
            points = str(bingo.score)
        left = canvas.columns - digits.width(points) - 2
        canvas.bits(left, 4, digits.row(points), focus)
        size = _TILE if len(bingo.word) * _TILE.pitch_x < left - 2 else _TIGHT
        face = self.palette.face("last")
        for number, letter in enumerate(bingo.word):
            tile = Tile(letter, face, underlined=letter.islower())
            paint_tile(canvas, 2 + number * size.pitch_x, 4, size, tile)
        text = bingo.sentence
        if len(text) > inner - 2:
            text = f"{text.split(':')[0][: inner - 3]}."
        canvas.text(2, canvas.rows - 2, text, self.palette.ink("text"))
