"""The cover of a paused board: one large tile that says how to resume."""

from collections.abc import Sequence
from typing import Final

from textual.message import Message

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.pixel_widget import PixelWidget

_FONT: Final = "small"
_EDGE: Final = 1


class CoverPressed(Message):
    """The player has clicked on a covered board, to uncover it."""


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

    def say(self, title: str, lines: Sequence[str]) -> None:
        """Show other words.

        Args:
            title: one word, A to Z.
            lines: the first is what to do.
        """
        if (title, tuple(lines)) != (self._title, self._lines):
            self._title, self._lines = title, tuple(lines)
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tile, with a margin of ground around it."""
        face, ground = self.palette.face("selected"), self.palette.ink("ground")
        width, height = canvas.columns - 2, 2 * canvas.rows - 2
        canvas.fill(0, 0, canvas.columns, 2 * canvas.rows, ground)
        canvas.fill(1, 1, width, height - _EDGE, face.face)
        canvas.fill(1, 1 + height - _EDGE, width, _EDGE, face.edge)
        drawn = font(_FONT)
        block = drawn.height + 1 + 2 * len(self._lines)
        row = (1 + (height - _EDGE - block) // 2 + drawn.height + 2) // 2
        if drawn.width(self._title) <= width - 2:
            left = 1 + (width - drawn.width(self._title)) // 2
            canvas.bits(left, 2 * row - drawn.height - 1, drawn.row(self._title), face.ink)
        else:
            self._write(canvas, row - 2, self._title, bold=True)
        for number, line in enumerate(self._lines):
            self._write(canvas, row + number, line, bold=number == 0)

    def _write(self, canvas: Canvas, row: int, text: str, *, bold: bool) -> None:
        left = (canvas.columns - len(text)) // 2
        canvas.text(left, row, text, self.palette.face("selected").ink, bold=bold)

    def on_click(self) -> None:
        """Uncover the board."""
        self.post_message(CoverPressed())
