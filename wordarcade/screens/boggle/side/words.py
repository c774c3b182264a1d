"""The words found, in columns or lines by length."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual.geometry import Region

from wordarcade.looks.brush import Brush, Piece
from wordarcade.screens.boggle.side.plan import BESIDE_FROM
from wordarcade.screens.boggle.side.state import Found
from wordarcade.screens.grid.length_counts import SLOTS, LengthCount
from wordarcade.support.wording import count, fitted

_POINTS_FROM: Final = 7
"""Letters of a word from which on its points stand beside it on narrow sides."""

_FOUND: Final = 6
"""Columns of the heading and a blank."""
_INDENT: Final = 3

_RULED_FROM: Final = 10
"""Rows of columns from which on a line parts their headings from the words, counted at the foot.

Below `_ALWAYS_RULED_FROM` that gives way to words.
"""

_ALWAYS_RULED_FROM: Final = 12

_RULE_AND_FOOT: Final = 3
"""Rows of both, with a blank one."""

_COLUMNS_FROM: Final = BESIDE_FROM - 4
"""Columns of room from which every length has one of its own."""

_WORTH: Final = 7
"""Columns at the end of a line that tell what each of its words is worth, and a blank."""

_GAP: Final = 2

Word = tuple[str, int]


def paint_found(brush: Brush, room: Region, found: Found, *, boxed: bool) -> None:
    """Paint the words found, or what is worth how much before there are any."""
    if not boxed:
        brush.write(room.x, room.y, ("FOUND", "muted"))
        if len(found.words):
            rare = f" · {found.rare} uncommon" if found.rare else ""
            words = fitted(f"{count(len(found.words), 'word')}{rare}", room.width - _FOUND)
            brush.right(room.right, room.y, (words, "muted"))
        room = room.shrink((1, 0, 0, 0))
    if not found.words:
        _paint_promise(brush, room, found.points)
        return
    # By the room alone, so that no word found changes the look of the others.
    band = _band(room, found) if room.width >= _COLUMNS_FROM else None
    # Lines hold more: no row stays empty beside a length that has many words.
    if band is not None and band.shows_all:
        _paint_columns(brush, room, found, band)
    else:
        _paint_lines(brush, room, found, worth=_WORTH if boxed else 0)


def _paint_promise(brush: Brush, room: Region, points: Sequence[tuple[str, str]]) -> None:
    text = "Your words appear here, longest first."
    if len(text) > room.width:
        text = "Your words appear here."
    top = room.y + max(0, min(2, (room.height - 5) // 2))
    brush.centred(room, top, (text, "muted"))
    width = room.width // max(5, len(points)) if room.width < 60 else 9
    left = room.x + (room.width - len(points) * width) // 2
    for number, (letters, worth) in enumerate(points):
        cell = Region(left + number * width, 0, width, 1)
        brush.centred(cell, top + 2, (letters, "muted"))
        brush.centred(cell, top + 3, (worth, "text", True))
    if room.bottom > top + 4:
        brush.centred(room, top + 4, ("points by length", "muted"))


def _of_length(found: Found, length: LengthCount, *, longest: bool) -> list[Word]:
    """Return the words of a length, the newest first."""
    return [
        (word, points)
        for word, points in reversed(found.words)
        if len(word) == length.least or (longest and len(word) > length.least)
    ]


def _pieces(word: Word, found: Found, *, points: bool) -> tuple[Piece, ...]:
    text, worth = word
    newest = found.newest and text == found.words[-1][0]
    name: Piece = (text.upper(), "good", True) if newest else (text.upper(), "text")
    return (name, (f" {worth}", "good" if newest else "muted")) if points else (name,)


# Columns


class _Column(NamedTuple):
    """The words of a length, in one column or in several beside each other.

    Attributes:
        length: the length.
        words: the words found, the newest first.
        columns: how many columns it takes.
    """

    length: LengthCount
    words: list[Word]
    columns: int = 1

    @property
    def rows(self) -> int:
        """The rows that show all of it."""
        return 1 + -(-len(self.words) // self.columns)


class _Band(NamedTuple):
    """The columns of all lengths, beside each other.

    Attributes:
        lengths: the lengths, at least one.
        height: the rows there are.
    """

    lengths: list[_Column]
    height: int

    @property
    def ruled(self) -> bool:
        """Whether there is room for what parts headings from words, and counts them."""
        if not _RULED_FROM <= self.height < _ALWAYS_RULED_FROM:
            return self.height >= _ALWAYS_RULED_FROM
        return max(each.rows for each in self.lengths) + _RULE_AND_FOOT <= self.height

    @property
    def rows(self) -> int:
        """The rows of words."""
        return max(1, self.height - 1 - _RULE_AND_FOOT * self.ruled)

    @property
    def shows_all(self) -> bool:
        """Whether every word has a place."""
        return all(each.rows - 1 <= self.rows for each in self.lengths)


def _band(room: Region, found: Found) -> _Band:
    """Return a column a length."""
    lengths = [
        _Column(length, _of_length(found, length, longest=number == 0))
        for number, length in enumerate(found.lengths)
    ]
    return _Band(_spread(lengths, SLOTS, room.height), room.height)


def _paint_columns(brush: Brush, room: Region, found: Found, band: _Band) -> None:
    x, width = room.x, room.width // SLOTS
    for each in band.lengths:
        breadth = each.columns * width
        cell = Region(x, room.y, breadth - 1, band.height)
        _paint_column(brush, cell, found, each, band)
        x += breadth


def _spread(lengths: list[_Column], columns: int, height: int) -> list[_Column]:
    """Return the columns of a band; spare ones go, one by one, to lengths that lack room.

    Args:
        lengths: those of the band, a column each, at least one.
        columns: that there are.
        height: the rows of the band.
    """
    rows = height - _RULE_AND_FOOT * (height >= _ALWAYS_RULED_FROM)
    for _ in range(columns - len(lengths)):
        most = max(range(len(lengths)), key=lambda number: lengths[number].rows)
        if lengths[most].rows > rows:
            lengths[most] = lengths[most]._replace(columns=lengths[most].columns + 1)
    return lengths


def _paint_column(brush: Brush, cell: Region, found: Found, column: _Column, band: _Band) -> None:
    length, words, ruled = column.length, column.words, band.ruled
    heading = brush.write(cell.x, cell.y, (length.letters, "text", True), (" letters", "muted"))
    if ruled:
        brush.write(cell.x, cell.y + 1, ("─" * (heading - cell.x), "hairline"))
        done = length.found == length.words
        tally: Piece = (f"{length.found}", "good" if done else "text", True)
        mark = " ✓" if done else ""
        brush.write(
            cell.x, cell.bottom - 1, tally, (f" of {length.words}", "muted"), (mark, "good")
        )
    top = cell.y + 1 + ruled
    breadth = (cell.width + 1) // column.columns
    for number, word in enumerate(words):
        beside, row = divmod(number, band.rows)
        fits = len(word[0]) + 3 < breadth
        brush.write(cell.x + beside * breadth, top + row, *_pieces(word, found, points=fits))


# Lines


def _paint_lines(brush: Brush, room: Region, found: Found, *, worth: int) -> None:
    """Paint a line a length; spare lines go to those that have most to show.

    Args:
        brush: paints them.
        room: where.
        found: the words.
        worth: columns for what each word of a length is worth, `_WORTH` or none.
    """
    width = room.width - _INDENT - worth
    groups = [
        (length, _wrapped(words, width))
        for number, length in enumerate(found.lengths)
        if (words := _of_length(found, length, longest=number == 0))
    ]
    spare = room.height - len(groups)
    row = room.y
    for length, lines in groups:
        rows = 1 + max(0, min(len(lines) - 1, spare))
        spare -= rows - 1
        brush.write(room.x, row, (length.letters, "muted"))
        if worth and length.least < _POINTS_FROM:
            brush.right(room.right, row, (f"{lines[0][0][1]} each", "muted"))
        hidden = sum(map(len, lines[rows:]))
        for number, line in enumerate(lines[:rows]):
            more = hidden if number == rows - 1 else 0
            here = Region(room.x + _INDENT, row, width, 1)
            _paint_line(brush, here, line, found, more)
            row += 1
        if row >= room.bottom:
            break


def _paint_line(brush: Brush, room: Region, line: list[Word], found: Found, hidden: int) -> None:
    more = f"+{hidden}" if hidden else ""
    while hidden and line and _width(line) + _GAP + len(more) > room.width:
        line, hidden = line[:-1], hidden + 1
        more = f"+{hidden}"
    x = room.x
    for word in line:
        points = len(word[0]) >= _POINTS_FROM
        x = brush.write(x, room.y, *_pieces(word, found, points=points)) + _GAP
    if more:
        brush.write(x, room.y, (more, "muted"))


def _wrapped(words: list[Word], width: int) -> list[list[Word]]:
    lines: list[list[Word]] = [[]]
    for word in words:
        if lines[-1] and _width([*lines[-1], word]) > width:
            lines.append([])
        lines[-1].append(word)
    return lines


def _width(line: list[Word]) -> int:
    longs = sum(len(f" {points}") for word, points in line if len(word) >= _POINTS_FROM)
    return sum(len(word) for word, _ in line) + longs + _GAP * (len(line) - 1)
