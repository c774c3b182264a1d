# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Sets of words in hangman, in rows of the numbers of their words."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros
from wordarcade.kernels.hangman_numbers import CORE
from wordarcade.kernels.hangman_tables import letters_of, number_families, random_keys, spell

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class HangmanSets:
    """Words of one length, and rows with room for all of them.

    A set stands anywhere in a row, told by the place in `members` where it starts and its size.
    Row 0 has the set that is asked about, row d + 1 the families of the set open at depth d. From
    row `UNIONS` on there are unions of cores, by depth, and in row `CORE` there is a core.

    Attributes:
        count: how many words there are.
        length: the letters of each.
        letters: those of each word, as bits.
        families: for each letter in turn, the number of the family that has the word; 0 is the
            miss family.
        family_count: how many numbers of families there are.
        keys: 64 random bits for each word; the key of a set is their exclusive or.
        spelling: the letters of all words, 0 to 25, 26 for one that the word has had before.
        members: the rows, each of `count` numbers of words.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """Number the words, from 0, and make room for sets of them.

        Args:
            words: one or more different words of one length, in lowercase a-z.

        Raises:
            ValueError: `words` is empty or repeats a word, or the words differ in length, are
                longer than 32 letters or have characters other than a-z.
        """
        if len(set(words)) != len(words) or len(set(map(len, words))) != 1:
            raise ValueError("A hangman search takes different words of one length.")
        self.count = len(words)
        self.length = len(words[0])
        families, self.family_count = number_families(words)
        self.families = _quick(families)
        self.letters = _quick(array("I", map(letters_of, words)))
        self.spelling = spell(words)
        self.keys = _quick(random_keys(self.count))
        self.members = _zeros((CORE + 1) * self.count)

    def put(self, members: Sequence[int]) -> int:
        """Put a set at the start of row 0; return its key."""
        key = 0
        for place, member in enumerate(members):
            self.members[place] = member
            key ^= self.keys[member]
        return key
