"""The senses of a word, wrapped under each other."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.lexicon.definitions import NOT_DEFINED, Entry

_FIRST: Final = 4
"""Senses of an entry that are shown at first, unless only one more would be left out."""

_NARROWEST: Final = 16
"""Columns of the text at least."""


class SenseLines(Widget):
    """The senses of a word, the first few or all, and its relation to each entry's head word.

    Args:
        entries: those of the word; none if it is not defined.
        opened: the head that Enter opens; empty for none.
    """

    DEFAULT_CSS = """
    SenseLines {
        width: 100%;
        height: auto;
    }
    """

    all_shown: reactive[bool] = reactive(False, layout=True)
    """Whether all senses are shown."""

    def __init__(self, entries: Sequence[Entry], opened: str = "") -> None:
        super().__init__()
        self._entries = entries
        self._opened = opened

    @property
    def abridged(self) -> bool:
        """Whether some senses are left out."""
        return any(self._shown(entry) < len(entry.senses) for entry in self._entries)

    def _shown(self, entry: Entry) -> int:
        """Return how many senses of an entry are shown."""
        senses = len(entry.senses)
        return senses if self.all_shown or senses <= _FIRST + 1 else _FIRST

    def render(self) -> Content:
        """Return the lines in the room there is."""
        return Content("\n").join(self._lines(self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines."""
        del container, viewport
        return sum(1 for _ in self._lines(width))

    def _lines(self, width: int) -> Iterator[Content]:
        if not self._entries:
            yield Content.styled(NOT_DEFINED, "$role-tile-value")
        parts = [len(sense.part) for entry in self._entries for sense in entry.senses]
        part_width = max(parts, default=0)
        for number, entry in enumerate(self._entries):
            if number:
                yield Content("")
            if entry.forms:
                relation, _, head = entry.relation.rpartition(" ")
                opens = entry.head == self._opened
                yield Content.assemble(
                    (f"{relation} ", "$role-tile-value"),
                    (head, "bold underline" if opens else "bold"),
                    ("  enter opens it" if opens else "", "$role-tile-value"),
                )
                yield Content("")
            shown = self._shown(entry)
            for count, sense in enumerate(entry.senses[:shown], start=1):
                lead = f"{count:>{len(str(shown))}} "
                margin = len(lead) + part_width + 2
                room = max(_NARROWEST, width - margin)
                first, *rest = textwrap.wrap(sense.gloss, room) or [""]
                yield Content.assemble(
                    (lead, "bold"), (f"{sense.part:<{part_width}}  ", "$role-tile-value"), first
                )
                for line in rest:
                    yield Content(" " * margin + line)
            if shown < len(entry.senses):
                more = f"and {len(entry.senses) - shown} more  m shows all"
                yield Content.styled(more, "$role-tile-value")
