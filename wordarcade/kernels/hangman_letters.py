# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Which letters are worth a guess in hangman, for the words still possible."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros
from wordarcade.kernels.hangman_numbers import ALPHABET, LEVELS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.hangman_sets import HangmanSets

_COLUMNS: Final = ALPHABET + 1
"""Counters of words with a letter; the last is for letters repeated in a word."""

_zeros = partial(zeros, cython.compiled)


class HangmanLetters:
    """The letters of each open set that may be guessed next, the most frequent first.

    Attributes:
        common: the letters that all words of the set counted last have, as bits.
        pending: by depth, the letters of the open set that have not been ruled out, as bits.
    """

    def __init__(self, sets: HangmanSets) -> None:
        """Make room for what is counted.

        Args:
            sets: the words.
        """
        self._sets = sets
        self._frequencies = _zeros(LEVELS * _COLUMNS)
        self.pending = _zeros(LEVELS)
        self.common = 0

    def count(self, depth: int, start: int, size: int) -> None:
        """Count the letters of a set; pending are those that some words have and others lack.

        Args:
            depth: of the set.
            start: where it stands.
            size: of the set.
        """
        members, letters = self._sets.members, self._sets.letters
        frequencies, spelling = self._frequencies, self._sets.spelling
        length = self._sets.length
        row = depth * _COLUMNS
        for letter in range(_COLUMNS):
            frequencies[row + letter] = 0
        common = some = letters[members[start]]
        for place in range(start, start + size):
            word = members[place]
            common &= letters[word]
            some |= letters[word]
            for at in range(word * length, word * length + length):
                frequencies[row + spelling[at]] += 1
        self.common = common
        self.pending[depth] = some & ~common

    def free(self, start: int, size: int) -> int:
        """Return a letter that all words of a set have, but not in the same places, or 26.

        Args:
            start: where the set stands; it is the one counted last.
            size: of the set.
        """
        members, families = self._sets.members, self._sets.families
        for letter in range(ALPHABET):
            if self.common >> letter & 1:
                column = letter * self._sets.count
                family = families[column + members[start]]
                for place in range(start + 1, start + size):
                    if families[column + members[place]] != family:
                        return letter
        return ALPHABET

    def most_frequent(self, depth: int) -> int:
        """Return the letter that most words of an open set have, of those that are pending."""
        pending = self.pending[depth]
        row = depth * _COLUMNS
        chosen = ALPHABET
        for letter in range(ALPHABET):
            if pending >> letter & 1 and (
                chosen == ALPHABET
                or self._frequencies[row + letter] > self._frequencies[row + chosen]
            ):
                chosen = letter
        return chosen

    def frequency(self, depth: int, letter: int) -> int:
        """Return how many words of an open set have a letter."""
        return self._frequencies[depth * _COLUMNS + letter]
