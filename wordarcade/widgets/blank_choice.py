"""The choice of a letter for a blank, in two rows in the place of the rack."""

from string import ascii_uppercase
from typing import Final

from textual import events
from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget

_ACROSS: Final = 13
_ROOMY: Final = 4
_TIGHT: Final = 2
"""Columns of a letter with the gap behind it, where there is room and where there is not."""


class BlankChoice(PixelWidget):
    """Shows A to Z as keys, and posts the letter that is clicked.

    Letters that make words are solid, where there are no colours, too.
    """

    DEFAULT_CSS = """
    BlankChoice {
        height: 2;
    }
    """

    makers: reactive[frozenset[str]] = reactive(frozenset(), repaint=False, init=False)
    """The letters that make words, as capitals."""

    class Picked(Message):
        """A letter, a capital, was clicked."""

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    def watch_makers(self) -> None:
        """Paint other letters as makers of words."""
        self.repaint()

    @property
    def _step(self) -> int:
        return _ROOMY if self.size.width >= _ACROSS * _ROOMY else _TIGHT

    @property
    def _left(self) -> int:
        return max(0, (self.size.width - _ACROSS * self._step + 1) // 2)

    def paint(self, canvas: Canvas) -> None:
        """Paint the keys."""
        step, left = self._step, self._left
        for number, letter in enumerate(ascii_uppercase):
            row, column = divmod(number, _ACROSS)
            face = self.palette.face("selected" if letter in self.makers else "key")
            x, width = left + column * step, step - 1
            canvas.fill(x, 2 * row, width, 2, face.face)
            canvas.text(x + width // 2, row, letter, face.ink, bold=True)

    def on_click(self, event: events.Click) -> None:
        """Post the letter under the pointer."""
        column, row = (event.x - self._left) // self._step, event.y
        if 0 <= column < _ACROSS and 0 <= row < 2:
            event.stop()
            self.post_message(self.Picked(ascii_uppercase[row * _ACROSS + column]))
