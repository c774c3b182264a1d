# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The play of the highest equity, found on a word map without finding the others."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.bit_numbers import SEQUENCE, SHIFT, bit_numbers
from wordarcade.kernels.flat import quick
from wordarcade.kernels.letter_keys import letter_keys
from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CAPITAL_A,
    CENTRE_ACROSS,
    CENTRE_DOWN,
    DOT,
    MILLI,
    NO_LETTER,
    OPENING_VOWEL,
    RACK,
    SIZE,
    SMALL_A,
    VOWELS,
    WIDTH,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_lines import BoardLines
    from wordarcade.kernels.scrabble_moves import MoveGenerator
    from wordarcade.kernels.scrabble_rack import RackParts
    from wordarcade.kernels.scrabble_subsets import TileSubsets
    from wordarcade.kernels.scrabble_windows import Windows

_RECORD: Final = 4
_BYTE: Final = 255
_MORE: Final = 16
_CHECK_BITS: Final = 9
_CHECK: Final = (1 << _CHECK_BITS) - 1
_FIVE: Final = 31
_BLOCK_BITS: Final = 4
_BLOCK: Final = (1 << _BLOCK_BITS) - 1
"""As in `wordarcade.kernels.word_map_build`."""

_ROW: Final = RACK + 1
_BUCKETS: Final = 512
_BUCKET_BITS: Final = 10
_LOWEST: Final = -(128 << _BUCKET_BITS)
"""As in `wordarcade.kernels.scrabble_windows`."""

_KEYS: Final = 128
_KEY_SHIFT: Final = 64 - 7
"""So many multisets of tiles on the board are remembered, with what they spell; a power of two."""

_MEMORY_BITS: Final = 9
_MEMORY: Final = 1 << _MEMORY_BITS
_NOTES: Final = 1 << 12
"""So many multisets of letters and blanks are remembered, and so many words that they spell."""

_KEY_OF_BLANK: Final = 0x9E3779B97F4A7C15
"""As letters have one: any number whose bits look random."""

_MOST_BLANKS: Final = 2
"""For more blanks on a rack, look-ups would be too many."""

_ALPHABET: Final = 26
_PAIRS: Final = _ALPHABET * (_ALPHABET + 1) // 2 + 1
_SMALL: Final = SMALL_A - CAPITAL_A
_ROWS_END: Final = SIZE * WIDTH
_NOTHING: Final = -(1 << 30)
_ONE: Final = 1
_ALL: Final = (1 << 64) - 1

_quick = partial(quick, cython.compiled)


class BestPlayFinder:
    """Finds the best play: the first of those that `MoveGenerator` lists, and the same in ties.

    Windows of the board come in order of their bounds. For each, the word map tells which subsets
    of the rack may spell a word with the tiles that lie there; that does not depend on where the
    window is, and is remembered. The window then has a closer bound: that of the best such
    subset, its highest tiles where they count most. If others have a higher one, it waits. Only
    then are the words looked up, and laid out by the tiles and cross-sets of the window. The
    search ends where no bound reaches the best play found.

    Attributes:
        parts: the rack of the search.
        every: what generates all plays of the same board and rack.
        found: whether there is a play; if not, what follows says nothing.
        square: of the first letter of the main word, 0 to 224, row-major.
        down: whether the main word runs down.
        tiles: of the main word: a capital for a tile, a small letter for a blank, a dot for a
            tile that was there.
        score: in points.
        equity: in thousandths of a point.
        leave: the part of the equity that comes from the tiles kept.
    """

    def __init__(  # noqa: PLR0915, PLR0917 - the parts of the search are many
        self,
        word_map: tuple[
            Sequence[int], Sequence[int], int, Sequence[int], Sequence[int], Sequence[int]
        ],
        lines: BoardLines,
        parts: RackParts,
        subsets: TileSubsets,
        windows: Windows,
        every: MoveGenerator,
        bingo: int,
    ) -> None:
        """Join the parts of the search.

        Args:
            word_map: its tables; see `wordarcade.lexicon.word_map`.
            lines: the board.
            parts: the rack, with the values of the letters.
            subsets: of the rack.
            windows: of this board for this rack.
            every: generates all plays of this board and this rack, for racks of many blanks.
            bingo: points for playing seven tiles at once.
        """
        self._words, self._slots, self._reach, *filters = word_map
        self._filter, self._incomplete, self._cells = filters
        self._filter_size, self._incomplete_size, cells = map(len, filters)
        self._blocks = cells >> _BLOCK_BITS
        self._lines = lines
        self.parts = parts
        self._rack = subsets
        self._windows = windows
        self.every = every
        self._bingo = bingo
        self._letter_keys = _quick(letter_keys())
        self._number_of_bit = _quick(bit_numbers())

        # The board.
        self._tiles, self._points, self._crosses = lines.tiles, lines.points, lines.crosses
        self._letter_factors, self._word_factors = lines.letter_factors, lines.word_factors
        self._cross_points, self._cross_factors = lines.cross_points, lines.cross_factors
        self._exposed = lines.exposed
        self._opening = False

        # The rack.
        self._values, self._letter_codes = parts.values, subsets.letter_codes
        self._subset_keys, self._codes, self._blanks = subsets.keys, subsets.codes, subsets.blanks
        self._worths, self._leaves, self._sums = subsets.worths, subsets.leaves, subsets.sums
        self._order, self._starts = subsets.order, subsets.starts
        self._groups, self._subset_letters = subsets.groups, subsets.letters
        self._unblanked, self._one_blanked = subsets.unblanked, subsets.one_blanked

        # The windows, and what tiles on the board spell, by key and number of tiles laid.
        self._firsts, self._stops, self._keys = windows.firsts, windows.stops, windows.keys
        self._laids, self._bounds, self._waited = windows.laids, windows.bounds, windows.waited
        self._nexts, self._heads = windows.nexts, windows.heads
        self._search_number = 0
        self._known_keys = array("Q", (0,)) * _KEYS
        self._known_in = array("I", (0,)) * _KEYS
        self._known_sizes = array("I", (0,)) * _KEYS
        self._known = array("Q", (0,)) * (_KEYS * _ROW)

        # The window in hand: its key and the subsets that may spell a word; its places without a
        # tile; how many times a tile counts there, by place and in order; the points of a play
        # but for its tiles, and at most; the letters that can be laid, in all and where it is
        # crossed. The subset in hand.
        self._key = self._spelling = 0
        self._first = self._length = self._laid = self._crossings = 0
        self._free = array("I", (0,)) * RACK
        self._times = array("I", (0,)) * SIZE
        self._sorted_times = array("I", (0,)) * RACK
        self._base = self._most = self._allowed = self._subset = 0
        self._crossing_letters = array("I", (0,)) * RACK

        # What is to be looked up: letters that may complete a multiset, and with which others;
        # multisets, and what was read of them.
        self._letters = array("I", (0,)) * (_ALPHABET + 1)
        self._completing = array("I", (0,)) * _ALPHABET
        self._wanted = 0
        self._wanted_keys = array("Q", (0,)) * _PAIRS
        self._reads = array("I", (0,)) * _PAIRS

        # Multisets of letters and blanks, and from where to where the words that they spell stand
        # in a list: half of all windows have the same tiles as another.
        self._noted = 0
        self._noted_words = array("I", (0,)) * _NOTES
        self._noted_keys = array("Q", (0,)) * _MEMORY
        self._noted_from = array("I", (0,)) * _MEMORY
        self._noted_to = array("I", (0,)) * _MEMORY

        # The best play so far, and one that may be as good.
        self._best_first = self._best_length = self._best_subset = 0
        self._best_signs = bytearray(SIZE)
        self._signs = bytearray(SIZE)

        self.found = self.down = False
        self.square = self.score = self.equity = self.leave = 0
        self.tiles = b""

    def find(self, board: bytes, rack: bytes, bag_size: int, opponents_points: int) -> bool:
        """Find the best play; return whether there is one.

        Args:
            board: a sign for each square, row-major: a capital for a tile, a small letter for a
                blank, a dot for none.
            rack: up to seven tiles, capitals and `?`, in any order.
            bag_size: the number of tiles in the bag.
            opponents_points: the points of the opponents' racks, if the bag is empty.

        Raises:
            ValueError: the board does not have 225 squares, the rack has more than seven tiles,
                or one of them has another sign.
        """
        self._lines.place(board)
        self.parts.take(rack, bag_size, opponents_points)
        if self.parts.counts[BLANK] > _MOST_BLANKS:
            self.every.begin(board, rack, bag_size, opponents_points, best_only=True)
            self._find_among_all()
            return self.found
        self._rack.take()
        self._windows.find()
        self._opening = not self._lines.covered
        self.found = False
        self.equity = _NOTHING
        with cython.nogil:
            self._search()
        if self.found:
            line, place = divmod(self._best_first, WIDTH)
            self.down = line >= SIZE
            self.square = (place - 1) * SIZE + line - SIZE if self.down else line * SIZE + place - 1
            self.tiles = bytes(self._best_signs[: self._best_length])
            self.leave = self._leaves[self._best_subset]
        return self.found

    def _find_among_all(self) -> None:
        """Find the best play by going through all."""
        while self.every.step(1 << 20):
            pass
        plays = self.every.plays()
        self.found = len(plays.scores) > 0
        if self.found:
            self.square, self.down = plays.squares[0], bool(plays.downs[0])
            self.tiles = bytes(plays.tiles[: plays.lengths[0]])
            self.score, self.equity, self.leave = (column[0] for column in plays[4:])

    def _search(self) -> None:
        """Go through the windows, highest bounds first."""
        self._search_number += 1
        bucket = _BUCKETS
        # In the buckets left, all bounds are lower than this.
        while bucket and (bucket << _BUCKET_BITS) + _LOWEST > self.equity:
            bucket -= 1
            window = self._heads[bucket]
            while window:
                next_ = self._nexts[window]
                if self._bounds[window] >= self.equity and self._take_up(window):
                    self._measure(window)
                    self._try(window, bucket)
                window = next_

    def _take_up(self, window: int) -> bool:
        """Find the subsets that may spell a word in a window; return whether there are any."""
        key, laid = self._keys[window], self._laids[window]
        row = key >> _KEY_SHIFT
        if self._known_keys[row] != key or self._known_in[row] != self._search_number:
            self._known_keys[row] = key
            self._known_in[row] = self._search_number
            self._known_sizes[row] = 0
        self._key = key
        at = row * _ROW + laid
        if not self._known_sizes[row] >> laid & 1:
            self._known_sizes[row] |= 1 << laid
            self._known[at] = self._look_up(laid)
        self._spelling = self._known[at]
        return self._spelling != 0

    def _look_up(self, laid: int) -> int:
        """Return which subsets of a size may spell a word with the tiles of the window, as bits.

        No look-up waits for the one before, so that several are under way at a time. With two
        blanks there nearly always is a word.
        """
        start, unblanked = self._starts[laid], self._unblanked[laid]
        spelling = (_ONE << self._starts[laid + 1] - start) - 1
        for at in range(start, self._one_blanked[laid]):
            number = self._groups[at]
            key = self._key + self._subset_keys[self._order[start + number]] & _ALL
            found = self._is_spelled(key) if at < unblanked else self._lacks_one(key)
            spelling ^= (_ONE << number) * (found ^ 1)
        return spelling

    def _is_spelled(self, key: int) -> int:
        """Return 1 if a multiset may spell a word, 0 if not."""
        bits = self._filter[(key >> 32) * self._filter_size >> 32]
        return bits >> (key & _FIVE) & bits >> (key >> 5 & _FIVE) & bits >> (key >> 10 & _FIVE) & 1

    def _lacks_one(self, key: int) -> int:
        """Return 1 if a letter more may make a word of a multiset, 0 if not."""
        bits = self._incomplete[(key >> 32) * self._incomplete_size >> 32]
        return bits >> (key & _FIVE) & bits >> (key >> 5 & _FIVE) & 1

    def _completions(self, key: int) -> int:
        """Return the letters that may make a word of a multiset, as bits."""
        block = (key >> 32) * self._blocks >> 32 << _BLOCK_BITS
        return self._cells[block | key & _BLOCK] & self._cells[block | key >> _BLOCK_BITS & _BLOCK]

    def _measure(self, window: int) -> None:
        """Work out what counts in a window."""
        first, stop = self._firsts[window], self._stops[window]
        laid = points = allowed = 0
        factor = 1
        for place in range(first, stop):
            if self._tiles[place] == NO_LETTER:
                factor *= self._word_factors[place]
                allowed |= self._crosses[place]
                self._free[laid] = place
                laid += 1
            else:
                points += self._points[place]
        base = points * factor
        crossings = 0
        for number in range(laid):
            place = self._free[number]
            cross_factor = self._cross_factors[place]
            if cross_factor:
                base += self._cross_points[place] * cross_factor
                self._crossing_letters[crossings] = self._crosses[place]
                crossings += 1
            times = self._letter_factors[place] * (factor + cross_factor)
            self._times[place - first] = times
            at = number
            while at and self._sorted_times[at - 1] < times:
                self._sorted_times[at] = self._sorted_times[at - 1]
                at -= 1
            self._sorted_times[at] = times
        if laid == RACK:
            base += self._bingo
        most = base
        for number in range(laid):
            most += self._sorted_times[number] * (self._sums[number + 1] - self._sums[number])
        self._first, self._length, self._laid = first, stop - first, laid
        self._base, self._most = base, most
        self._allowed, self._crossings = allowed, crossings

    def _try(self, window: int, bucket: int) -> None:
        """Try the subsets of the highest bounds; put the window back for the others.

        Args:
            window: the window in hand.
            bucket: where it was; bounds below those of the bucket have to wait.
        """
        floor = (bucket << _BUCKET_BITS) + _LOWEST if bucket else _NOTHING
        ceiling = self._bounds[window]
        waited = self._waited[window]
        rest = self.equity - 1
        start = self._starts[self._laid]
        spelling = self._spelling
        while spelling:
            bit = spelling & -spelling
            spelling ^= bit
            subset = self._order[start + self._number_of_bit[(bit * SEQUENCE & _ALL) >> SHIFT]]
            leave = self._leaves[subset]
            if MILLI * self._most + leave <= rest:
                break  # in this order, no leave after this one is better
            if not self._fits(subset):
                continue
            score = self._base
            for number in range(self._laid):
                score += self._sorted_times[number] * self._worths[subset * _ROW + number]
            bound = MILLI * score + leave
            if bound > ceiling:
                if waited:
                    continue  # it has been tried
                bound = ceiling
            if bound <= rest:
                continue
            if bound >= floor:
                self._try_words(subset)
                rest = max(rest, self.equity - 1)
            else:
                rest = bound
        if rest >= self.equity:
            self._bounds[window] = rest
            self._waited[window] = 1
            bucket = max(rest - _LOWEST >> _BUCKET_BITS, 0)
            self._nexts[window] = self._heads[bucket]
            self._heads[bucket] = window

    def _fits(self, subset: int) -> bool:
        """Return whether a subset has a tile for each place, and a place for each letter."""
        letters = self._subset_letters[subset]
        if letters & ~self._allowed:
            return False
        blanks = self._blanks[subset]
        for number in range(self._crossings):
            if not self._crossing_letters[number] & letters:
                if not blanks:
                    return False
                blanks -= 1
        return True

    def _try_words(self, subset: int) -> None:
        """Try the words that a subset and the tiles of the window spell."""
        self._subset = subset
        key = self._key + self._subset_keys[subset] & _ALL
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
        blanks = self._blanks[self._subset]
        self._wanted = 0
        if blanks == 0:
            self._spell(key)  # It has passed the filter.
        elif blanks == 1:
            self._want(key, self._completions(key))
        else:
            self._want_pairs(key)
        # All slots are read before the first word, all words before the first is tried, so that
        # memory answers for many at a time.
        for number in range(self._wanted):
            longer = self._wanted_keys[number]
            self._reads[number] = self._slots[(longer >> 32) * self._reach >> 32]
        for number in range(self._wanted):
            word = max(self._reads[number] >> _CHECK_BITS, 1) - 1
            self._reads[number] = self._words[word * _RECORD]
        for number in range(self._wanted):
            self._spell(self._wanted_keys[number])

    def _want(self, key: int, letters: int) -> None:
        """Note what a multiset makes with any of some letters, to be looked up."""
        while letters:
            bit = letters & -letters
            letters ^= bit
            letter = self._number_of_bit[(bit * SEQUENCE & _ALL) >> SHIFT]
            longer = key + self._letter_keys[letter] & _ALL
            self._wanted_keys[self._wanted] = longer
            self._wanted += self._is_spelled(longer)

    def _want_pairs(self, key: int) -> None:
        """Note what a multiset makes with any two letters, to be looked up.

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
            self._want(longer, self._completing[letter] >> letter << letter)  # each pair once

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
        score = self._base
        for number in range(self._length):
            letter = self._words[record + (number + 1 >> 2)] >> ((number + 1 & 3) << 3) & _BYTE
            place = self._first + number
            tile = self._tiles[place]
            if tile == NO_LETTER:
                if not self._crosses[place] >> letter & 1:
                    return
                code += self._letter_codes[letter]
                score += self._times[number] * self._values[letter]
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
        if not blanks and code == 0:
            self._compare(score)
        if not blanks or MILLI * score + self._leaves[self._subset] < self.equity:
            return
        for number in range(stop):
            at = self._free[number] - self._first
            letter = self._signs[at] - CAPITAL_A
            worth = self._times[at] * self._values[letter]
            self._signs[at] |= _SMALL
            self._lay_blanks(code - self._letter_codes[letter], score - worth, blanks - 1, number)
            self._signs[at] ^= _SMALL

    def _compare(self, score: int) -> None:
        """Keep the play that is laid out if none is better."""
        equity = MILLI * score + self._leaves[self._subset]
        if self._opening:
            equity -= self._exposure()
        if equity < self.equity or (equity == self.equity and not self._comes_first()):
            return
        self.found = True
        self.equity = equity
        self.score = score
        self._best_first, self._best_length = self._first, self._length
        self._best_subset = self._subset
        for number in range(self._length):
            self._best_signs[number] = self._signs[number]

    def _exposure(self) -> int:
        """Return the penalty for the vowels of an opening play."""
        cost = 0
        for number in range(self._length):
            letter = (self._signs[number] | _SMALL) - SMALL_A
            if self._exposed[self._first + number] and VOWELS >> letter & 1:
                cost += OPENING_VOWEL
        return cost

    def _comes_first(self) -> bool:
        """Return whether `MoveGenerator` finds the play that is laid out before the best so far.

        It goes from anchor to anchor; at each to the left, as far as it lays tiles, then to the
        right; letter by letter, a tile before a blank.
        """
        stop, best_stop = self._first + self._length, self._best_first + self._best_length
        anchor = self._anchor(self._first, stop)
        best_anchor = self._anchor(self._best_first, best_stop)
        if anchor != best_anchor:
            return anchor < best_anchor
        for place in range(anchor, max(self._first, self._best_first) - 1, -1):
            order = self._order_at(place)
            if order:
                return order < 0
        if self._first != self._best_first:
            return self._first > self._best_first
        for place in range(anchor + 1, min(stop, best_stop)):
            order = self._order_at(place)
            if order:
                return order < 0
        return stop < best_stop

    def _order_at(self, place: int) -> int:
        """Return a number below 0 if at a place the play comes before the best, 0 if with it."""
        sign = self._signs[place - self._first]
        best = self._best_signs[place - self._best_first]
        return (sign | _SMALL) - (best | _SMALL) or sign - best

    def _anchor(self, first: int, stop: int) -> int:
        """Return the anchor of a window, as `wordarcade.kernels.scrabble_anchors` has them."""
        for place in range(first, stop):
            if self._tiles[place] != NO_LETTER:
                at = place
                while self._tiles[at + 1] != NO_LETTER:
                    at += 1
                return at
        for place in range(first, stop):
            if self._cross_factors[place]:
                return place
        return CENTRE_ACROSS if first < _ROWS_END else CENTRE_DOWN
