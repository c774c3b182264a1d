"""Numbering of all leaves and racks that a set of tiles allows."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from wordarcade.kernels.scrabble_numbering import RACK, TILES

_ROOM: Final = RACK + 1
"""The possible sizes, and the possible numbers of a tile: none, or up to seven."""


class LeaveNumbers:
    """Numbers the multisets of one size without gaps, from 0.

    They are in the order of their numbers of A, then of B, and so on, blanks last; so that the
    number of a multiset is a sum of one term for each kind of tile in it, which depends only on
    how many of that kind there are and on how many tiles come from that kind on.

    Attributes:
        stock: by tile, how many of it a set has, unsigned 32-bit; tiles as numbered in
            `wordarcade.kernels.scrabble_numbering`.
        limits: by tile, how many of it a rack can have, unsigned 32-bit.
        ways: `ways[tile * 8 + size]` multisets of a size have no tile before `tile`, 0 to 27.
        steps: `steps[(tile * 8 + n) * 8 + size]` is the term of `n` of a tile, 1 to 7, if
            `size` tiles come from that one on, itself included.
        starts: by size, where the numbers of that size begin if those of 1, 2, ... tiles come one
            after the other; that of 7 is the number of leaves of 1 to 6 tiles.
    """

    def __init__(self, stock: Sequence[int]) -> None:
        """Take how many a set has of each tile, A to Z and the blank."""
        self.stock = array("I", stock)
        self.limits = array("I", (min(number, RACK) for number in stock))
        self.ways = array("I", (0,)) * ((TILES + 1) * _ROOM)
        self.steps = array("I", (0,)) * (TILES * _ROOM * _ROOM)
        self.ways[TILES * _ROOM] = 1
        for tile in reversed(range(TILES)):
            after = self.ways[(tile + 1) * _ROOM : (tile + 2) * _ROOM]
            for size in range(_ROOM):
                most = min(self.limits[tile], size)
                self.ways[tile * _ROOM + size] = sum(after[size - n] for n in range(most + 1))
                for number in range(1, most + 1):
                    at = (tile * _ROOM + number) * _ROOM + size
                    self.steps[at] = self.steps[at - _ROOM] + after[size - number + 1]
        self.starts = array("I", (0,)) * _ROOM
        for size in range(2, _ROOM):
            self.starts[size] = self.starts[size - 1] + self.ways[size - 1]

    def number(self, counts: Sequence[int]) -> int:
        """Return the number of a multiset among those of its size.

        Args:
            counts: how many it has of each tile, 7 at most, and no more than there are.
        """
        size = number = 0
        for tile in reversed(range(TILES)):
            if counts[tile]:
                size += counts[tile]
                number += self.steps[(tile * _ROOM + counts[tile]) * _ROOM + size]
        return number

    def counts(self, size: int, number: int) -> array[int]:
        """Return how many a multiset has of each tile, unsigned 32-bit.

        Args:
            size: how many tiles it has, 0 to 7.
            number: below `ways[size]`.
        """
        counts = array("I", (0,)) * TILES
        for tile in range(TILES):
            while (ways := self.ways[(tile + 1) * _ROOM + size]) <= number:
                number -= ways
                counts[tile] += 1
                size -= 1
        return counts
