"""The senses of a word, wrapped under each other."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from wordarcade.lexicon.definitions import NOT_DEFINED, Entry

_NARROWEST: Final = 16
"""Columns of the text at least."""


class SenseLines(Widget):
    """The senses of a word, and its relation to the head word of each entry.

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

    def __init__(self, entries: Sequence[Entry], opened: str = "") -> None:
        super().__init__()
        self._entries = entries
        self._opened = opened

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
            for count, sense in enumerate(entry.senses, start=1):
                lead = f"{count:>{len(str(len(entry.senses)))}} "
                margin = len(lead) + part_width + 2
                room = max(_NARROWEST, width - margin)
                first, *rest = textwrap.wrap(sense.gloss, room) or [""]
                yield Content.assemble(
                    (lead, "bold"), (f"{sense.part:<{part_width}}  ", "$role-tile-value"), first
                )
                for line in rest:
                    yield Content(" " * margin + line)
