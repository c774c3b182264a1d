# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Anchors of a Scrabble board, and upper bounds on the equity of their plays."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CENTRE_ACROSS,
    CENTRE_DOWN,
    LINES,
    MILLI,
    NO_LETTER,
    RACK,
    SIZE,
    WIDTH,
)

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_lines import BoardLines
    from wordarcade.kernels.scrabble_rack import RackParts

_MOST: Final = LINES * SIZE
_NUMBERS: Final = RACK + 1
_NOTHING: Final = -(1 << 30)
"""Below what any play is worth."""

_LEFT: Final = 0
_RIGHT: Final = _NUMBERS
"""The offsets of the sums for the tiles on either side."""


class Anchors:
    """The anchors of a board, each play belonging to exactly one of them.

    A play that takes in tiles of its line is anchored at the last of the leftmost run of them.
    One that takes in none is anchored at the leftmost of the places it covers that are crossed; the
    first play of a game, from the centre.

    The plays of an anchor are bounded without looking up words ("shadow playing"): for each
    number of tiles to the left and to the right, as if the highest tiles of the rack landed on
    the best premiums, with the best leave for that number of tiles played.

    Attributes:
        count: the number of anchors.
        starts: of each, the place of the first letter that is laid.
        lefts: of each, the first place that may be covered.
        rights: of each, the last place that may be covered.
        bounds: of each, an upper bound on equity, in thousandths of a point, once `bound` ran.
    """

    def __init__(self, lines: BoardLines, parts: RackParts, bingo: int) -> None:
        """Join the board and the rack that the anchors follow.

        Args:
            lines: the board.
            parts: the rack.
            bingo: points for playing seven tiles at once.
        """
        self._lines = lines
        self._parts = parts
        self._bingo = bingo
        self._tiles, self._points, self._crosses = lines.tiles, lines.points, lines.crosses
        self._letter_factors, self._word_factors = lines.letter_factors, lines.word_factors
        self._cross_points, self._cross_factors = lines.cross_points, lines.cross_factors
        self._counts, self._best_leaves = parts.counts, parts.best_leaves
        self._ranking, self._worths = parts.ranking, parts.worths
        self._size = self._held = 0

        self.count = 0
        self.starts = array("I", bytes(4 * _MOST))
        self.lefts = array("I", bytes(4 * _MOST))
        self.rights = array("I", bytes(4 * _MOST))
        self.bounds = array("i", bytes(4 * _MOST))
        self._starts, self._lefts, self._rights = self.starts, self.lefts, self.rights
        self._bounds = self.bounds

        # By side and number of tiles laid there.
        self._side_points = array("I", bytes(4 * 2 * _NUMBERS))
        self._side_factors = array("I", bytes(4 * 2 * _NUMBERS))
        self._side_crossed = array("I", bytes(4 * 2 * _NUMBERS))
        self._side_doubled = array("I", bytes(4 * 2 * _NUMBERS))
        self._side_tripled = array("I", bytes(4 * 2 * _NUMBERS))
        # By number of tiles, what the highest of the rack count together.
        self._sums = array("I", bytes(4 * _NUMBERS))

    def find(self) -> None:
        """List the anchors of the board, line by line, from left to right."""
        self._find(not self._lines.covered)

    def bound(self) -> None:
        """Bound the equity of the rack's plays at each anchor."""
        self._size = self._parts.size
        self._bound_all()

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

    def _bound_all(self) -> None:
        """Bound every anchor."""
        self._held = 0
        for letter in range(BLANK):
            if self._counts[letter] or self._counts[BLANK]:
                self._held |= 1 << letter
        for number in range(self._size):
            self._sums[number + 1] = self._sums[number] + self._worths[number]
        for number in range(self.count):
            self._bounds[number] = self._bound(number)

    def _bound(self, number: int) -> int:
        """Return an upper bound on the equity of an anchor's plays."""
        points, factors, crossed = self._side_points, self._side_factors, self._side_crossed
        doubled, tripled, sums = self._side_doubled, self._side_tripled, self._sums
        start = self._starts[number]
        most_left = self._reach(_LEFT, start, -1, self._lefts[number])
        most_right = self._reach(_RIGHT, start + 1, 1, self._rights[number])
        fewest_left = 1 if self._tiles[start] == NO_LETTER else 0
        bound = _NOTHING
        for left in range(fewest_left, most_left + 1):
            for at in range(_RIGHT, _RIGHT + min(most_right, self._size - left) + 1):
                laid = left + at - _RIGHT
                letters = (
                    points[left]
                    + points[at]
                    + sums[laid]
                    + sums[doubled[left] + doubled[at]]
                    + sums[tripled[left] + tripled[at]]
                )
                score = letters * factors[left] * factors[at] + crossed[left] + crossed[at]
                if laid == RACK:
                    score += self._bingo
                if laid:
                    bound = max(bound, MILLI * score + self._best_leaves[self._size - laid])
        return bound

    def _reach(self, side: int, place: int, way: int, end: int) -> int:
        """Bound what tiles to one side of an anchor score; return how many fit there.

        Args:
            side: `_LEFT` or `_RIGHT`.
            place: the first place on that side.
            way: the step from one place to the next.
            end: the last place that may be covered.
        """
        points = crossed = doubled = tripled = 0
        factor = 1
        laid = 0
        while True:
            while self._tiles[place] != NO_LETTER:
                points += self._points[place]
                place += way
            self._side_points[side + laid] = points
            self._side_factors[side + laid] = factor
            self._side_crossed[side + laid] = crossed
            self._side_doubled[side + laid] = doubled
            self._side_tripled[side + laid] = tripled
            beyond = place < end if way < 0 else place > end
            if laid == self._size or beyond or not self._crosses[place] & self._held:
                return laid
            factor *= self._word_factors[place]
            doubled += self._letter_factors[place] >= 2
            tripled += self._letter_factors[place] >= 3
            if self._cross_factors[place]:
                worth = self._highest(self._crosses[place]) * self._letter_factors[place]
                crossed += (self._cross_points[place] + worth) * self._cross_factors[place]
            place += way
            laid += 1

    def _highest(self, letters: int) -> int:
        """Return the highest value of a rack tile that can be one of these letters."""
        for rank in range(self._size):
            tile = self._ranking[rank]
            if tile != BLANK and letters >> tile & 1:
                return self._worths[rank]
        return 0
