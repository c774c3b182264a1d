"""The words found so far: a column for each length, or a row where it is narrow."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

_COLUMNS_FROM: Final = 44
"""Columns of room from which on the words of a length stand under each other."""

_GAP: Final = 2


class FoundWords(Widget):
    """Words by length, the longest first; the newest is always to be seen.

    Words that do not fit are counted: "+6".
    """

    DEFAULT_CSS = """
    FoundWords {
        height: 1fr;
    }
    """

    words: reactive[Sequence[str]] = reactive(())
    """The words, in the order in which they were found."""
    possible: reactive[Mapping[int, int]] = reactive({})
    """The words there are of each length, as far as known; found ones included."""
    empty: reactive[str] = reactive("Your words gather here, longest first.")
    """What is said while there are none."""

    def render(self) -> Content:
        """Return as many words as there is room for."""
        return self.fitted(self.content_size)

    def fitted(self, room: Size) -> Content:
        """Return as many words as a room has space for, of one line or more."""
        if not self.words:
            return Content.styled(self.empty, "$role-muted")
        longest_first = sorted(self.words, key=lambda word: (-len(word), word))
        groups = [list(group) for _, group in groupby(longest_first, len)]
        if room.width >= _COLUMNS_FROM:
            return self._columns(groups, room)
        return self._rows(groups, room)

    def _shown(self, word: str) -> Content:
        newest = word == self.words[-1]
        return Content.styled(word.upper(), "bold $role-good" if newest else "$role-text")

    def _columns(self, groups: list[list[str]], room: Size) -> Content:
        """Return a column for each length, under its length and number; long words first."""
        columns: list[list[Content]] = []
        left = room.width
        for group in groups:
            wide = max(len(group[0]), self._headline(group).cell_length)
            if wide > left:
                break
            columns.append(self._column(group, room.height, wide))
            left -= wide + _GAP
        return _side_by_side(columns)

    def _column(self, group: list[str], height: int, wide: int) -> list[Content]:
        """Return the lines of a column, as wide as each other; the newest word is on them."""
        room = height - 1
        newest_first = sorted(group, key=lambda word: (word != self.words[-1], word))
        shown = sorted(group if len(group) <= room else newest_first[: max(0, room - 1)])
        lines = [self._headline(group), *map(self._shown, shown)]
        if len(shown) < len(group):
            lines.append(Content.styled(f"+{len(group) - len(shown)} more", "$role-muted"))
        blank = [Content("")] * (height - len(lines))
        return [line.pad_right(wide - line.cell_length) for line in (*lines, *blank)][:height]

    def _rows(self, groups: list[list[str]], room: Size) -> Content:
        """Return a line or more for each length, behind its number of letters.

        Each length has one line while there are lines; the long words get those to spare.
        """
        newest = self.words[-1]
        kept = groups[: room.height]
        if not any(newest in group for group in kept):
            kept[-1:] = [group for group in groups if newest in group]
        lead = len(str(len(kept[0][0]))) + 1
        spare = max(0, room.height - len(kept))
        lines: list[Content] = []
        for group in kept:
            across = max(1, (room.width - lead) // (len(group[0]) + 1))
            rows = min(-(-len(group) // across), 1 + spare)
            spare -= rows - 1
            lines += self._group_rows(group, rows, across, lead)
        return Content("\n").join(lines)

    def _group_rows(self, group: list[str], rows: int, across: int, lead: int) -> Iterator[Content]:
        """Yield the lines of a length; the newest word is on them, and what is not is counted."""
        room = rows * across
        if len(group) > room:
            room = max(1, room - 1)  # for the count of the others
        newest_first = sorted(group, key=lambda word: (word != self.words[-1], word))
        shown = sorted(newest_first[:room])
        for row in range(rows):
            head = str(len(group[0])) if row == 0 else ""
            words = [self._shown(word) for word in shown[row * across : (row + 1) * across]]
            if row == rows - 1 and len(shown) < len(group):
                words.append(Content.styled(f"+{len(group) - len(shown)}", "$role-muted"))
            line = Content(" ").join(words)
            yield Content.assemble((head.rjust(lead - 1), "$role-muted"), " ", line)

    def _headline(self, group: list[str]) -> Content:
        """Return the length of some words, how many there are, and of how many."""
        length = len(group[0])
        possible = self.possible.get(length)
        many = f" ×{len(group)}" if possible is None else f" {len(group)} of {possible:,}"
        return Content.assemble((str(length), "bold $role-text"), (many, "$role-muted"))


def _side_by_side(columns: list[list[Content]]) -> Content:
    between = Content(" " * _GAP)
    return Content("\n").join(between.join(line) for line in zip(*columns, strict=True))
