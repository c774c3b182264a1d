# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The filters of a word map: which multisets of letters may spell a word."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.bit_numbers import SEQUENCE, SHIFT, bit_numbers
from wordarcade.kernels.flat import quick
from wordarcade.kernels.letter_keys import letter_keys

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_subsets import TileSubsets

_FIVE: Final = 31
_BLOCK_BITS: Final = 4
_BLOCK: Final = (1 << _BLOCK_BITS) - 1
"""As in `wordarcade.kernels.word_map_build`."""

_ALPHABET: Final = 26
_PAIRS: Final = _ALPHABET * (_ALPHABET + 1) // 2 + 1
_ONE: Final = 1
_ALL: Final = (1 << 64) - 1

_quick = partial(quick, cython.compiled)


class WordFilters:
    """Tells which multisets are worth a look-up in the tables of a word map.

    A multiset has a key of 64 bits, the sum of those of its letters. The answer "yes" may be wrong,
    "no" never is.

    Attributes:
        keys: the multisets collected last.
        count: how many these are.
    """

    def __init__(
        self,
        tables: Sequence[Sequence[int]],
        subsets: TileSubsets,
    ) -> None:
        """Take the filters.

        Args:
            tables: of words, of what lacks a letter, of which letters it lacks; see
                `wordarcade.lexicon.word_map`.
            subsets: of the rack.
        """
        self._words, self._incomplete, self._cells = tables
        self._words_size, self._incomplete_size, cells = map(len, tables)
        self._blocks = cells >> _BLOCK_BITS
        self._subset_keys, self._order, self._starts = subsets.keys, subsets.order, subsets.starts
        self._groups = subsets.groups
        self._unblanked, self._one_blanked = subsets.unblanked, subsets.one_blanked
        self._letter_keys = _quick(letter_keys())
        self._number_of_bit = _quick(bit_numbers())
        self._letters = array("I", (0,)) * (_ALPHABET + 1)
        self._completing = array("I", (0,)) * _ALPHABET
        self.keys = array("Q", (0,)) * _PAIRS
        self.count = 0

    def subsets_with(self, others: int, laid: int) -> int:
        """Return which subsets of the rack may spell a word with some tiles, as bits.

        No look-up waits for the one before, so that several are under way at a time. With two
        blanks there nearly always is a word.

        Args:
            others: the key of these tiles.
            laid: the size of the subsets.
        """
        start, unblanked = self._starts[laid], self._unblanked[laid]
        spelling = (_ONE << self._starts[laid + 1] - start) - 1
        for at in range(start, unblanked):
            number = self._groups[at]
            key = others + self._subset_keys[self._order[start + number]] & _ALL
            spelling ^= (_ONE << number) * (self._is_spelled(key) ^ 1)
        for at in range(unblanked, self._one_blanked[laid]):
            number = self._groups[at]
            key = others + self._subset_keys[self._order[start + number]] & _ALL
            spelling ^= (_ONE << number) * (self._lacks_one(key) ^ 1)
        return spelling

    def collect(self, key: int, blanks: int) -> None:
        """List what a multiset and some blanks may spell words as.

        Args:
            key: of the multiset; without blanks, it has passed the filter.
            blanks: 0 to 2.
        """
        self.count = 0
        if blanks == 0:
            self.keys[0] = key
            self.count = 1
        elif blanks == 1:
            self._add(key, self._completions(key))
        else:
            self._add_pairs(key)

    def _add(self, key: int, letters: int) -> None:
        """List what a multiset makes with any of some letters."""
        while letters:
            bit = letters & -letters
            letters ^= bit
            letter = self._number_of_bit[(bit * SEQUENCE & _ALL) >> SHIFT]
            longer = key + self._letter_keys[letter] & _ALL
            self.keys[self.count] = longer
            self.count += self._is_spelled(longer)

    def _add_pairs(self, key: int) -> None:
        """List what a multiset makes with any two letters.

        The small table of what lacks a letter leaves few letters to ask the large one about.
        """
        count = 0
        for letter in range(_ALPHABET):
            self._letters[count] = letter
            count += self._lacks_one(key + self._letter_keys[letter] & _ALL)
        for number in range(count):
            letter = self._letters[number]
            longer = key + self._letter_keys[letter] & _ALL
            self._completing[letter] = self._completions(longer)
        for number in range(count):
            letter = self._letters[number]
            longer = key + self._letter_keys[letter] & _ALL
            self._add(longer, self._completing[letter] >> letter << letter)  # each pair once

    def _is_spelled(self, key: int) -> int:
        """Return 1 if a multiset may spell a word, 0 if not."""
        bits = self._words[(key >> 32) * self._words_size >> 32]
        return bits >> (key & _FIVE) & bits >> (key >> 5 & _FIVE) & bits >> (key >> 10 & _FIVE) & 1

    def _lacks_one(self, key: int) -> int:
        """Return 1 if a letter more may make a word of a multiset, 0 if not."""
        bits = self._incomplete[(key >> 32) * self._incomplete_size >> 32]
        return bits >> (key & _FIVE) & bits >> (key >> 5 & _FIVE) & 1

    def _completions(self, key: int) -> int:
        """Return the letters that may make a word of a multiset, as bits."""
        block = (key >> 32) * self._blocks >> 32 << _BLOCK_BITS
        return self._cells[block | key & _BLOCK] & self._cells[block | key >> _BLOCK_BITS & _BLOCK]
