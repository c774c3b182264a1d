# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Move generation on a GADDAG: all plays of a rack, or the best one, with their equities."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros
from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CAPITAL_A,
    DOT,
    MILLI,
    NO_LETTER,
    OPENING_VOWEL,
    PLACES,
    RACK,
    SIZE,
    SMALL_A,
    TILES,
    VOWELS,
    WIDTH,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_anchors import Anchors
    from wordarcade.kernels.scrabble_lines import BoardLines
    from wordarcade.kernels.scrabble_plays import FoundPlays, PlayStore
    from wordarcade.kernels.scrabble_rack import RackParts

_ALL: Final = (1 << 26) - 1
_WORD_SHIFT: Final = 26
_ROWS_END: Final = SIZE * WIDTH
"""Places from here on lie in columns."""

_LETTER_OF_BIT: Final = {(1 << letter) % 37: letter for letter in range(26)}
"""The letter of a bit by what it leaves divided by 37: each power of two leaves another rest."""

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class MoveGenerator:
    """Generates the plays of a rack on a board, by Gordon's GADDAG algorithm (1994).

    From each anchor letters are laid to the left, backwards along the GADDAG, and wherever these
    begin a word, to the right. A letter is tried only if it continues in the graph, is in the
    cross-set and is on the rack: three bit sets with one intersection. Points and leave are
    carried along, so that a play is valued with one look-up.

    Equity is score plus leave; on an empty board, minus a penalty for each vowel laid next to a
    premium square that the opponent could use.

    Plays come in order of equity; ties in order of their anchors (line by line, from left to
    right), and for one anchor as found. If only the best is wanted, no other is kept.

    Attributes:
        parts: the rack of the search.
        found: how many plays have been found so far.
    """

    def __init__(  # noqa: PLR0917 - a graph is three arrays
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        turns: Sequence[int],
        root: int,
        lines: BoardLines,
        parts: RackParts,
        anchors: Anchors,
        store: PlayStore,
        bingo: int,
    ) -> None:
        """Join the parts of the search.

        Args:
            masks: of the GADDAG, unsigned 32-bit; see `wordarcade.lexicon.gaddag`.
            bases: of the GADDAG.
            turns: of the GADDAG.
            root: of the GADDAG.
            lines: the board.
            parts: the rack, with the values of the letters.
            anchors: of this board and this rack.
            store: receives the plays.
            bingo: points for playing seven tiles at once.
        """
        self._masks, self._bases, self._turns = masks, bases, turns
        self._root = root
        self._lines = lines
        self.parts = parts
        self._anchors = anchors
        self._store = store
        self._bingo = bingo
        self._count = 0
        self._letter_of_bit = _quick(array("I", [_LETTER_OF_BIT.get(n, 0) for n in range(37)]))
        self._letter_factors = _quick(lines.letter_factors)
        self._word_factors = _quick(lines.word_factors)
        self._values = _quick(parts.values)
        self._exposed = _quick(lines.exposed)
        self._look()

        # The search: the anchor, the tiles left on the rack, and those laid.
        self._searched = self._start = self._left_end = self._right_end = 0
        self._counts = _zeros(TILES)
        self._letters = self._part = self._used = self._first = 0
        self._signs = bytearray(PLACES)
        self._opening = self._best_only = self._full = False

        self.found = 0
        self._open_store()

    @property
    def progress(self) -> float:
        """The share of the anchors that have had their turn, from 0.0 to 1.0."""
        return self._searched / max(self._anchors.count, 1)

    def begin(
        self,
        board: bytes,
        rack: bytes,
        bag_size: int,
        opponents_points: int,
        *,
        best_only: bool = False,
    ) -> None:
        """Start a search; what an earlier one found is forgotten.

        Args:
            board: a sign for each square, row-major: a capital for a tile, a small letter for a
                blank, a dot for none.
            rack: up to seven tiles, capitals and `?`, in any order.
            bag_size: the number of tiles in the bag.
            opponents_points: the points of the opponents' racks, if the bag is empty.
            best_only: whether to keep the best play only.

        Raises:
            ValueError: the board does not have 225 squares, the rack has more than seven tiles,
                or one of them has another sign.
        """
        self._lines.place(board)
        self.parts.take(rack, bag_size, opponents_points)
        self._anchors.find()
        self._best_only = best_only
        if not cython.compiled:
            self._look()
        self._opening = not self._lines.covered
        self._count = self._anchors.count
        self._searched = 0
        self._part = self.parts.parts - 1
        self._letters = self._used = 0
        for tile in range(TILES):
            self._counts[tile] = self._rack_counts[tile]
            if self._counts[tile] and tile != BLANK:
                self._letters |= 1 << tile
        self.found = 0
        self._full = False

    def step(self, budget: int) -> bool:
        """Continue; return whether there is more to do.

        Args:
            budget: how many anchors to search, at most. On average one takes less than a
                microsecond compiled and some twenty interpreted, with a blank ten times as long,
                and with two, fifty times.
        """
        if self._full:
            self._store.grow()
            self._open_store()
        with cython.nogil:
            self._search(budget)
        return self._searched < self._count

    def plays(self) -> FoundPlays:
        """Return the plays found, best equity first."""
        return self._store.in_order(self.found, self.parts.leaves)

    def _look(self) -> None:
        """Take board, rack and anchors as they are now, to be read quickly."""
        lines, parts, anchors = self._lines, self.parts, self._anchors
        self._tiles = _quick(lines.tiles)
        self._points = _quick(lines.points)
        self._crosses = _quick(lines.crosses)
        self._cross_points = _quick(lines.cross_points)
        self._cross_factors = _quick(lines.cross_factors)
        self._rack_counts = _quick(parts.counts)
        self._weights = _quick(parts.weights)
        self._leaves = _quick(parts.leaves)
        self._starts = _quick(anchors.starts)
        self._lefts = _quick(anchors.lefts)
        self._rights = _quick(anchors.rights)

    def _open_store(self) -> None:
        """Take the arrays of the store, to be filled in."""
        store = self._store
        self._room = store.room
        self._firsts, self._lengths, self._kept = store.firsts, store.lengths, store.kept
        self._scores, self._equities, self._found_signs = store.scores, store.equities, store.signs
        self._full = False

    def _search(self, budget: int) -> None:
        """Search up to `budget` anchors, as long as their plays fit in the store."""
        while budget and self._searched < self._count:
            number = self._searched
            found = self.found
            self._start = self._starts[number]
            self._left_end = self._lefts[number]
            self._right_end = self._rights[number]
            self._reach(self._root, self._start, 0, 1, 0)
            if self._full:
                self.found = found
                return
            self._searched += 1
            budget -= 1

    def _reach(self, node: int, place: int, points: int, factor: int, crossed: int) -> None:
        """Find the plays that continue from a node at a place.

        From the start on, places are taken from right to left, and after it from left to right.

        Args:
            node: of the GADDAG, to which the letters have led that are laid.
            place: the next.
            points: of the letters, letter premiums counted.
            factor: how many times the main word counts.
            crossed: the points of the words that cross it.
        """
        mask, base = self._masks[node], self._bases[node]
        to_the_right = place > self._start
        letter = self._tiles[place]
        if letter != NO_LETTER:
            if mask >> letter & 1:
                beyond = place + 1 if to_the_right else place - 1
                self._reach(base + letter, beyond, points + self._points[place], factor, crossed)
            return
        if mask >> _WORD_SHIFT:
            if not to_the_right:
                self._first = place + 1
                self._reach(self._turns[node], self._start + 1, points, factor, crossed)
            elif self._used:
                self._keep(place, points * factor + crossed)
        if not self._left_end <= place <= self._right_end:
            return
        wanted = mask & self._crosses[place] & (_ALL if self._counts[BLANK] else self._letters)
        if wanted:
            self._lay(wanted, base, place, points, factor, crossed)

    def _lay(  # noqa: PLR0917 - the state of the search
        self, wanted: int, base: int, place: int, points: int, factor: int, crossed: int
    ) -> None:
        """Find the plays that continue with each of some letters on a place; as for `_reach`.

        Args:
            wanted: the letters, as bits.
            base: where the row of the node starts that they continue from.
            place: where they are laid.
            points: as before they are.
            factor: as before they are.
            crossed: as before they are.
        """
        beyond = place + 1 if place > self._start else place - 1
        blanks = self._counts[BLANK]
        letter_factor, cross_factor = self._letter_factors[place], self._cross_factors[place]
        factor *= self._word_factors[place]
        crossed += self._cross_points[place] * cross_factor
        while wanted:
            bit = wanted & -wanted
            wanted ^= bit
            letter = self._letter_of_bit[bit % 37]
            if self._counts[letter]:
                worth = self._values[letter] * letter_factor
                self._signs[place] = letter + CAPITAL_A
                self._take(letter)
                self._reach(
                    base + letter, beyond, points + worth, factor, crossed + worth * cross_factor
                )
                self._give_back(letter)
            if blanks:
                self._signs[place] = letter + SMALL_A
                self._take(BLANK)
                self._reach(base + letter, beyond, points, factor, crossed)
                self._give_back(BLANK)

    def _take(self, tile: int) -> None:
        """Take a tile from the rack."""
        self._used += 1
        self._part -= self._weights[tile]
        self._counts[tile] -= 1
        if not self._counts[tile] and tile != BLANK:
            self._letters ^= 1 << tile

    def _give_back(self, tile: int) -> None:
        """Give a tile back to the rack."""
        self._used -= 1
        self._part += self._weights[tile]
        if not self._counts[tile] and tile != BLANK:
            self._letters ^= 1 << tile
        self._counts[tile] += 1

    def _keep(self, stop: int, score: int) -> None:
        """Store the play that is laid, if it is wanted.

        Args:
            stop: the place after its last letter.
            score: of its words.
        """
        first = self._first
        if stop == first + 1 or (self._used == 1 and self._is_across_too(first)):
            return
        if self.found == self._room:
            self._full = True
            return
        if self._used == RACK:
            score += self._bingo
        equity = MILLI * score + self._leaves[self._part]
        if self._opening:
            equity -= self._exposure(stop)
        number = self.found
        if self._best_only and number:
            if equity <= self._equities[0]:
                return
            number = 0
        self.found = number + 1
        self._firsts[number] = first
        self._lengths[number] = stop - first
        self._kept[number] = self._part
        self._scores[number] = score
        self._equities[number] = equity
        at = number * SIZE
        for place in range(first, stop):
            covered = self._tiles[place] != NO_LETTER
            self._found_signs[at] = DOT if covered else self._signs[place]
            at += 1

    def _is_across_too(self, place: int) -> bool:
        """Return whether the one tile laid down makes a word across, too, and counts there."""
        while self._tiles[place] != NO_LETTER:
            place += 1
        return place >= _ROWS_END and self._cross_factors[place] != 0

    def _exposure(self, stop: int) -> int:
        """Return the penalty for the vowels of an opening play."""
        cost = 0
        for place in range(self._first, stop):
            letter = self._signs[place] - (SMALL_A if self._signs[place] >= SMALL_A else CAPITAL_A)
            if self._exposed[place] and VOWELS >> letter & 1:
                cost += OPENING_VOWEL
        return cost
