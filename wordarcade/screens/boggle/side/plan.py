"""The layout of the side panel, by the room there is."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region, Size

from wordarcade.screens.grid.length_counts import SLOTS

BOXED_FROM: Final = Size(44, 30)
"""From this size on each part has a box of its own."""

BESIDE_FROM: Final = 70
"""Columns from which boxes stand beside each other."""

_GAP: Final = 2

SHORT_TIME: Final = 13
"""Columns of a time below ten minutes."""

LONG_TIME: Final = 17
"""Columns of a longer one."""

_MESSAGES: Final = 6

_AIRY_FROM: Final = 40
"""Rows from which boxes beside each other have a margin within."""

_LOW: Final = 17
"""The most rows of the words left and the messages beside them: bars two rows apart."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The rooms of the parts, borders not included.

    Attributes:
        score: the score and what it means.
        time: the time; within the room of the score where they share a box.
        found: the words found.
        left: the words left.
        messages: the last messages, or None where there is no room for them.
        boxed: whether the parts have boxes.
        air: rows above, and columns beside, that are left free within the boxes.
    """

    score: Region
    time: Region
    found: Region
    left: Region
    messages: Region | None
    boxed: bool
    air: int = 0

    def inner(self, room: Region) -> Region:
        """Return what is used of a room."""
        return room.shrink((self.air, self.air, 0, self.air))


def plan(size: Size, time: int) -> Plan:
    """Return the rooms of the parts on a side of a size.

    Args:
        size: the size.
        time: columns of the time in digits, `SHORT_TIME` or `LONG_TIME`.
    """
    if size.width < BOXED_FROM.width or size.height < BOXED_FROM.height:
        return _bare(size, time)
    if size.width < BESIDE_FROM:
        return _stacked(size, time)
    return _beside(size)


def _bare(size: Size, time: int) -> Plan:
    """Score and time in six rows, words under a heading, and the words left at the foot."""
    width, height = size
    left = 1 + SLOTS // 2
    spare = int(height > 18)  # rows above the words, and below those left
    top = 6 + spare
    return Plan(
        score=Region(0, 0, width, 6),
        time=Region(width - time, 0, time, 6),
        found=Region(0, top, width, max(0, height - left - top - 2 * spare)),
        left=Region(0, height - left - spare, width, left),
        messages=None,
        boxed=False,
    )


def _stacked(size: Size, time: int) -> Plan:
    """One box under the other."""
    width, height = size
    score, left = 9, SLOTS + 2
    messages = _MESSAGES if height >= score + left + _MESSAGES + 10 else 0
    found = height - score - left - messages
    inner = width - 4
    return Plan(
        score=Region(2, 1, inner, score - 2),
        time=Region(2 + inner - time, 1, time, score - 2),
        found=Region(2, score + 1, inner, found - 2),
        left=Region(2, score + found + 1, inner, left - 2),
        messages=Region(2, height - messages + 1, inner, messages - 2) if messages else None,
        boxed=True,
    )


def _beside(size: Size) -> Plan:
    """Score and time beside each other, and so the words left and the messages."""
    width, height = size
    air = int(height >= _AIRY_FROM)
    score, low = 9 + 2 * air, min(_LOW, max(SLOTS + 2, height * 2 // 5))
    half = (width - _GAP) // 2
    other = half + _GAP
    return Plan(
        score=Region(2, 1, half - 4, score - 2),
        time=Region(other + 2, 1, width - other - 4, score - 2),
        found=Region(2, score + 1, width - 4, height - score - low - 2),
        left=Region(2, height - low + 1, half - 4, low - 2),
        messages=Region(other + 2, height - low + 1, width - other - 4, low - 2),
        boxed=True,
        air=air,
    )
