"""The words found so far: a column for each length, or a row where it is narrow."""

from collections.abc import Sequence
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

    What does not fit is counted: "+6".
    """

    DEFAULT_CSS = """
    FoundWords {
        height: 1fr;
    }
    """

    words: reactive[Sequence[str]] = reactive(())
    """The words, in the order in which they were found."""
    empty: reactive[str] = reactive("Your words gather here, longest first.")
    """What is said while there are none."""

    def render(self) -> Content:
        """Return as many words as there is room for."""
        room = self.content_size
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
        """Return a column for each length, under its length and number."""
        columns: list[list[Content]] = []
        left = room.width
        for group in groups:
            wide = max(len(group[0]), len(_headline(group).plain)) + _GAP
            for number, part in enumerate(_parts(group, max(1, room.height - 1))):
                if wide > left + _GAP:
                    break
                head = Content("") if number else _headline(group)
                cells = [head, *(self._shown(word) for word in part)]
                columns.append([cell.pad_right(wide - cell.cell_length) for cell in cells])
                left -= wide
        return _side_by_side(columns, room.height)

    def _rows(self, groups: list[list[str]], room: Size) -> Content:
        """Return lines that begin with the length; lengths that have no room are counted."""
        lines: list[Content] = []
        lead = len(str(len(groups[0][0]))) + 1
        newest = self.words[-1]
        for group in groups:
            # The newest word comes first where not all of them can be shown.
            ordered = sorted(group, key=lambda word: (word != newest, word))
            across = max(1, (room.width - lead) // (len(group[0]) + 1))
            spare = max(1, (room.height - len(lines)) - (len(groups) - len(_done(lines, groups))))
            fitting = sorted(ordered[: across * spare])
            for number in range(0, len(fitting), across):
                head = str(len(group[0])) if number == 0 else ""
                words = Content(" ").join(map(self._shown, fitting[number : number + across]))
                lines.append(Content.assemble((head.rjust(lead - 1), "$role-muted"), " ", words))
            if len(fitting) < len(group):
                more = Content.styled(f" +{len(group) - len(fitting)}", "$role-muted")
                room_for_words = room.width - more.cell_length
                lines[-1] = Content.assemble(
                    lines[-1].truncate(room_for_words, ellipsis=True), more
                )
        return Content("\n").join(lines[: room.height])


def _done(lines: list[Content], groups: list[list[str]]) -> list[list[str]]:
    """Return the groups that have lines already."""
    started = sum(1 for line in lines if line.plain[:1].strip())
    return groups[: started + 1]


def _headline(group: list[str]) -> Content:
    return Content.assemble(
        (str(len(group[0])), "bold $role-text"), (f" ×{len(group)}", "$role-muted")
    )


def _parts(group: list[str], size: int) -> list[list[str]]:
    return [group[first : first + size] for first in range(0, len(group), size)]


def _side_by_side(columns: list[list[Content]], height: int) -> Content:
    blanks = [Content(" " * column[0].cell_length) for column in columns]
    lines = []
    for line in range(min(height, max(map(len, columns), default=0))):
        cells = [
            column[line] if line < len(column) else blank
            for column, blank in zip(columns, blanks, strict=True)
        ]
        lines.append(Content("").join(cells))
    return Content("\n").join(lines)
