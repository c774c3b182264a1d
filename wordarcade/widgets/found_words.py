"""The words found so far: a column for each length, or a row where these have no room."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

_COLUMNS_FROM: Final = 36
"""Columns of room from which on the words of a length stand under each other."""

_COLUMN_LOOKS: Final = ((2, False), (2, True), (1, True))
"""Blanks between two lengths, and whether their headlines are brief: the first that fits."""


class FoundWords(Widget, can_focus=True, inherit_bindings=False):
    """Words by length, the longest first; the newest, or the one chosen, is always to be seen.

    Words that do not fit are counted: "+6". While it has the focus one word is chosen.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "move(-1)", "Previous word", show=False, id="found.up"),
        Binding("down,right", "move(1)", "Next word", show=False, id="found.down"),
    ]

    DEFAULT_CSS = """
    FoundWords {
        height: 1fr;
    }
    """

    words: reactive[Sequence[str]] = reactive(())
    """The words, in the order in which they were found."""
    possible: reactive[Mapping[int, int]] = reactive({})
    """The words there are of each length, as far as known; found ones included."""
    empty: reactive[str] = reactive("Your words appear here, longest first.")
    """What is said while there are none."""
    chosen: reactive[str] = reactive("")
    """The word chosen, or nothing."""

    @dataclass
    class Chosen(Message):
        """Another word is chosen, or none any more.

        Attributes:
            before: the one that was chosen, or nothing.
            word: the one that is, or nothing.
        """

        before: str
        word: str

    def watch_chosen(self, before: str, after: str) -> None:
        """Tell what is chosen."""
        if before != after:
            self.post_message(self.Chosen(before, after))

    def on_focus(self) -> None:
        """Choose the newest word."""
        self.chosen = self.words[-1] if self.words else ""

    def on_blur(self) -> None:
        """Choose none."""
        self.chosen = ""

    def action_move(self, words: int) -> None:
        """Choose the word so many further on; negative goes back."""
        order = self._in_order()
        if self.chosen in order:
            at = min(max(order.index(self.chosen) + words, 0), len(order) - 1)
            self.chosen = order[at]

    def _in_order(self) -> list[str]:
        return sorted(self.words, key=lambda word: (-len(word), word))

    @property
    def _kept(self) -> str:
        """The word that is to be seen in any case."""
        return self.chosen or self.words[-1]

    def render(self) -> Content:
        """Return as many words as there is room for."""
        return self.fitted(self.content_size)

    def fitted(self, room: Size) -> Content:
        """Return as many words as a room has space for, of one line or more."""
        if not self.words:
            return Content.styled(self.empty, "$role-muted")
        groups = [list(group) for _, group in groupby(self._in_order(), len)]
        columns = self._columns(groups, room) if room.width >= _COLUMNS_FROM else None
        # Rows hold more: no word is hidden while a place is free.
        return self._rows(groups, room) if columns is None else columns

    def _shown(self, word: str) -> Content:
        if word == self.chosen:
            style = "bold reverse $role-focus"
        else:
            style = "bold $role-good" if word == self.words[-1] else "$role-text"
        return Content.styled(word.upper(), style)

    def _columns(self, groups: list[list[str]], room: Size) -> Content | None:
        """Return a column for each length, under its length and number; long words first.

        A length with more words than rows has several. None if not every word has a place.
        """
        rows = room.height - 1
        if rows < 1:
            return None
        for gap, brief in _COLUMN_LOOKS:
            columns = [self._column(group, rows, brief=brief) for group in groups]
            wide = sum(column[0].cell_length + gap for column in columns) - gap
            if wide <= room.width:
                return _side_by_side(columns, gap)
        return None

    def _column(self, group: list[str], rows: int, *, brief: bool) -> list[Content]:
        """Return the lines of a length, as wide as each other; its words go down, then right."""
        words = [self._shown(word) for word in group]
        lines = [self._headline(group, brief=brief)]
        lines += [Content(" ").join(words[row::rows]) for row in range(rows)]
        wide = max(line.cell_length for line in lines)
        return [line.pad_right(wide - line.cell_length) for line in lines]

    def _rows(self, groups: list[list[str]], room: Size) -> Content:
        """Return a line or more for each length, behind its number of letters.

        Each length has one line while there are lines; the long words get those to spare.
        """
        kept = groups if len(groups) <= room.height else groups[: max(1, room.height - 1)]
        if not any(self._kept in group for group in kept):
            kept[-1:] = [group for group in groups if self._kept in group]
        lead = len(str(len(kept[0][0]))) + 1
        spare = max(0, room.height - len(kept)) if len(kept) == len(groups) else 0
        lines: list[Content] = []
        for group in kept:
            across = max(1, (room.width - lead) // (len(group[0]) + 1))
            rows = min(-(-len(group) // across), 1 + spare)
            spare -= rows - 1
            lines += self._group_rows(group, rows, across, lead)
        if len(lines) < room.height and len(kept) < len(groups):
            unseen = len(self.words) - sum(map(len, kept))
            lines.append(Content.styled(" " * lead + _more(unseen), "$role-muted"))
        return Content("\n").join(lines)

    def _group_rows(self, group: list[str], rows: int, across: int, lead: int) -> Iterator[Content]:
        """Yield the lines of a length; the word kept is on them, and what is not is counted."""
        room = rows * across
        if len(group) > room:
            room = max(1, room - 1)  # for the count of the others
        kept_first = sorted(group, key=lambda word: (word != self._kept, word))
        shown = sorted(kept_first[:room])
        for row in range(rows):
            head = str(len(group[0])) if row == 0 else ""
            words = [self._shown(word) for word in shown[row * across : (row + 1) * across]]
            if row == rows - 1 and len(shown) < len(group):
                words.append(Content.styled(f"+{len(group) - len(shown)}", "$role-muted"))
            line = Content(" ").join(words)
            yield Content.assemble((head.rjust(lead - 1), "$role-muted"), " ", line)

    def _headline(self, group: list[str], *, brief: bool) -> Content:
        """Return the length of some words, how many there are, and if there is room of how many."""
        length = len(group[0])
        possible = self.possible.get(length)
        alone = brief or possible is None
        many = f" ×{len(group)}" if alone else f" {len(group)} of {possible:,}"
        return Content.assemble((str(length), "bold $role-text"), (many, "$role-muted"))


def _more(words: int) -> str:
    return f"+{words} more"


def _side_by_side(columns: list[list[Content]], gap: int) -> Content:
    between = Content(" " * gap)
    return Content("\n").join(between.join(line) for line in zip(*columns, strict=True))
