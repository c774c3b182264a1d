# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Splits of sets of words in hangman into the families of a letter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros, zeros_64
from wordarcade.kernels.hangman_numbers import LEVELS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.hangman_sets import HangmanSets

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)


class HangmanSplits:
    """The families of each open set for the letter that is guessed there.

    The hit families wait in a list, those of the set at depth d from `tops[d]` to `tops[d + 1]`.

    Attributes:
        tops: by depth, where the list of the open set begins.
        nexts: by depth, which family is judged next.
        starts: for each family in the list, where its words stand.
        sizes: of each of these families.
        keys: of these.
        misses: by depth, how many suffice for all families of the open set known to be solved.
    """

    def __init__(self, sets: HangmanSets) -> None:
        """Make room for all families.

        Args:
            sets: the words.
        """
        self._sets = sets
        most = LEVELS * (sets.count // 2 + 1)
        self.tops = _zeros(LEVELS + 1)
        self.nexts = _zeros(LEVELS)
        self.starts = _zeros(most)
        self.sizes = _zeros(most)
        self.keys = _zeros_64(most)
        self.misses = _zeros(LEVELS)
        # By the number of a family: its words, where they end, their key; numbers that occur.
        self._counts = _zeros(sets.family_count)
        self._ends = _zeros(sets.family_count)
        self._sums = _zeros_64(sets.family_count)
        self._touched = _zeros(sets.family_count)

    def split(self, depth: int, start: int, size: int, letter: int, limit: int) -> int:
        """Split an open set, the miss family first; return the key of that.

        Args:
            depth: of the set.
            start: where it stands; its families stand in the next row.
            size: of the set.
            letter: the guess.
            limit: the misses left.
        """
        members, families, keys = self._sets.members, self._sets.families, self._sets.keys
        counts, ends, sums, touched = self._counts, self._ends, self._sums, self._touched
        stop = start + size
        column = letter * self._sets.count
        row = (depth + 1) * self._sets.count
        different = 0
        for place in range(start, stop):
            family = families[column + members[place]]
            if not counts[family]:
                touched[different] = family
                different += 1
            counts[family] += 1
        end = row + counts[0]
        ends[0] = row
        for number in range(different):
            family = touched[number]
            if family:
                ends[family] = end
                end += counts[family]
        for place in range(start, stop):
            word = members[place]
            family = families[column + word]
            members[ends[family]] = word
            ends[family] += 1
            sums[family] ^= keys[word]

        key = sums[0]
        self.misses[depth] = 0
        self.nexts[depth] = self.tops[depth + 1] = self.tops[depth]
        for number in range(different):
            family = touched[number]
            if family and counts[family] <= limit + 1:
                self.allow(depth, counts[family] - 1)
            elif family:
                self._keep(depth, ends[family] - counts[family], counts[family], sums[family])
            counts[family] = 0
            sums[family] = 0
        return key

    def allow(self, depth: int, misses: int) -> None:
        """Take in that a family of an open set is solved with so many misses in all."""
        self.misses[depth] = max(self.misses[depth], misses)

    def _keep(self, depth: int, start: int, size: int, key: int) -> None:
        """Put a hit family among those to be judged, larger ones first."""
        starts, sizes, keys = self.starts, self.sizes, self.keys
        at = self.tops[depth + 1]
        self.tops[depth + 1] = at + 1
        while at > self.nexts[depth] and sizes[at - 1] < size:
            starts[at], sizes[at], keys[at] = starts[at - 1], sizes[at - 1], keys[at - 1]
            at -= 1
        starts[at], sizes[at], keys[at] = start, size, key
