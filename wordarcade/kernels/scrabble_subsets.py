# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The subsets of a rack that a play can lay, with what bounds its equity."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.letter_keys import letter_keys
from wordarcade.kernels.scrabble_numbering import BLANK, MILLI, RACK

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_rack import RackParts

_SUBSETS: Final = 1 << RACK
"""The most subsets of a rack, one of all different tiles."""

_ROW: Final = RACK + 1
"""Numbers in a row of a table by number of tiles."""

_FACTORS: Final = 4
"""How many times a word may count in the tables; more is extrapolated."""

_TABLE: Final = _ROW * (_FACTORS + 1)

_DIGIT: Final = 4
"""Bits of a code for each kind of tile."""

_FOREIGN: Final = 1 << _DIGIT * RACK
"""The code of a letter that the rack does not have."""

_NOTHING: Final = -(1 << 30)
"""Below what any play is worth."""

_ALL: Final = (1 << 64) - 1


class TileSubsets:
    """The subsets (sub-multisets) of a rack, as tiles to lay.

    A subset is known by the key of its letters (`wordarcade.kernels.letter_keys`) and by a code
    that has a digit for each kind of letter on the rack; blanks count in neither.

    Attributes:
        keys: by subset, the key of its letters, unsigned 64-bit.
        codes: by subset, its code, unsigned 32-bit as those that follow.
        blanks: by subset, its number of blanks.
        letters: by subset, its letters, as bits.
        worths: by subset, eight numbers: the points of its tiles, highest first, then zeros.
        leaves: by subset, the value of the tiles kept, in thousandths of a point, signed 32-bit.
        letter_codes: the code of each letter.
        order: all subsets by size, in each size those with the best leave first.
        starts: by size, where it begins in `order`; one number more for the end of the last.
        groups: as `order`, but each size has those without a blank first, then those with one;
            and what stands here is the place in `order`, counted from where the size begins.
        unblanked: by size, the end in `groups` of those without a blank.
        one_blanked: by size, the end of those with one.
        sums: by number of tiles, what the highest of the rack count together.
        bounds: `bounds[8 * factor + size]`, the most that a subset of a size adds to equity if
            each of its tiles counts `factor` times, 1 to 4; in thousandths of a point.
    """

    def __init__(self, parts: RackParts) -> None:
        """Join the rack.

        Args:
            parts: the rack.
        """
        self._rack = parts
        self._counts, self._weights = parts.counts, parts.weights
        self._values, self._part_leaves = parts.values, parts.leaves
        self._ranking, self._rack_worths = parts.ranking, parts.worths
        self._letter_keys = letter_keys()
        self._count = 0

        self.keys = array("Q", (0,)) * _SUBSETS
        self.codes = array("I", (0,)) * _SUBSETS
        self.blanks = array("I", (0,)) * _SUBSETS
        self.letters = array("I", (0,)) * _SUBSETS
        self.worths = array("I", (0,)) * (_ROW * _SUBSETS)
        self.leaves = array("i", (0,)) * _SUBSETS
        self.letter_codes = array("I", (0,)) * BLANK
        self.order = array("I", (0,)) * _SUBSETS
        self.starts = array("I", (0,)) * (_ROW + 1)
        self.groups = array("I", (0,)) * (_SUBSETS + 1)
        self.unblanked = array("I", (0,)) * _ROW
        self.one_blanked = array("I", (0,)) * _ROW
        self.sums = array("I", (0,)) * _ROW
        self.bounds = array("i", (0,)) * _TABLE

        self._keys, self._codes, self._blanks = self.keys, self.codes, self.blanks
        self._worths, self._leaves = self.worths, self.leaves
        self._letter_codes, self._letters = self.letter_codes, self.letters
        self._order, self._starts, self._sums = self.order, self.starts, self.sums
        self._bounds = self.bounds
        self._groups = self.groups
        self._unblanked, self._one_blanked = self.unblanked, self.one_blanked
        # By subset: what part of the rack is kept, its size, and its points.
        self._parts = array("I", (0,)) * _SUBSETS
        self._sizes = array("I", (0,)) * _SUBSETS
        self._totals = array("I", (0,)) * _SUBSETS

        # By size, the end of what is already in order.
        self._ends = array("I", (0,)) * _ROW

    def take(self) -> None:
        """List the subsets of the rack as it is now."""
        size, whole = self._rack.size, self._rack.parts - 1
        with cython.nogil:
            self._list(size, whole)
            self._arrange()
            self._group()
            self._bound()

    def _list(self, size: int, whole: int) -> None:
        """List the subsets, each from one that lacks only its cheapest kind of tile."""
        for letter in range(BLANK):
            self._letter_codes[letter] = _FOREIGN
        self._count = 1
        self._parts[0] = whole
        self._leaves[0] = self._part_leaves[whole]
        digit = 1
        for rank in range(size):
            self._sums[rank + 1] = self._sums[rank] + self._rack_worths[rank]
            tile = self._ranking[rank]
            if tile != BLANK:
                if self._letter_codes[tile] != _FOREIGN:
                    continue
                self._letter_codes[tile] = digit
                digit <<= _DIGIT
            elif self._count > 1 and self._blanks[self._count - 1]:
                continue
            self._multiply(tile)

    def _multiply(self, tile: int) -> None:
        """Add the subsets with any number of a kind of tile to those without it."""
        without = self._count
        worth = self._values[tile]
        for number in range(1, self._counts[tile] + 1):
            for before in range(without * (number - 1), without * number):
                subset = before + without
                laid = self._sizes[before]
                for place in range(laid):
                    self._worths[subset * _ROW + place] = self._worths[before * _ROW + place]
                self._worths[subset * _ROW + laid] = worth
                self._sizes[subset] = laid + 1
                self._totals[subset] = self._totals[before] + worth
                part = self._parts[before] - self._weights[tile]
                self._parts[subset] = part
                self._leaves[subset] = self._part_leaves[part]
                self._blanks[subset] = self._blanks[before]
                self._letters[subset] = self._letters[before]
                self._keys[subset] = self._keys[before]
                self._codes[subset] = self._codes[before]
                if tile == BLANK:
                    self._blanks[subset] += 1
                else:
                    self._letters[subset] |= 1 << tile
                    self._keys[subset] = self._keys[before] + self._letter_keys[tile] & _ALL
                    self._codes[subset] += self._letter_codes[tile]
            self._count += without

    def _arrange(self) -> None:
        """Put the subsets in order by size, then by leave."""
        order, leaves = self._order, self._leaves
        starts, ends = self._starts, self._ends
        for size in range(_ROW + 1):
            starts[size] = 0
        for subset in range(self._count):
            starts[self._sizes[subset] + 1] += 1
        for size in range(1, _ROW + 1):
            starts[size] += starts[size - 1]
        for size in range(_ROW):
            ends[size] = starts[size]
        for subset in range(self._count):
            size = self._sizes[subset]
            at = ends[size]
            while at > starts[size] and leaves[order[at - 1]] < leaves[subset]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = subset
            ends[size] += 1

    def _group(self) -> None:
        """Group the subsets of each size by their blanks."""
        for size in range(_ROW):
            self._unblanked[size] = self._collect(size, self._starts[size], 0)
            self._one_blanked[size] = self._collect(size, self._unblanked[size], 1)

    def _collect(self, size: int, end: int, blanks: int) -> int:
        """Add the subsets of a size with so many blanks to a group; return its new end."""
        start = self._starts[size]
        for at in range(start, self._starts[size + 1]):
            self._groups[end] = at - start
            end += self._blanks[self._order[at]] == blanks
        return end

    def _bound(self) -> None:
        """Compute the bounds."""
        for at in range(_TABLE):
            self._bounds[at] = _NOTHING
        for subset in range(self._count):
            bound = self._leaves[subset]
            step = MILLI * self._totals[subset]
            at = self._sizes[subset]
            for _ in range(_FACTORS):
                at += _ROW
                bound += step
                self._bounds[at] = max(self._bounds[at], bound)
