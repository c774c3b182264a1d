"""The words left of each length, as bars."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from wordarcade.looks.brush import Brush
from wordarcade.screens.grid.length_counts import LengthCount

_INDENT: Final = 3
"""Columns of a length and what is free after it."""

_TALLY: Final = 4
"""The fewest columns of a number and what is free before it."""

_GAP: Final = 2
"""Columns between two bars in a row."""


def paint_left(brush: Brush, room: Region, lengths: Sequence[LengthCount], *, boxed: bool) -> None:
    """Paint the number of words left, length by length, as bars.

    Args:
        brush: with which.
        room: where.
        lengths: the longest first.
        boxed: whether the room has a box with a title; else the bars stand in two columns under
            a heading.
    """
    most = max((length.left for length in lengths), default=0)
    if boxed:
        pitch = 2 if room.height >= 2 * len(lengths) else 1
        # In the middle of its room.
        top = room.y + max(0, room.height - pitch * len(lengths) + pitch - 1) // 2
        for row, length in enumerate(lengths):
            _paint_bar(brush, room, top + row * pitch, length, most)
        return
    left = sum(length.left for length in lengths)
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
    tally = max(_TALLY, len(f"{most:,}") + 1)
    width = room.width - _INDENT - tally
    brush.slim_bar(room.x + _INDENT, row, width, length.left / most if most else 0)
