"""The letters that a blank may stand for, in two rows where the rack lies else."""

from string import ascii_uppercase
from typing import ClassVar, Final

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

_ACROSS: Final = 13
_ROOMY: Final = 4
_TIGHT: Final = 2
"""Columns of a letter, where there is room and where there is not."""


class BlankChoice(Widget):
    """Shows A to Z, and posts the letter that is clicked.

    Letters that make words stand between two marks, so that nothing needs colours.
    """

    ALLOW_SELECT = False

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "blank-choice--letter",
        "blank-choice--maker",
    }
    """
    | Class | What it styles |
    |---|---|
    | `blank-choice--letter` | a letter |
    | `blank-choice--maker` | a letter that makes a word |
    """

    DEFAULT_CSS = """
    BlankChoice {
        height: 2;
        & > .blank-choice--letter { color: $foreground; }
        & > .blank-choice--maker { color: $accent; text-style: bold; }
    }
    """

    makers: reactive[frozenset[str]] = reactive(frozenset(), init=False)
    """The letters that make words, as capitals."""

    class Picked(Message):
        """A letter, a capital, was clicked."""

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    @property
    def _step(self) -> int:
        return _ROOMY if self.size.width >= _ACROSS * _ROOMY else _TIGHT

    @property
    def _left(self) -> int:
        return max(0, (self.size.width - _ACROSS * self._step) // 2)

    def render_line(self, y: int) -> Strip:
        """Draw one of the two rows."""
        ground = self.rich_style
        segments = [Segment(" " * self._left, ground)]
        if y < 2:
            for letter in ascii_uppercase[y * _ACROSS : (y + 1) * _ACROSS]:
                makes = letter in self.makers
                style = self.get_component_rich_style(
                    f"blank-choice--{'maker' if makes else 'letter'}"
                )
                sides = "▸◂" if makes and self._step == _ROOMY else "  "
                text = f"{sides[0]}{letter}{sides[1]}".ljust(self._step)
                segments.append(Segment(text if self._step == _ROOMY else f"{letter} ", style))
        return Strip(segments).adjust_cell_length(self.size.width, ground)

    def on_click(self, event: events.Click) -> None:
        """Post the letter under the pointer."""
        column, row = (event.x - self._left) // self._step, event.y
        if 0 <= column < _ACROSS and 0 <= row < 2:
            event.stop()
            self.post_message(self.Picked(ascii_uppercase[row * _ACROSS + column]))
