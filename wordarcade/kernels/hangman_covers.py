# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Covers in hangman: letters of which every word of a set has one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros
from wordarcade.kernels.hangman_numbers import ALPHABET, CORE

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.hangman_cores import HangmanCores
    from wordarcade.kernels.hangman_sets import HangmanSets

_PATIENCE: Final = 100
"""Sets that the search for a cover looks at, at most. Nearly all searches end after some thirty."""

_zeros = partial(zeros, cython.compiled)


class HangmanCovers:
    """A search for covers of a set.

    If every *cover* has more letters than the misses left plus one, a host who always misses when
    he can wins.
    """

    def __init__(self, sets: HangmanSets, cores: HangmanCores) -> None:
        """Make room for the words that show it.

        Args:
            sets: the words.
            cores: the core of the set refuted last.
        """
        self._sets, self._cores = sets, cores
        self._marks = _zeros(sets.count)
        self._core_size = 0
        self._patience = 0

    def are_beyond(self, depth: int, start: int, size: int, limit: int, barred: int) -> bool:
        """Return whether more than `limit` + 1 letters are needed to strike all words of a set.

        The words that show it are the core. Whether there is such a cover is NP-hard to tell, so
        the answer is no after a while.

        Args:
            depth: that the set would have if it were opened.
            start: where it stands.
            size: of the set.
            limit: the misses left.
            barred: letters, as bits, that all of its words have in the same places.
        """
        self._patience = _PATIENCE
        self._core_size = 0
        covered = self._has_cover(depth, start, size, limit + 1, barred)
        core = CORE * self._sets.count
        for place in range(core, core + self._core_size):
            self._marks[self._sets.members[place]] = 0
        if not covered:
            self._cores.take(core, self._core_size)
            self._cores.record(limit + 1, 0, 0)
        return not covered

    def _has_cover(self, depth: int, start: int, size: int, letters: int, barred: int) -> bool:
        """Return whether that many letters, none of them barred, cover all words of a set.

        One of them is in any word one cares to choose, and the one with the fewest leaves the
        fewest ways. The words chosen on ways that lead nowhere become the core.
        """
        members = self._sets.members
        if not size or not self._patience:
            return True
        self._patience -= 1
        witness = self._witness(start, size, barred)
        if not letters:
            return False
        row = (depth + 1) * self._sets.count
        choices = self._sets.letters[witness] & ~barred
        for letter in range(ALPHABET):
            if choices >> letter & 1:
                end = row
                for place in range(start, start + size):
                    if not self._sets.letters[members[place]] >> letter & 1:
                        members[end] = members[place]
                        end += 1
                if self._has_cover(depth + 1, row, end - row, letters - 1, barred):
                    return True
                barred |= 1 << letter
        return False

    def _witness(self, start: int, size: int, barred: int) -> int:
        """Return the word with the fewest letters that are not barred, and add it to the core."""
        members = self._sets.members
        witness = members[start]
        fewest = ALPHABET + 1
        for place in range(start, start + size):
            mask = self._sets.letters[members[place]] & ~barred
            count = 0
            while mask:
                mask &= mask - 1
                count += 1
            if count < fewest:
                fewest = count
                witness = members[place]
        if not self._marks[witness]:
            self._marks[witness] = 1
            members[CORE * self._sets.count + self._core_size] = witness
            self._core_size += 1
        return witness
