"""The words found, in columns or lines by length, and the words left as bars."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from wordarcade.looks.brush import Brush, Piece
from wordarcade.screens.boggle.side.plan import BESIDE_FROM
from wordarcade.screens.boggle.side.state import Found, LengthCount
from wordarcade.support.wording import count, fitted

_POINTS_FROM: Final = 7
"""Letters of a word from which on its points stand beside it on narrow sides."""

_FOUND: Final = 6
"""Columns of the heading and a blank."""
_INDENT: Final = 3

_RULED_FROM: Final = 10
"""Rows of a column of words from which on a line parts its heading from them."""

_UPPER_BAND: Final = 0.4
"""The share of the rows that the long words have, which are few, where there are two bands."""

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
    elif boxed:
        _paint_columns(brush, room, found)
    else:
        _paint_lines(brush, room, found)


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


def _paint_columns(brush: Brush, room: Region, found: Found) -> None:
    columns = 6 if room.width >= BESIDE_FROM - 4 else 3
    width = room.width // columns
    upper = round(_UPPER_BAND * room.height) if len(found.lengths) > columns else room.height
    for number, length in enumerate(found.lengths):
        band, column = divmod(number, columns)
        y, height = (room.y + upper, room.height - upper) if band else (room.y, upper)
        cell = Region(room.x + column * width, y, width - 1, height)
        _paint_column(brush, cell, found, length, longest=number == 0)


def _paint_column(
    brush: Brush, cell: Region, found: Found, length: LengthCount, *, longest: bool
) -> None:
    heading = brush.write(cell.x, cell.y, (length.letters, "text", True), (" letters", "muted"))
    words = _of_length(found, length, longest=longest)
    ruled = cell.height >= _RULED_FROM
    if ruled:
        brush.write(cell.x, cell.y + 1, ("─" * (heading - cell.x), "hairline"))
    top = cell.y + 1 + ruled
    room = cell.height - 1 - ruled
    foot = room > 6
    if foot:
        room -= 2
        done = length.found == length.words
        tally: Piece = (f"{length.found}", "good" if done else "text", True)
        mark = " ✓" if done else ""
        brush.write(
            cell.x, cell.bottom - 1, tally, (f" of {length.words}", "muted"), (mark, "good")
        )
    shown = words if len(words) <= room else words[: room - 1]
    for row, word in enumerate(shown, start=top):
        fits = len(word[0]) + 3 <= cell.width
        brush.write(cell.x, row, *_pieces(word, found, points=fits))
    if len(shown) < len(words):
        more = f"+{len(words) - len(shown)} more"
        brush.write(cell.x, top + room - 1, (more, "muted"))


# Lines


def _paint_lines(brush: Brush, room: Region, found: Found) -> None:
    """Paint a line a length; spare lines go to those that have most to show."""
    groups = [
        (length, _wrapped(words, room.width - _INDENT))
        for number, length in enumerate(found.lengths)
        if (words := _of_length(found, length, longest=number == 0))
    ]
    spare = room.height - len(groups)
    row = room.y
    for length, lines in groups:
        rows = 1 + max(0, min(len(lines) - 1, spare))
        spare -= rows - 1
        brush.write(room.x, row, (length.letters, "muted"))
        hidden = sum(map(len, lines[rows:]))
        for number, line in enumerate(lines[:rows]):
            more = hidden if number == rows - 1 else 0
            here = Region(room.x + _INDENT, row, room.width - _INDENT, 1)
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


# What is left


def paint_left(brush: Brush, room: Region, lengths: Sequence[LengthCount], *, boxed: bool) -> None:
    """Paint the number of words left, length by length, as bars."""
    left = sum(length.left for length in lengths)
    most = max((length.left for length in lengths), default=0)
    if boxed:
        pitch = 2 if room.height >= 2 * len(lengths) else 1
        # In the middle of its room.
        top = room.y + max(0, room.height - pitch * len(lengths) + pitch - 1) // 2
        for row, length in enumerate(lengths):
            _paint_bar(brush, room, top + row * pitch, length, most)
        return
    brush.write(room.x, room.y, ("LEFT", "muted"), (" by length", "muted"))
    brush.right(room.right, room.y, (f"{left:,}", "text", True))
    rows = room.height - 1
    width = (room.width - _GAP) // 2
    for number, length in enumerate(lengths):
        column, row = divmod(number, rows)
        half = Region(room.x + column * (width + _GAP), 0, width, 1)
        _paint_bar(brush, half, room.y + 1 + row, length, most)


def _paint_bar(brush: Brush, room: Region, row: int, length: LengthCount, most: int) -> None:
    brush.write(room.x, row, (length.letters, "text", True))
    if length.words and not length.left:
        whole, short = "✓ all found", "✓ all"
        text = whole if len(whole) <= room.width - _INDENT else short
        brush.write(room.x + _INDENT, row, (text, "good"))
        return
    brush.right(room.right, row, (f"{length.left:,}", "muted"))
    width = room.width - _INDENT - 4
    brush.slim_bar(room.x + _INDENT, row, width, length.left / most if most else 0)
