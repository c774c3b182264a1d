# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The play of the highest equity, found on a word map without finding the others."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.bit_numbers import SEQUENCE, SHIFT, bit_numbers
from wordarcade.kernels.flat import quick
from wordarcade.kernels.scrabble_numbering import BLANK, MILLI, NO_LETTER, RACK, SIZE, WIDTH

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_anagrams import Anagrams
    from wordarcade.kernels.scrabble_best_play import BestPlay
    from wordarcade.kernels.scrabble_filters import WordFilters
    from wordarcade.kernels.scrabble_lines import BoardLines
    from wordarcade.kernels.scrabble_moves import MoveGenerator
    from wordarcade.kernels.scrabble_rack import RackParts
    from wordarcade.kernels.scrabble_subsets import TileSubsets
    from wordarcade.kernels.scrabble_windows import Windows

_ROW: Final = RACK + 1
_BUCKETS: Final = 512
_BUCKET_BITS: Final = 10
_LOWEST: Final = -(128 << _BUCKET_BITS)
"""As in `wordarcade.kernels.scrabble_windows`."""

_KEYS: Final = 128
_KEY_SHIFT: Final = 64 - 7
"""So many multisets of tiles on the board are remembered, with what they spell; a power of two."""

_MOST_BLANKS: Final = 2
"""For more blanks on a rack, look-ups would be too many."""

_NOTHING: Final = -(1 << 30)
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

    def __init__(  # noqa: PLR0917 - it joins what all others know
        self,
        lines: BoardLines,
        parts: RackParts,
        subsets: TileSubsets,
        windows: Windows,
        filters: WordFilters,
        anagrams: Anagrams,
        best: BestPlay,
        every: MoveGenerator,
        bingo: int,
    ) -> None:
        """Join the parts of the search.

        Args:
            lines: the board.
            parts: the rack, with the values of the letters.
            subsets: of the rack.
            windows: of this board for this rack.
            filters: of the word map.
            anagrams: looks up words, and tries them.
            best: the best play so far.
            every: generates all plays of this board and this rack, for racks of many blanks.
            bingo: points for playing seven tiles at once.
        """
        self._lines, self.parts, self._rack, self._windows = lines, parts, subsets, windows
        self._filters, self._anagrams, self._best = filters, anagrams, best
        self.every = every
        self._bingo = bingo
        self._number_of_bit = _quick(bit_numbers())

        # The board, and the rack.
        self._tiles, self._points, self._crosses = lines.tiles, lines.points, lines.crosses
        self._letter_factors, self._word_factors = lines.letter_factors, lines.word_factors
        self._cross_points, self._cross_factors = lines.cross_points, lines.cross_factors
        self._counts, self._blanks = parts.counts, subsets.blanks
        self._subset_letters = subsets.letters
        self._worths, self._leaves, self._sums = subsets.worths, subsets.leaves, subsets.sums
        self._order, self._starts = subsets.order, subsets.starts

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
        # crossed.
        self._key = self._spelling = 0
        self._laid = self._crossings = 0
        self._free, self._times = self._anagrams.free, self._anagrams.times
        self._sorted_times = array("I", (0,)) * RACK
        self._base = self._most = self._allowed = 0
        self._crossing_letters = array("I", (0,)) * RACK

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
        if self._counts[BLANK] > _MOST_BLANKS:
            self.every.begin(board, rack, bag_size, opponents_points, best_only=True)
            self._find_among_all()
            return self.found
        self._rack.take()
        self._windows.find()
        self._best.begin(not self._lines.covered)
        with cython.nogil:
            self._search()
        self.found = self._best.found
        if self.found:
            line, place = divmod(self._best.first, WIDTH)
            self.down = line >= SIZE
            self.square = (place - 1) * SIZE + line - SIZE if self.down else line * SIZE + place - 1
            self.tiles = self._best.tiles()
            self.score, self.equity = self._best.score, self._best.equity
            self.leave = self._leaves[self._best.subset]
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
        while bucket and (bucket << _BUCKET_BITS) + _LOWEST > self._best.equity:
            bucket -= 1
            window = self._heads[bucket]
            while window:
                next_ = self._nexts[window]
                if self._bounds[window] >= self._best.equity and self._take_up(window):
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
            self._known[at] = self._filters.subsets_with(key, laid)
        self._spelling = self._known[at]
        return self._spelling != 0

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
        self._laid, self._base, self._most = laid, base, most
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
        rest = self._best.equity - 1
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
                first, stop = self._firsts[window], self._stops[window]
                self._anagrams.try_words(first, stop, self._laid, self._base, self._key, subset)
                rest = max(rest, self._best.equity - 1)
            else:
                rest = bound
        if rest >= self._best.equity:
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
