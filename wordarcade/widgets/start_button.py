"""The button that starts a game."""

from typing import Final

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.pixel_widget import PixelWidget

_WORD: Final = "START"
_SMALL: Final = "enter  start"
_COLUMNS: Final = 35
"""The columns of the tile: odd, as the pixels of its word are."""
_LOWEST: Final = 2
"""The rows of a tile with its word in one line."""


class StartButton(PixelWidget):
    """An amber tile that says START: in pixel letters five rows high, else in one line.

    Args:
        word: what it says in pixel letters; empty for one line always.
        small: what it says in one line.
    """

    DEFAULT_CSS = """
    StartButton {
        width: 100%;
        height: 2;
    }
    """

    ready: reactive[bool] = reactive(True, init=False)
    """Whether a game can start; dimmed while it cannot, as a choice is refused."""
    small: reactive[str] = reactive("", init=False)
    """What it says in one line."""

    class Pressed(Message):
        """The button has been clicked."""

    def __init__(self, word: str = _WORD, small: str = _SMALL) -> None:
        super().__init__()
        self._word = word
        self.set_reactive(StartButton.small, small)

    def watch_small(self) -> None:
        """Paint what it says now."""
        self.repaint()

    def watch_ready(self) -> None:
        """Paint it amber, or dimmed."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tile and its word."""
        face = self.palette.face("selected" if self.ready else "covered")
        left = self._left
        # As much above the word as below it: in two rows the word stands in the upper one.
        height = 2 * canvas.rows - (1 if canvas.rows > _LOWEST else 2)
        canvas.fill(left, 0, _COLUMNS, height, face.face)
        canvas.fill(left, height, _COLUMNS, 1, face.edge)
        letters = font("small")
        if self._word and canvas.rows > letters.height // 2 + 1:
            width = letters.width(self._word)
            top = (2 * canvas.rows - 1 - letters.height) // 2
            canvas.bits((canvas.columns - width) // 2, top, letters.row(self._word), face.ink)
        else:
            column = (canvas.columns - len(self.small)) // 2
            canvas.text(column, (canvas.rows - 1) // 2, self.small, face.ink, bold=True)

    @property
    def tile(self) -> Region:
        """Where the tile stands on the screen."""
        left, top = self.content_region.offset
        return Region(left + self._left, top, _COLUMNS, self.content_size.height)

    @property
    def _left(self) -> int:
        """The first column of the tile, which stands in the middle."""
        return (self.content_size.width - _COLUMNS) // 2

    def on_click(self, event: events.Click) -> None:
        """Start with the mouse."""
        if self._left <= event.x < self._left + _COLUMNS:
            self.post_message(self.Pressed())
