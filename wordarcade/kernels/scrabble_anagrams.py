# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The words that tiles of a rack spell with tiles on the board, laid out in a window."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.scrabble_numbering import (
    CAPITAL_A,
    DOT,
    MILLI,
    NO_LETTER,
    RACK,
    SIZE,
    SMALL_A,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_best_play import BestPlay
    from wordarcade.kernels.scrabble_filters import WordFilters
    from wordarcade.kernels.scrabble_lines import BoardLines
    from wordarcade.kernels.scrabble_rack import RackParts
    from wordarcade.kernels.scrabble_subsets import TileSubsets

_RECORD: Final = 4
_BYTE: Final = 255
_MORE: Final = 16
_CHECK_BITS: Final = 9
_CHECK: Final = (1 << _CHECK_BITS) - 1
"""As in `wordarcade.kernels.word_map_build`."""

_MEMORY_BITS: Final = 9
_MEMORY: Final = 1 << _MEMORY_BITS
_NOTES: Final = 1 << 12
"""So many multisets of letters and blanks are remembered, and so many words that they spell."""

_KEY_OF_BLANK: Final = 0x9E3779B97F4A7C15
"""As letters have one: any number whose bits look random."""

_SMALL: Final = SMALL_A - CAPITAL_A
_ALL: Final = (1 << 64) - 1


class Anagrams:
    """Looks up what tiles spell, and tries each word in a window of the board.

    Half of all windows have the same tiles as another, so what tiles spell is remembered.

    Attributes:
        free: the places of the window without a tile, in order.
        times: by place of the window, how many times a tile counts there.
    """

    def __init__(  # noqa: PLR0917 - it joins what the others know
        self,
        words: tuple[Sequence[int], Sequence[int], int],
        lines: BoardLines,
        parts: RackParts,
        subsets: TileSubsets,
        filters: WordFilters,
        best: BestPlay,
    ) -> None:
        """Make room for what is remembered.

        Args:
            words: of a word map: its words, its slots, and how many of these can be the first for
                a multiset; see `wordarcade.lexicon.word_map`.
            lines: the board.
            parts: the rack, with the values of the letters.
            subsets: of the rack.
            filters: of the word map.
            best: the best play so far.
        """
        self._words, self._slots, self._reach = words
        self._filters, self._best = filters, best
        self._tiles, self._crosses = lines.tiles, lines.crosses
        self._values, self._letter_codes = parts.values, subsets.letter_codes
        self._subset_keys, self._codes, self._blanks = subsets.keys, subsets.codes, subsets.blanks
        self._leaves = subsets.leaves

        # The window, the points of a play there but for its tiles, and the subset in hand.
        self.free = array("I", (0,)) * RACK
        self.times = array("I", (0,)) * SIZE
        self._first = self._length = self._laid = self._base = self._subset = 0
        self._signs = self._best.laid

        # What is read of multisets that are looked up. Those remembered, and from where to where
        # the words that they spell stand in a list.
        self._wanted = self._filters.keys
        self._reads = array("I", (0,)) * len(self._wanted)
        self._noted = 0
        self._noted_words = array("I", (0,)) * _NOTES
        self._noted_keys = array("Q", (0,)) * _MEMORY
        self._noted_from = array("I", (0,)) * _MEMORY
        self._noted_to = array("I", (0,)) * _MEMORY

    def try_words(  # noqa: PLR0917 - a window is five numbers
        self, first: int, stop: int, laid: int, base: int, others: int, subset: int
    ) -> None:
        """Try the words that a subset of the rack and the tiles of a window spell.

        Args:
            first: the first place of the window.
            stop: the place after its last one.
            laid: how many places have no tile.
            base: the points of a play there, but for its tiles.
            others: the key of the tiles there.
            subset: its number.
        """
        self._first, self._length, self._laid, self._base = first, stop - first, laid, base
        self._subset = subset
        key = others + self._subset_keys[subset] & _ALL
        noted_key = key + self._blanks[subset] * _KEY_OF_BLANK & _ALL
        at = noted_key >> 64 - _MEMORY_BITS
        if self._noted_keys[at] != noted_key:
            if self._noted > _NOTES >> 1:  # make room
                self._noted = 0
                for other in range(_MEMORY):
                    self._noted_keys[other] = 0
            self._noted_keys[at] = 0
            self._noted_from[at] = self._noted
            self._spell_all(key)
            if self._noted < _NOTES:  # So there was room for all of them.
                self._noted_to[at] = self._noted
                self._noted_keys[at] = noted_key
            return
        for number in range(self._noted_from[at], self._noted_to[at]):
            self._lay_out(self._noted_words[number])

    def _spell_all(self, key: int) -> None:
        """Look up the words that a multiset and the blanks of the subset in hand spell."""
        self._filters.collect(key, self._blanks[self._subset])
        count = self._filters.count
        # All slots are read before the first word, all words before the first is tried, so that
        # memory answers for many at a time.
        for number in range(count):
            longer = self._wanted[number]
            self._reads[number] = self._slots[(longer >> 32) * self._reach >> 32]
        for number in range(count):
            word = max(self._reads[number] >> _CHECK_BITS, 1) - 1
            self._reads[number] = self._words[word * _RECORD]
        for number in range(count):
            self._spell(self._wanted[number])

    def _spell(self, key: int) -> None:
        """Try the words that a multiset spells."""
        slot = (key >> 32) * self._reach >> 32
        while self._slots[slot]:
            if (self._slots[slot] ^ key) & _CHECK == 0:
                record = ((self._slots[slot] >> _CHECK_BITS) - 1) * _RECORD
                while True:
                    size = self._words[record] & _BYTE
                    if size & _MORE - 1 == self._length:
                        if self._noted < _NOTES:
                            self._noted_words[self._noted] = record
                            self._noted += 1
                        self._lay_out(record)
                    if size < _MORE:
                        break
                    record += _RECORD
            slot += 1

    def _lay_out(self, record: int) -> None:
        """Try a word, if it fits the window and can be laid with the subset."""
        code = 0
        first, score = self._first, self._base
        for number in range(self._length):
            letter = self._words[record + (number + 1 >> 2)] >> ((number + 1 & 3) << 3) & _BYTE
            place = first + number
            tile = self._tiles[place]
            if tile == NO_LETTER:
                if not self._crosses[place] >> letter & 1:
                    return
                code += self._letter_codes[letter]
                score += self.times[number] * self._values[letter]
                self._signs[number] = letter + CAPITAL_A
            elif tile == letter:
                self._signs[number] = DOT
            else:
                return
        code -= self._codes[self._subset]
        self._lay_blanks(code, score, self._blanks[self._subset], self._laid)

    def _lay_blanks(self, code: int, score: int, blanks: int, stop: int) -> None:
        """Try a word with blanks on any of the places.

        Args:
            code: of the letters that have no tile yet.
            score: of those that are not blanks so far.
            blanks: how many more to lay.
            stop: they come before this one of the free places.
        """
        equity = MILLI * score + self._leaves[self._subset]
        if equity < self._best.equity:
            return
        if not blanks:
            if code == 0:
                self._best.compare(self._first, self._length, self._subset, score, equity)
            return
        for number in range(stop):
            at = self.free[number] - self._first
            letter = self._signs[at] - CAPITAL_A
            worth = self.times[at] * self._values[letter]
            self._signs[at] |= _SMALL
            self._lay_blanks(code - self._letter_codes[letter], score - worth, blanks - 1, number)
            self._signs[at] ^= _SMALL
