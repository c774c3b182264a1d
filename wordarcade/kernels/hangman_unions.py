# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Unions of the cores that refute guesses in hangman."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros
from wordarcade.kernels.hangman_numbers import ALPHABET, LEVELS, UNIONS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.hangman_cores import HangmanCores
    from wordarcade.kernels.hangman_sets import HangmanSets

_zeros = partial(zeros, cython.compiled)


class HangmanUnions:
    """For each open set, the union of the cores of those families that refuted a letter of it.

    Once all letters are refuted, the union is a core of the set. Until then it makes samples of
    miss families.

    Attributes:
        sample_key: the key of the last sample.
    """

    def __init__(self, sets: HangmanSets, cores: HangmanCores) -> None:
        """Make room for a union at each depth.

        Args:
            sets: the words.
            cores: the core of the set refuted last.
        """
        self._sets, self._cores = sets, cores
        self._marks = _zeros(sets.count)
        self._sizes = _zeros(LEVELS)
        self._answered = _zeros(LEVELS)
        self.sample_key = 0

    def begin(self, depth: int) -> None:
        """Begin with no words."""
        self._sizes[depth] = self._answered[depth] = 0

    def add(self, depth: int) -> int:
        """Add the core of the set refuted last; return the letters that it has, as bits."""
        members, marks = self._sets.members, self._marks
        union = (UNIONS + depth) * self._sets.count
        size = self._sizes[depth]
        some = 0
        for place in range(self._cores.start, self._cores.start + self._cores.size):
            word = members[place]
            some |= self._sets.letters[word]
            if not marks[word] >> depth & 1:
                marks[word] |= 1 << depth
                members[union + size] = word
                size += 1
        self._sizes[depth] = size
        answers = depth * ALPHABET + self._answered[depth]
        self._cores.answers[answers] = self._cores.refutation
        self._answered[depth] += 1
        return some

    def sample(self, depth: int, letter: int) -> int:
        """Put the words that lack a letter into the next row; return how many there are."""
        members = self._sets.members
        union = (UNIONS + depth) * self._sets.count
        start = end = (depth + 1) * self._sets.count
        key = 0
        for place in range(union, union + self._sizes[depth]):
            word = members[place]
            if not self._sets.letters[word] >> letter & 1:
                members[end] = word
                end += 1
                key ^= self._sets.keys[word]
        self.sample_key = key
        return end - start

    def become_core(self, depth: int, wrong: int) -> None:
        """Be the core of the open set.

        Args:
            depth: of the set.
            wrong: the misses that the host can force.
        """
        self._cores.take((UNIONS + depth) * self._sets.count, self._sizes[depth])
        self._cores.record(wrong, depth * ALPHABET, self._answered[depth])

    def end(self, depth: int) -> None:
        """Make ready for another set of the same depth; the words remain where they are."""
        union = (UNIONS + depth) * self._sets.count
        for place in range(union, union + self._sizes[depth]):
            self._marks[self._sets.members[place]] &= ~(1 << depth)
