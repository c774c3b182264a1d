"""The words of a lexicon by length, a bar each."""

from collections.abc import Mapping
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.looks.bars import slim_bar
from wordarcade.looks.palette import palette_of

_LENGTH: Final = 3
_COUNT: Final = 8
_LEAST_BAR: Final = 4


class LengthList(Widget):
    """A line for each length, the shortest first; those without room are counted together."""

    DEFAULT_CSS = """
    LengthList {
        height: 1fr;
        overflow: hidden;
    }
    """

    lengths: reactive[Mapping[int, int]] = reactive[Mapping[int, int]](dict, init=False)
    """The number of words by length, shortest first."""

    def render(self) -> Content:
        """Return as many lines as there is room for."""
        width, rows = self.content_size
        if not self.lengths or rows < 1:
            return Content("")
        lengths = list(self.lengths.items())
        shown = lengths if len(lengths) <= rows else lengths[: rows - 1]
        lines = [self._line(letters, words, width) for letters, words in shown]
        if left := sum(words for _, words in lengths[len(shown) :]):
            lines.append(Content.styled(f"{left:,} longer".rjust(width), "$role-muted"))
        return Content("\n").join(lines)

    def _line(self, letters: int, words: int, width: int) -> Content:
        most = max(self.lengths.values())
        columns = max(_LEAST_BAR, width - _LENGTH - _COUNT)
        bar = slim_bar(words / most, columns, mono=palette_of(self.app).mono)
        return Content.assemble((f"{letters:>2} ", "bold"), bar, f"{words:>{_COUNT},}")
