# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Windows of a Scrabble board that a word can fill, and upper bounds on the equity of its plays."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.letter_keys import letter_keys
from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CENTRE_ACROSS,
    CENTRE_DOWN,
    LINES,
    MILLI,
    NO_LETTER,
    PLACES,
    RACK,
    SIZE,
    WIDTH,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_lines import BoardLines
    from wordarcade.kernels.scrabble_rack import RackParts
    from wordarcade.kernels.scrabble_subsets import TileSubsets

_MOST: Final = LINES * SIZE * RACK
"""More windows than any board has."""

_ROW: Final = RACK + 1
_FACTORS: Final = 4
"""As in the tables of `TileSubsets`."""

_BUCKETS: Final = 512
_BUCKET_BITS: Final = 10
"""Windows whose bounds agree but for so many bits come one after the other, in no order."""

_LOWEST: Final = -(128 << _BUCKET_BITS)
"""The bound from which on buckets tell windows apart; below, and above all, there is one."""

_ALL: Final = (1 << 64) - 1


class Windows:
    """The windows of a board: stretches of a line that the main word of a play can fill.

    A window has from one to as many free squares as the rack has tiles. It has a tile in it or
    is crossed by a word (in the first play of a game, it has the centre), and no tile lies before
    or after it.

    The equity of its plays is bounded without looking up words: as if the highest tiles of the
    rack landed on the best premiums, with the best leave for that number of tiles played.

    Attributes:
        firsts: by window, its first place.
        stops: by window, the place after its last.
        laids: by window, the number of its free squares.
        keys: by window, the key of the tiles that lie in it, unsigned 64-bit.
        bounds: by window, in thousandths of a point, signed 32-bit.
        nexts: by window, the next of the same bucket; 0 if none. Windows are numbered from 1.
        waited: by window, 0; for the user of this to set.
        heads: by bucket, its first window; 0 if none.
    """

    def __init__(
        self, lines: BoardLines, parts: RackParts, subsets: TileSubsets, bingo: int
    ) -> None:
        """Join the board and the rack.

        Args:
            lines: the board.
            parts: the rack.
            subsets: of the rack.
            bingo: points for playing seven tiles at once.
        """
        self._lines = lines
        self._parts = parts
        self._bingo = bingo
        self._tiles, self._points, self._crosses = lines.tiles, lines.points, lines.crosses
        self._letter_factors, self._word_factors = lines.letter_factors, lines.word_factors
        self._cross_points, self._cross_factors = lines.cross_points, lines.cross_factors
        self._counts, self._ranking, self._worths = parts.counts, parts.ranking, parts.worths
        self._sums, self._subset_bounds = subsets.sums, subsets.bounds
        self._letter_keys = letter_keys()
        self._size = self._held = self._count = self._centre = 0

        self.firsts = array("I", (0,)) * _MOST
        self.stops = array("I", (0,)) * _MOST
        self.laids = array("I", (0,)) * _MOST
        self.keys = array("Q", (0,)) * _MOST
        self.bounds = array("i", (0,)) * _MOST
        self.nexts = array("I", (0,)) * _MOST
        self.waited = array("I", (0,)) * _MOST
        self.heads = array("I", (0,)) * _BUCKETS
        self._firsts, self._stops, self._keys = self.firsts, self.stops, self.keys
        self._bounds, self._nexts, self._heads = self.bounds, self.nexts, self.heads
        self._waited, self._laids = self.waited, self.laids

        # By place: what the word that crosses there counts, at most; and how far it is to the
        # next place that connects a window.
        self._crossed = array("I", (0,)) * PLACES
        self._away = array("I", (0,)) * PLACES

    def find(self) -> None:
        """List the windows of the board for the rack, with their bounds."""
        opening, size = not self._lines.covered, self._parts.size
        with cython.nogil:
            self._find(opening, size)

    def _find(self, opening: bool, size: int) -> None:
        """List the windows; on an empty board, those with the centre."""
        self._count = 0
        self._size = size
        self._held = 0
        for letter in range(BLANK):
            if self._counts[letter] or self._counts[BLANK]:
                self._held |= 1 << letter
        for bucket in range(_BUCKETS):
            self._heads[bucket] = 0
        for line in range(LINES):
            start = line * WIDTH + 1
            self._centre = (CENTRE_DOWN if line >= SIZE else CENTRE_ACROSS) if opening else 0
            if self._prepare(start):
                for first in range(start, start + SIZE):
                    if self._tiles[first - 1] == NO_LETTER and self._away[first] <= self._size:
                        self._extend(first, start + SIZE, line >= SIZE)

    def _prepare(self, start: int) -> bool:
        """Look at the places of a line; return whether one of them connects a window."""
        away = SIZE
        for place in range(start + SIZE - 1, start - 1, -1):
            away += 1
            if self._tiles[place] != NO_LETTER:
                away = 0
            elif self._cross_factors[place]:
                # What is laid here counts among the tiles, too: a distance of one.
                away = 1
                worth = self._highest(self._crosses[place]) * self._letter_factors[place]
                points = self._cross_points[place] + worth
                self._crossed[place] = points * self._cross_factors[place]
            else:
                self._crossed[place] = 0
                if place == self._centre:
                    away = 1
            self._away[place] = away
        return away <= SIZE

    def _extend(self, first: int, end: int, down: bool) -> None:
        """List the windows that begin at a place.

        Args:
            first: the place.
            end: the place after the last of the line.
            down: whether the line is a column.
        """
        points = crossed = doubled = tripled = laid = 0
        factor = 1
        key = 0
        place = first
        connected = False
        covered = False
        while True:
            while self._tiles[place] != NO_LETTER:
                points += self._points[place]
                key = key + self._letter_keys[self._tiles[place]] & _ALL
                place += 1
                covered = True
            connects = covered or (connected and not (laid == 1 and down))
            if laid and connects and place > first + 1:
                times = min(factor, _FACTORS)
                score = (
                    (points + self._sums[doubled] + self._sums[tripled]) * factor
                    + (factor - times) * self._sums[laid]
                    + crossed
                )
                if laid == RACK:
                    score += self._bingo
                bound = MILLI * score + self._subset_bounds[times * _ROW + laid]
                self._add(first, place, laid, key, bound)
            if place == end or laid == self._size or not self._crosses[place] & self._held:
                return
            laid += 1
            factor *= self._word_factors[place]
            crossed += self._crossed[place]
            doubled += self._letter_factors[place] >= 2
            tripled += self._letter_factors[place] >= 3
            connected = connected or self._cross_factors[place] != 0 or place == self._centre
            place += 1

    def _add(self, first: int, stop: int, laid: int, key: int, bound: int) -> None:
        """Note a window."""
        self._count += 1
        number = self._count
        self._firsts[number] = first
        self._stops[number] = stop
        self._laids[number] = laid
        self._keys[number] = key
        self._bounds[number] = bound
        self._waited[number] = 0
        bucket = min(max(bound - _LOWEST >> _BUCKET_BITS, 0), _BUCKETS - 1)
        self._nexts[number] = self._heads[bucket]
        self._heads[bucket] = number

    def _highest(self, letters: int) -> int:
        """Return the highest value of a rack tile that can be one of these letters."""
        for rank in range(self._size):
            tile = self._ranking[rank]
            if tile != BLANK and letters >> tile & 1:
                return self._worths[rank]
        return 0
