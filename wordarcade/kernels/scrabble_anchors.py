# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Anchors of a Scrabble board."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from wordarcade.kernels.scrabble_numbering import (
    CENTRE_ACROSS,
    CENTRE_DOWN,
    LINES,
    NO_LETTER,
    SIZE,
    WIDTH,
)

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_lines import BoardLines

_MOST: Final = LINES * SIZE


class Anchors:
    """The anchors of a board, each play belonging to exactly one of them.

    A play that takes in tiles of its line is anchored at the last of the leftmost run of them.
    One that takes in none is anchored at the leftmost of the places it covers that are crossed; the
    first play of a game, from the centre.

    Attributes:
        count: the number of anchors.
        starts: of each, the place of the first letter that is laid.
        lefts: of each, the first place that may be covered.
        rights: of each, the last place that may be covered.
    """

    def __init__(self, lines: BoardLines) -> None:
        """Join the board that the anchors follow.

        Args:
            lines: the board.
        """
        self._lines = lines
        self._tiles, self._cross_factors = lines.tiles, lines.cross_factors
        self.count = 0
        self.starts = array("I", (0,)) * _MOST
        self.lefts = array("I", (0,)) * _MOST
        self.rights = array("I", (0,)) * _MOST
        self._starts, self._lefts, self._rights = self.starts, self.lefts, self.rights

    def find(self) -> None:
        """List the anchors of the board, line by line, from left to right."""
        self._find(not self._lines.covered)

    def _find(self, opening: bool) -> None:
        """List the anchors; on an empty board, the centre, across and down."""
        tiles = self._tiles
        self.count = 0
        for line in range(LINES):
            place = low = left = line * WIDTH + 1
            last = place + SIZE - 1
            while place <= last:
                if tiles[place] != NO_LETTER:
                    while tiles[place + 1] != NO_LETTER:
                        place += 1
                    self._add(place, low, last)
                    low = left = place + 2
                elif place >= left and (
                    self._cross_factors[place]
                    or (opening and place in (CENTRE_ACROSS, CENTRE_DOWN))
                ):
                    right = place
                    while right <= last and tiles[right] == NO_LETTER:
                        right += 1
                    right -= 1 if right > last else 2
                    if place <= right:
                        self._add(place, left, right)
                        left = place + 1
                place += 1

    def _add(self, start: int, left: int, right: int) -> None:
        self._starts[self.count] = start
        self._lefts[self.count] = left
        self._rights[self.count] = right
        self.count += 1
