"""The count of unseen tiles."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.engine.scrabble.tiles import BLANK, LETTERS
from wordarcade.support.wording import count

_CELL: Final = len("E12 ")
_VOWELS: Final = frozenset("AEIOU")


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
        """Return how many there are, and how many of each letter."""
        return Content("\n").join(self._lines(self.content_size.width))

    def _lines(self, width: int) -> Iterator[Content]:
        vowels = sum(tile in _VOWELS for tile in self.unseen)
        facts = f"unseen {count(len(self.unseen), 'tile')}, {count(vowels, 'vowel')}"
        yield Content.styled(facts, "$foreground-muted").truncate(width, ellipsis=True)
        cells = [_cell(tile, number) for tile, number in self._counts()]
        across = max(1, width // _CELL)
        for first in range(0, len(cells), across):
            yield Content("").join(cells[first : first + across])

    def _counts(self) -> Iterator[tuple[str, int]]:
        counted = Counter(self.unseen)
        return ((tile, counted[tile]) for tile in LETTERS + BLANK)


def _cell(tile: str, number: int) -> Content:
    if not number:
        return Content.styled(f"{tile}·".ljust(_CELL), "$foreground 35%")
    return Content.assemble(
        (tile, "bold $foreground"), (str(number).ljust(_CELL - 1), "$foreground-muted")
    )
