"""Words grouped by length, longest first."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from textual.content import Content, Span
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
        return self._table(width).plain.count("\n") + 1

    def render(self) -> Content:
        """Return the groups line by line."""
        return self._table(self.content_size.width)

    def _table(self, width: int) -> Content:
        return _table(self.words, self.newest, width)


# The height and the picture are asked for in turn, for the same words.
@lru_cache(maxsize=2)
def _table(words: tuple[WordWorth, ...], newest: str, width: int) -> Content:
    """Return the groups line by line, as one text with spans: there may be hundreds of words."""
    groups = by_length(words)
    lead = max((len(str(length)) for length in groups), default=0) + 1
    text, spans = "", []
    for length, group in groups.items():
        entries = [f"{worth.word.upper()} {worth.points}" for worth in group]
        breadth = max(map(len, entries)) + 2
        across = max(1, (width - lead) // breadth)
        for number, (worth, entry) in enumerate(zip(group, entries, strict=True)):
            if number % across == 0:
                head = "" if number else str(length)
                text += "\n" * bool(text) + head.rjust(lead)
                spans.append(Span(len(text) - lead, len(text), "$foreground-muted"))
            new = worth.word == newest
            begin = len(text) + 1
            end = begin + len(worth.word)
            spans += [
                Span(begin - new, end, "bold $success" if new else "$foreground"),
                Span(end, begin + len(entry), "$foreground-muted"),
            ]
            text += ("+" if new else " ") + entry.ljust(breadth - 1)
    return Content(text, spans)


def by_length(words: Iterable[WordWorth]) -> Mapping[int, list[WordWorth]]:
    """Return the words by their number of letters, longest first, each group in order."""
    groups: dict[int, list[WordWorth]] = defaultdict(list)
    for word in sorted(words, key=lambda worth: (-len(worth.word), worth.word)):
        groups[len(word.word)].append(word)
    return groups
