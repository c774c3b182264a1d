"""Words in groups by their number of letters, longest first."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from textual.app import RenderResult
from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget


@dataclass(frozen=True, slots=True)
class WordWorth:
    """A word in lowercase and its points."""

    word: str
    points: int


class WordGroups(Widget):
    """The words found so far: a group for each length, in columns, with their points.

    The newest word is marked `+`.
    """

    DEFAULT_CSS = """
    WordGroups {
        height: auto;
    }
    """

    words: reactive[tuple[WordWorth, ...]] = reactive((), layout=True)
    """The words, in the order in which they were found."""
    newest: reactive[str] = reactive("")
    """The word to mark."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the signature is Textual's
        """Return how many lines the words take at this width."""
        return max(1, len(self._lines(width)))

    def render(self) -> RenderResult:
        """Return the groups line by line."""
        return Content("\n").join(self._lines(self.content_size.width))

    def _lines(self, width: int) -> list[Content]:
        groups = by_length(self.words)
        lead = max((len(str(length)) for length in groups), default=0) + 2
        lines: list[Content] = []
        for length, words in groups.items():
            entries = [self._entry(word) for word in words]
            breadth = max(entry.cell_length for entry in entries)
            across = max(1, (width - lead) // breadth)
            for first in range(0, len(entries), across):
                head = "" if first else str(length)
                row = (entry.pad_right(breadth - entry.cell_length) for entry in entries[first:])
                lines.append(
                    Content.assemble(
                        (head.rjust(lead - 1), "$foreground-muted"),
                        *(entry for entry, _ in zip(row, range(across), strict=False)),
                    )
                )
        return lines

    def _entry(self, worth: WordWorth) -> Content:
        new = worth.word == self.newest
        return Content.assemble(
            ("+" if new else " ", "bold $success"),
            (worth.word.upper(), "bold $success" if new else "$foreground"),
            (f" {worth.points} ", "$foreground-muted"),
        )


def by_length(words: Iterable[WordWorth]) -> Mapping[int, list[WordWorth]]:
    """Return the words by their number of letters, longest first, each group in order."""
    groups: dict[int, list[WordWorth]] = defaultdict(list)
    for word in sorted(words, key=lambda worth: (-len(worth.word), worth.word)):
        groups[len(word.word)].append(word)
    return groups
