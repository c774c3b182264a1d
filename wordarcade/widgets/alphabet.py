"""The alphabet of a hangman round, with the letters used."""

from string import ascii_lowercase
from typing import Final

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.widgets.tone import Tone

_CELL: Final = 2
"""Columns of a letter with the sign before it."""

_ROWS: Final = (13, 9, 7)
"""The possible numbers of letters in a row."""

_WIDEST_GAP: Final = 3


class Alphabet(Widget):
    """Shows which letters have been used, and posts clicks on unused ones.

    Args:
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    Alphabet {
        width: 1fr;
        height: auto;
    }
    """

    used: reactive[str] = reactive("", init=False)
    """The letters used, lowercase."""
    hits: reactive[str] = reactive("", init=False)
    """Those of them that are in the word."""
    hint: reactive[str] = reactive("", init=False)
    """A letter that is recommended, or nothing."""
    enabled: reactive[bool] = reactive(default=True, init=False)
    """Whether letters can be picked."""

    class LetterPicked(Message):
        """An unused letter has been clicked.

        Attributes:
            letter: which one, lowercase.
        """

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    # Where the letters are

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the signature is Textual's
        """Return how many rows the letters take at this width."""
        across, _ = _arranged(width)
        return -(-len(ascii_lowercase) // across)

    def _left(self) -> int:
        """Return the columns left of the rows."""
        width = self.content_size.width
        across, gap = _arranged(width)
        return max(0, (width - across * (_CELL + gap) + gap) // 2)

    # Drawing

    def render(self) -> Content:
        """Return the rows of letters in the middle."""
        across, gap = _arranged(self.content_size.width)
        left = self._left()
        rows = [
            Content(" " * gap).join(map(self._drawn, ascii_lowercase[first : first + across]))
            for first in range(0, len(ascii_lowercase), across)
        ]
        return Content("\n").join(row.pad_left(left) for row in rows)

    def _drawn(self, letter: str) -> Content:
        """Return the sign and the letter."""
        if letter in self.used:
            tone, colour = (
                (Tone.ACCEPTED, f"bold {Tone.ACCEPTED.colour}")
                if letter in self.hits
                else (Tone.REFUSED, "$foreground-muted")
            )
        elif letter == self.hint:
            tone, colour = Tone.HINT, f"bold {Tone.HINT.colour}"
        else:
            tone, colour = Tone.PLAIN, "$foreground" if self.enabled else "$foreground-muted"
        return Content.styled(tone.glyph + letter.upper(), colour)

    # Picking

    def on_click(self, event: events.Click) -> None:
        """Post the unused letter under the pointer."""
        offset = event.get_content_offset(self)
        if offset is None or not self.enabled:
            return
        across, gap = _arranged(self.content_size.width)
        column, inside = divmod(offset.x - self._left(), _CELL + gap)
        number = offset.y * across + column
        if column in range(across) and inside < _CELL and number < len(ascii_lowercase):
            letter = ascii_lowercase[number]
            if letter not in self.used:
                self.post_message(self.LetterPicked(letter))


def _arranged(width: int) -> tuple[int, int]:
    """Return how many letters go in a row of `width` columns, and the columns between them."""
    across = next((count for count in _ROWS if count * (_CELL + 1) - 1 <= width), _ROWS[-1])
    gap = (width - across * _CELL) // (across - 1)
    return across, max(1, min(_WIDEST_GAP, gap))
