"""What lies over a paused or finished board: a large tile that says how to resume or go on."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from textual.message import Message

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.motion import play
from wordarcade.looks.pixel_widget import PixelWidget

_FONT: Final = "small"
_EDGE: Final = 1
_WIDTH: Final = 43
_BESIDE: Final = 8
"""Columns beside a title that is wider than the others, the margins of the tile among them."""
_FACE: Final = "selected"
_BRIGHT_FACE: Final = "placed"
_BRIGHT: Final = 0.2
"""Seconds for which what is announced is bright."""


class CoverPressed(Message):
    """The player has clicked on the tile, to go on."""


class CoverTile(PixelWidget):
    """A tile in the colour of the focus, with a title in large letters and lines under it."""

    # The rules for low screens begin at the screen.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    CoverTile {
        layer: cover;
        width: 43;
        max-width: 100%;
        height: 10;
        display: none;
    }
    .-low CoverTile, .-middle CoverTile {
        height: 9;
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._face = _FACE

    def say(self, title: str, lines: Sequence[str]) -> None:
        """Show other words.

        Args:
            title: A to Z, blanks and apostrophes.
            lines: the first is what to do.
        """
        if (title, tuple(lines)) != (self._title, self._lines):
            self._title, self._lines = title, tuple(lines)
            self.styles.width = max(_WIDTH, font(_FONT).width(title) + _BESIDE)
            self.repaint()

    def announce(self, title: str, lines: Sequence[str]) -> None:
        """Show other words, which light up."""
        self.say(title, lines)
        play(self, [partial(self._wear, face) for face in (_BRIGHT_FACE, _FACE)], _BRIGHT)

    def _wear(self, face: str) -> None:
        self._face = face
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tile, with a margin of ground around it."""
        face, ground = self.palette.face(self._face), self.palette.ink("ground")
        width, height = canvas.columns - 2, 2 * canvas.rows - 2
        canvas.fill(0, 0, canvas.columns, 2 * canvas.rows, ground)
        canvas.fill(1, 1, width, height - _EDGE, face.face)
        canvas.fill(1, 1 + height - _EDGE, width, _EDGE, face.edge)
        drawn = font(_FONT)
        titles, lines = [self._title], self._lines
        words, room = self._title.split(), width - 2
        if drawn.width(self._title) > room >= max(map(drawn.width, words), default=0):
            # Word under word, which leaves room for the first line alone.
            titles, lines = words, lines[:1]
        high = len(titles) * (drawn.height + 1)
        above = (height - _EDGE - high - 2 * len(lines)) // 2
        row = (1 + above + high + 1) // 2
        if max(map(drawn.width, titles)) <= room:
            for up, title in enumerate(reversed(titles)):
                left = 1 + (width - drawn.width(title)) // 2
                top = 2 * row - (up + 1) * (drawn.height + 1)
                canvas.bits(left, top, drawn.row(title), face.ink)
        else:
            self._write(canvas, row - 2, self._title, bold=True)
        for number, line in enumerate(lines):
            self._write(canvas, row + number, line, bold=number == 0)

    def _write(self, canvas: Canvas, row: int, text: str, *, bold: bool) -> None:
        left = (canvas.columns - len(text)) // 2
        canvas.text(left, row, text, self.palette.face(self._face).ink, bold=bold)

    def on_click(self) -> None:
        """Uncover the board, or leave it."""
        self.post_message(CoverPressed())
