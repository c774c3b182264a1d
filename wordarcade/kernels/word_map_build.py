# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Maps from multisets of letters to the words that they spell."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import doubled, zeros
from wordarcade.kernels.letter_keys import letter_keys

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_LONGEST: Final = 15
"""The most letters of a word that is laid on a board."""

_SHORTEST: Final = 2
"""The fewest letters of a word that is laid on a board."""

_RECORD: Final = 4
"""The numbers of a word. Each byte, from the lowest, is a letter; the first one is the length."""

_MORE: Final = 16
"""Added to the length of a word if the next one has the same letters."""

_CHECK_BITS: Final = 9
_CHECK: Final = (1 << _CHECK_BITS) - 1
"""These bits of a key stand in its slot, below the number of the first word, counted from 1."""

_SLOTS: Final = 2
"""Slots for each multiset; fewer make searches for a free one long."""

_FIVE: Final = 31
"""Bits of a key that choose a bit of a number."""

_TIMES: Final = 5
"""How many more multisets there are with one letter left out of a word; in ENABLE, 5.3 times."""

_SPELLED: Final = 2
_INCOMPLETE: Final = 4
"""How many multisets share a number: of those that spell a word, and of those that lack one."""

_BLOCK_BITS: Final = 4
_BLOCK: Final = (1 << _BLOCK_BITS) - 1
"""The cells of a block, which share a line of the processor's cache."""

_LETTERS: Final = (1 << 26) - 1
_WORD_SHIFT: Final = 26
_ALL: Final = (1 << 64) - 1
_BYTE: Final = 255

_DIGIT: Final = 11
_PASSES: Final = 3
"""Sorting goes by the upper bits of keys, so many at a time."""

_ROOM: Final = 1 << 14
"""The initial capacity for words."""

_zeros = partial(zeros, cython.compiled)
_doubled = partial(doubled, cython.compiled)


class WordMapBuilder:
    """Builds the word map of a graph in steps.

    The words are walked depth first and sorted by their keys (LSD radix sort). Then those with
    the same letters are neighbours, and slots are filled from the first to the last.

    Attributes:
        words: when done, and so for all that follows, what `wordarcade.lexicon.word_map` says.
        slots: see there.
        reach: see there.
        spelled: see there.
        incomplete: see there.
        cells: see there.
    """

    def __init__(self, masks: Sequence[int], bases: Sequence[int]) -> None:
        """Prepare to walk a graph.

        Args:
            masks: of the graph, unsigned 32-bit; see `wordarcade.lexicon.graph`.
            bases: of the graph.
        """
        self._masks = masks
        self._bases = bases
        self._letter_keys = letter_keys()
        self._found = 0
        self._room = _ROOM

        # The way to where the walk is: nodes, their letters, the keys of what is spelled, and
        # the letters not yet tried.
        self._depth = 0
        self._path_nodes = _zeros(_LONGEST + 1)
        self._path_letters = _zeros(_LONGEST + 1)
        self._path_keys = array("Q", (0,)) * (_LONGEST + 1)
        self._untried = _zeros(_LONGEST + 1)
        self._untried[0] = masks[0] & _LETTERS
        self._walked = False

        # By word as it was found: its record and its key; and the order of all.
        self._records = _zeros(_RECORD * _ROOM)
        self._keys = array("Q", (0,)) * _ROOM
        self._order = self._next_order = array("I")
        self._passes = 0
        self._counts = _zeros(1 << _DIGIT)
        self._next = self._slot = 0

        self.reach = self._spelled_size = self._incomplete_size = self._blocks = 0
        self.words = self.slots = self.spelled = self.incomplete = self.cells = array("I")
        self._show()

    @property
    def progress(self) -> float:
        """The share of the work that is done, from 0.0 to 1.0."""
        if not self._walked:
            return 0.3 * self._path_letters[1] / 26
        if self._passes < _PASSES:
            return 0.3 + 0.3 * self._passes / _PASSES
        return 0.6 + 0.4 * self._next / max(self._found, 1)

    def step(self, budget: int) -> bool:
        """Continue; return whether there is more to do.

        Args:
            budget: how many letters to walk, or words to enter, at most. Sorting by a digit is a
                step, too.
        """
        if not self._walked:
            if self._found == self._room:
                self._make_room()
            with cython.nogil:
                self._walked = self._walk(budget)
            if self._walked:
                self._order = array("I", range(self._found))
                self._next_order = array("I", (0,)) * self._found
            return True
        if self._passes < _PASSES:
            with cython.nogil:
                self._sort()
            if self._passes == _PASSES:
                self._lay_out()
            return True
        with cython.nogil:
            self._enter(budget)
        if self._next < self._found:
            return True
        self.slots = self.slots[: max(self._slot + 1, self.reach) + 1]
        return False

    def _walk(self, budget: int) -> bool:
        """Try up to `budget` letters, fewer if there is no room; return whether that was all."""
        masks, bases = self._masks, self._bases
        letters, untried, keys = self._path_letters, self._untried, self._path_keys
        while budget and self._found < self._room:
            budget -= 1
            depth = self._depth
            if not untried[depth]:
                if not depth:
                    return True
                self._depth = depth - 1
                continue
            letter = letters[depth + 1]
            while not untried[depth] >> letter & 1:
                letter += 1
            untried[depth] ^= 1 << letter
            letters[depth + 1] = letter
            node = bases[self._path_nodes[depth]] + letter
            keys[depth + 1] = keys[depth] + self._letter_keys[letter] & _ALL
            depth += 1
            self._path_nodes[depth] = node
            self._depth = depth
            if masks[node] >> _WORD_SHIFT and depth >= _SHORTEST:
                self._add()
            if depth < _LONGEST:
                untried[depth] = masks[node] & _LETTERS
                letters[depth + 1] = 0
            else:
                untried[depth] = 0
        return False

    def _add(self) -> None:
        """Note the path as a word."""
        at = self._found * _RECORD
        for number in range(_RECORD):
            self._records[at + number] = 0
        self._records[at] = self._depth
        for depth in range(1, self._depth + 1):
            self._records[at + (depth >> 2)] |= self._path_letters[depth] << ((depth & 3) << 3)
        self._keys[self._found] = self._path_keys[self._depth]
        self._found += 1

    def _make_room(self) -> None:
        """Double the room for words."""
        self._records = _doubled(self._records)
        self._keys = array("Q", bytes(self._keys)) + array("Q", (0,)) * self._room
        self._room *= 2

    def _sort(self) -> None:
        """Sort by a digit more."""
        order, sorted_, keys, counts = self._order, self._next_order, self._keys, self._counts
        shift = 64 - _DIGIT * (_PASSES - self._passes)
        for digit in range(1 << _DIGIT):
            counts[digit] = 0
        for number in range(self._found):
            counts[keys[number] >> shift & (1 << _DIGIT) - 1] += 1
        before = 0
        for digit in range(1 << _DIGIT):
            count = counts[digit]
            counts[digit] = before
            before += count
        for place in range(self._found):
            number = order[place]
            digit = keys[number] >> shift & (1 << _DIGIT) - 1
            sorted_[counts[digit]] = number
            counts[digit] += 1
        self._order, self._next_order = sorted_, order
        self._passes += 1

    def _lay_out(self) -> None:
        """Make the map, with nothing in it yet."""
        multisets = self._multisets()
        self.reach = _SLOTS * multisets + 1
        self._spelled_size = multisets // _SPELLED + 1
        self._incomplete_size = _TIMES * multisets // _INCOMPLETE + 1
        self._blocks = (_TIMES * multisets >> _BLOCK_BITS) + 1
        self.words = array("I", (0,)) * (_RECORD * self._found)
        # The last slots may be pushed past their range. After them comes a free one.
        self.slots = array("I", (0,)) * (self.reach + multisets + 1)
        self.spelled = array("I", (0,)) * self._spelled_size
        self.incomplete = array("I", (0,)) * self._incomplete_size
        self.cells = array("I", (0,)) * (self._blocks << _BLOCK_BITS)
        self._show()

    def _show(self) -> None:
        """Take the arrays of the map, to be filled in."""
        self._words, self._slots, self._cells = self.words, self.slots, self.cells
        self._spelled, self._incomplete = self.spelled, self.incomplete

    def _multisets(self) -> int:
        """Return how many different keys follow one another."""
        multisets = 0
        for place in range(self._found):
            if not place or self._key(place) != self._key(place - 1):
                multisets += 1
        return multisets

    def _enter(self, budget: int) -> None:
        """Enter up to `budget` words."""
        while budget and self._next < self._found:
            budget -= 1
            place = self._next
            key = self._key(place)
            from_, to = self._order[place] * _RECORD, place * _RECORD
            for number in range(_RECORD):
                self._words[to + number] = self._records[from_ + number]
            if place + 1 < self._found and self._key(place + 1) == key:
                self._words[to] += _MORE
            if not place or self._key(place - 1) != key:
                self._slot = max(self._slot + (place > 0), (key >> 32) * self.reach >> 32)
                self._slots[self._slot] = place + 1 << _CHECK_BITS | key & _CHECK
                self._spelled[(key >> 32) * self._spelled_size >> 32] |= (
                    1 << (key & _FIVE) | 1 << (key >> 5 & _FIVE) | 1 << (key >> 10 & _FIVE)
                )
                self._leave_out(from_, key)
            self._next += 1

    def _leave_out(self, record: int, key: int) -> None:
        """Note what a word is without one of its letters, and that this letter completes it."""
        for depth in range(1, (self._records[record] & _MORE - 1) + 1):
            letter = self._records[record + (depth >> 2)] >> ((depth & 3) << 3) & _BYTE
            rest = key - self._letter_keys[letter] & _ALL
            self._incomplete[(rest >> 32) * self._incomplete_size >> 32] |= 1 << (
                rest & _FIVE
            ) | 1 << (rest >> 5 & _FIVE)
            block = (rest >> 32) * self._blocks >> 32 << _BLOCK_BITS
            self._cells[block | rest & _BLOCK] |= 1 << letter
            self._cells[block | rest >> _BLOCK_BITS & _BLOCK] |= 1 << letter

    def _key(self, place: int) -> int:
        """Return the key of the word at a place in the order."""
        return self._keys[self._order[place]]
