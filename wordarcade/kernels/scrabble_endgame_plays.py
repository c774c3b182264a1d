# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The plays of a Scrabble endgame, found anew only on the lines that have changed."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, signed, zeros, zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import (
    LETTER_OF_BIT,
    LETTERS,
    NO_PLAY,
    PLIES,
    WORD_SHIFT,
)
from wordarcade.kernels.scrabble_move_codes import OF_BLANK, PASS, PLACE_SHIFT, SIGN_BITS
from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CENTRE_ACROSS,
    CENTRE_DOWN,
    LINES,
    NO_LETTER,
    PLACES,
    RACK,
    SIZE,
    TILES,
    WIDTH,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
    from wordarcade.kernels.scrabble_endgame_turns import EndgameTurns

_ROWS_END: Final = SIZE * WIDTH
_DIGIT: Final = 7
_ROOM: Final = 1 << 15
"""The initial capacity for plays."""

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)
_quick = partial(quick, cython.compiled)


class EndgamePlays:
    """The plays of both sides in the positions along a line of moves.

    They are pieces of one arena, one for each line of the board: where a move changes nothing, a
    position shares the piece of the one before. A play has its index there for a number.

    Attributes:
        moves: of each play, the move that it is, as in `wordarcade.kernels.scrabble_move_codes`.
        spans: the places of its line that it depends on, as bits.
        used: the tiles that it takes, in digits; see `EndgameTurns`.
        parts: what these add to the number of a part; see `EndgameRace`.
        scores: its points.
        line_starts: by position, side and line, where the plays start.
        line_ends: where they end.
        changed: the places that have changed since these were found, as bits.
        top: where the next play goes.
        tops: by position, where that was at first.
        room: how many plays there is room for.
        full: whether there were more.
    """

    def __init__(  # noqa: PLR0917 - a graph is three arrays
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        turns: Sequence[int],
        root: int,
        board: EndgameBoard,
        held: EndgameTurns,
        bingo: int,
    ) -> None:
        """Make an arena.

        Args:
            masks: of the GADDAG, unsigned 32-bit; see `wordarcade.lexicon.gaddag`.
            bases: of the GADDAG.
            turns: of the GADDAG.
            root: of the GADDAG.
            board: the board.
            held: what the sides hold.
            bingo: points for playing seven tiles at once.
        """
        self._masks, self._bases, self._turned = masks, bases, turns
        self._root = root
        self._board, self._turns = board, held
        self._bingo = bingo
        self._letter_of_bit = _quick(array("I", LETTER_OF_BIT))
        # What finding plays reads all the time.
        self._tiles, self._points = self._board.tiles, self._board.points
        self._crosses, self._cross_points = self._board.crosses, self._board.cross_points
        self._cross_factors, self._values = self._board.cross_factors, self._board.values
        self._letter_factors = self._board.letter_factors
        self._word_factors = self._board.word_factors
        self._shifts, self._units = self._turns.shifts, self._turns.units
        self._weights = self._turns.weights
        # The plays on each line, and the places that have changed since they were found, as bits.
        self.line_starts = _zeros(2 * LINES * PLIES)
        self.line_ends = _zeros(2 * LINES * PLIES)
        self.changed = _zeros(2 * LINES * PLIES)
        self.tops = _zeros(PLIES)
        self.top = 0
        # Finding plays: the place before the line, the anchor, the tiles left, and those laid.
        self._before = self._start = self._left_end = self._right_end = self._first = 0
        self._counts = _zeros(TILES)
        self._letters = self._laid_count = self._part = 0
        self._packed = 0
        self._signs = _zeros(PLACES)
        self._side = 0
        self.room = _ROOM
        self.make_room()

    def make_room(self) -> None:
        """Make an arena."""
        self.moves = _zeros_64(self.room)
        self.spans = _zeros(self.room)
        self.used = _zeros_64(self.room)
        self.parts = _zeros(self.room)
        self.scores = _signed(self.room)
        self.full = False

    def move_of(self, play: int) -> int:
        """Return the number of a move from that of a play."""
        return PASS if play == NO_PLAY else self.moves[play]

    def begin(self) -> None:
        """Forget all plays, those of the first position included."""
        self.top = 0
        self.full = False
        for at in range(2 * LINES):
            self.line_starts[at] = self.line_ends[at] = 0
            self.changed[at] = 1

    def follow(self, ply: int) -> None:
        """Let the position after the move that has been traced share the plays of this one."""
        row, below = 2 * ply * LINES, 2 * (ply + 1) * LINES
        for at in range(2 * LINES):
            self.line_starts[below + at] = self.line_starts[row + at]
            self.line_ends[below + at] = self.line_ends[row + at]
            self.changed[below + at] = self.changed[row + at]
        for number in range(self._board.change_count):
            place = self._board.changes[number]
            bit = 1 << place % WIDTH
            self.changed[below + place // WIDTH] |= bit
            self.changed[below + LINES + place // WIDTH] |= bit

    def renew(self, ply: int, side: int) -> None:
        """Find the plays of a side anew on the lines that have changed."""
        row = (2 * ply + side) * LINES
        taken = False
        for line in range(LINES):
            if self.changed[row + line]:
                if not taken:
                    self._take_up(ply, side)
                    taken = True
                self.changed[row + line] = 0
                self.line_starts[row + line] = self.top
                self._find(line)
                self.line_ends[row + line] = self.top

    def _take_up(self, ply: int, side: int) -> None:
        """Take up the rack of a side, with all that it may still draw."""
        rack = self._turns.racks[2 * ply + side]
        self._side = side
        self._letters = 0
        for tile in range(TILES):
            self._counts[tile] = rack >> self._shifts[tile] & _DIGIT if self._units[tile] else 0
        size = self._turns.bag_size
        for at in range(size - self._turns.in_bag[ply], size):
            self._counts[self._turns.bag[at]] += 1
        for tile in range(BLANK):
            if self._counts[tile]:
                self._letters |= 1 << tile

    def _find(self, line: int) -> None:
        """Find the plays on a line, from each of its anchors; see `Anchors`."""
        self._before = line * WIDTH
        place = low = left = self._before + 1
        last = place + SIZE - 1
        while place <= last:
            if self._tiles[place] != NO_LETTER:
                while self._tiles[place + 1] != NO_LETTER:
                    place += 1
                self._find_from(place, low, last)
                low = left = place + 2
            elif place >= left and (
                self._cross_factors[place]
                or (not self._board.covered and place in (CENTRE_ACROSS, CENTRE_DOWN))
            ):
                right = place
                while right <= last and self._tiles[right] == NO_LETTER:
                    right += 1
                right -= 1 if right > last else 2
                if place <= right:
                    self._find_from(place, left, right)
                    left = place + 1
            place += 1

    def _find_from(self, start: int, left: int, right: int) -> None:
        """Find the plays of an anchor; see `MoveGenerator`."""
        self._start, self._left_end, self._right_end = start, left, right
        self._laid_count = self._part = 0
        self._packed = 0
        self._reach(self._root, start, 0, 1, 0)

    def _reach(self, node: int, place: int, points: int, factor: int, crossed: int) -> None:
        """Find the plays that continue from a node at a place; as in `MoveGenerator`."""
        mask, base = self._masks[node], self._bases[node]
        to_the_right = place > self._start
        letter = self._tiles[place]
        if letter != NO_LETTER:
            if mask >> letter & 1:
                beyond = place + 1 if to_the_right else place - 1
                self._reach(base + letter, beyond, points + self._points[place], factor, crossed)
            return
        if mask >> WORD_SHIFT:
            if not to_the_right:
                self._first = place + 1
                self._reach(self._turned[node], self._start + 1, points, factor, crossed)
            elif self._laid_count:
                self._keep(place, points * factor + crossed)
        if not self._left_end <= place <= self._right_end or self._laid_count == RACK:
            return
        wanted = mask & self._crosses[place]
        if not self._counts[BLANK]:
            wanted &= self._letters
        wanted &= LETTERS
        if wanted:
            self._try_letters(wanted, base, place, points, factor, crossed)

    def _try_letters(  # noqa: PLR0917 - the state of the search
        self, wanted: int, base: int, place: int, points: int, factor: int, crossed: int
    ) -> None:
        """Find the plays that continue with each of some letters; as in `MoveGenerator`."""
        beyond = place + 1 if place > self._start else place - 1
        letter_factor, cross_factor = self._letter_factors[place], self._cross_factors[place]
        factor *= self._word_factors[place]
        crossed += self._cross_points[place] * cross_factor
        while wanted:
            bit = wanted & -wanted
            wanted ^= bit
            letter = self._letter_of_bit[bit % 37]
            if self._counts[letter]:
                worth = self._values[letter] * letter_factor
                self._signs[place] = letter + 1
                self._take(letter)
                self._reach(
                    base + letter, beyond, points + worth, factor, crossed + worth * cross_factor
                )
                self._give_back(letter)
            if self._counts[BLANK]:
                self._signs[place] = letter + 1 + OF_BLANK
                self._take(BLANK)
                self._reach(base + letter, beyond, points, factor, crossed)
                self._give_back(BLANK)

    def _take(self, tile: int) -> None:
        """Take a tile from the rack."""
        self._laid_count += 1
        self._packed += self._units[tile]
        self._part += self._weights[self._side * TILES + tile]
        self._counts[tile] -= 1
        if not self._counts[tile] and tile != BLANK:
            self._letters ^= 1 << tile

    def _give_back(self, tile: int) -> None:
        """Give a tile back to the rack."""
        self._laid_count -= 1
        self._packed -= self._units[tile]
        self._part -= self._weights[self._side * TILES + tile]
        if not self._counts[tile] and tile != BLANK:
            self._letters ^= 1 << tile
        self._counts[tile] += 1

    def _keep(self, stop: int, score: int) -> None:
        """Add the play that is laid to the arena, if it is one.

        Args:
            stop: the place after its last letter.
            score: of its words.
        """
        place = first = self._first
        if stop == first + 1:
            return
        while self._tiles[place] != NO_LETTER:
            place += 1
        if self._laid_count == 1 and place >= _ROWS_END and self._cross_factors[place]:
            return  # found across
        if self.top == self.room:
            self.full = True
            return
        play = self.top
        self.top = play + 1
        self.used[play] = self._packed
        self.parts[play] = self._part
        self.spans[play] = (1 << stop - first + 2) - 1 << first - 1 - self._before
        self.scores[play] = score + (self._bingo if self._laid_count == RACK else 0)
        move = place
        laid = 0
        while stop > place:
            stop -= 1
            if self._tiles[stop] == NO_LETTER:
                laid = laid << SIGN_BITS | self._signs[stop]
        self.moves[play] = move << PLACE_SHIFT | laid
