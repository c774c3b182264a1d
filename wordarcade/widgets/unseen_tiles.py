"""The count of unseen tiles."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.engine.scrabble.tiles import BLANK, LETTERS

_CELL: Final = len("E12 ")
_BAR: Final = 6
"""Columns of the longest bar: half a column for each of twelve tiles.

Without a column to spare behind it, one for eleven or twelve is as long as one for ten.
"""
_WITH_BAR: Final = _CELL + _BAR
VOWELS: Final = frozenset("AEIOU")
_ROWS: Final = 3
"""Rows of the tiles where there is room for nine in each."""
_WITH_BARS: Final = 7
"""Tiles in a row that have bars."""


class UnseenTiles(Widget):
    """Counts the tiles in the bag and on the racks of others, letter by letter.

    Each letter keeps its place even when it has no tiles left.
    """

    DEFAULT_CSS = """
    UnseenTiles {
        height: auto;
    }
    """

    unseen: reactive[str] = reactive("", layout=True)
    """The tiles, in any order."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the signature is Textual's
        """Return how many lines the tiles take at this width."""
        return len(list(self._lines(width)))

    def render(self) -> Content:
        """Return how many there are of each letter."""
        return Content("\n").join(self._lines(self.content_size.width))

    def _lines(self, width: int) -> Iterator[Content]:
        counts = tuple(self._counts())
        nines = len(counts) // _ROWS
        if width >= _WITH_BARS * _WITH_BAR:
            across, bar = _WITH_BARS, _BAR
        else:
            across, bar = nines if width >= nines * _CELL else max(1, width // _CELL), 0
        cell = min(max(_CELL + bar, width // across), _WITH_BAR + 1)
        longest = min(bar, max(0, cell - _CELL - 1))  # a gap stands before the next letter
        cells = [
            _drawn(tile, number, longest).pad_right(cell - _CELL - longest)
            for tile, number in counts
        ]
        for first in range(0, len(cells), across):
            yield Content("").join(cells[first : first + across])

    def _counts(self) -> Iterator[tuple[str, int]]:
        counted = Counter(self.unseen)
        return ((tile, counted[tile]) for tile in LETTERS + BLANK)


def _drawn(tile: str, number: int, bar: int) -> Content:
    """Return a letter with its number, and a bar of so many columns at most, to scale."""
    if not number:
        return Content.styled(f"{tile}·".ljust(_CELL + bar), "$role-muted")
    ink = "bold $role-focus" if tile == BLANK else "bold $role-text"
    whole, half = divmod(min(number, 2 * bar), 2)
    drawn = ("▄" * whole + "▖" * half).ljust(bar)
    return Content.assemble(
        (tile, ink), (str(number).ljust(_CELL - 1), "$role-soft"), (drawn, "$role-quiet-bar")
    )
