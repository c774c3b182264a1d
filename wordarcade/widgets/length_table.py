"""A table of word lengths, with the number of words of each."""

from collections.abc import Mapping
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

_CELL: Final = len("▸ 7 23,109")
_GAP: Final = 3


class LengthTable(Widget):
    """Shows lengths with their numbers of words in rows, and posts clicks.

    If not all rows fit, those around the chosen length are shown.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    LengthTable {
        width: 1fr;
        height: 1fr;
        padding: 0 2;
    }
    """

    lengths: reactive[Mapping[int, int]] = reactive({}, init=False)
    """The number of words of each number of letters, shortest first."""
    chosen: reactive[int] = reactive(0, init=False)
    """The length that is chosen."""

    class Picked(Message):
        """A length has been clicked.

        Attributes:
            letters: which one.
        """

        def __init__(self, letters: int) -> None:
            super().__init__()
            self.letters = letters

    def _rows(self) -> list[list[int]]:
        """Return the lengths in the rows that are shown."""
        lengths = list(self.lengths)
        across = max(1, (self.content_size.width + _GAP) // (_CELL + _GAP))
        rows = [lengths[first : first + across] for first in range(0, len(lengths), across)]
        room = self.content_size.height
        marked = next((number for number, row in enumerate(rows) if self.chosen in row), 0)
        first = max(0, min(marked - room // 2, len(rows) - room))
        return rows[first : first + room]

    def render(self) -> Content:
        """Return the rows."""
        return Content("\n").join(
            Content(" " * _GAP).join(map(self._cell, row)) for row in self._rows()
        )

    def _cell(self, letters: int) -> Content:
        if letters == self.chosen:
            text = f"▸{letters:>2} {self.lengths[letters]:>6,}"
            return Content.styled(text.ljust(_CELL), "bold $primary")
        return Content.assemble(
            (f" {letters:>2} ", "$foreground"),
            (f"{self.lengths[letters]:>6,}".ljust(_CELL - 4), "$foreground-muted"),
        )

    def on_click(self, event: events.Click) -> None:
        """Post the length under the pointer."""
        offset = event.get_content_offset(self)
        rows = self._rows()
        if offset is None or offset.y >= len(rows):
            return
        number, column = divmod(offset.x, _CELL + _GAP)
        if column < _CELL and number < len(rows[offset.y]):
            self.post_message(self.Picked(rows[offset.y][number]))
