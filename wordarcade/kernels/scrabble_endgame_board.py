# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The board of a Scrabble endgame, on which moves are laid and taken back."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros
from wordarcade.kernels.scrabble_endgame_numbers import LETTER_OF_BIT, LETTERS, PLIES, WORD_SHIFT
from wordarcade.kernels.scrabble_move_codes import (
    FAR,
    LAID,
    OF_BLANK,
    PASS,
    PLACE_SHIFT,
    SIGN_BITS,
    SIGNS,
)
from wordarcade.kernels.scrabble_numbering import NO_LETTER, RACK

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_lines import BoardLines

_MOST_RENEWED: Final = 2 * RACK + 2
"""The most cross-sets that one play changes."""
_MOST_CHANGES: Final = 2 * RACK + _MOST_RENEWED
"""The most places that one play changes, each square having two."""

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class EndgameBoard:
    """The board of an endgame, and what a move changes on it.

    A move is *traced* first: the places are listed that it changes. Only then can it be laid, or
    its tiles be put down for a look at what single tiles score beside them. Arrays are by place, as
    those of `BoardLines`.

    Attributes:
        tiles: the letter on the place.
        points: the points of the tile there.
        crosses: the cross-set, as bits.
        cross_points: the cross-score.
        cross_factors: the multiplier of the word that crosses, 0 if none does.
        crossing: the other place of the same square.
        letter_factors: the letter multiplier of the place.
        word_factors: the word multiplier of the place.
        values: the points of A to Z and the blank.
        covered: how many squares have a tile.
        move: the move that has been traced, as in `wordarcade.kernels.scrabble_move_codes`.
        changes: the places that it changes; for each tile, both places of its square and the ends
            of the word across, then the ends of its own word. 0 is off the board.
        change_count: how many these are.
    """

    def __init__(
        self, masks: Sequence[int], bases: Sequence[int], lines: BoardLines, values: Sequence[int]
    ) -> None:
        """Lay out an empty board.

        Args:
            masks: of the GADDAG, unsigned 32-bit; see `wordarcade.lexicon.gaddag`.
            bases: of the GADDAG.
            lines: lays out a board.
            values: the points of A to Z and the blank.
        """
        self._masks, self._bases = masks, bases
        self._lines = lines
        self._letter_of_bit = _quick(array("I", LETTER_OF_BIT))
        self.values = _quick(array("I", values))
        self.letter_factors = _quick(lines.letter_factors)
        self.word_factors = _quick(lines.word_factors)
        self.crossing = _quick(lines.crossing)
        self._copies = [_own(numbers) for numbers in _changing(lines)]
        self.tiles, self.points, *crosses = self._copies
        self.crosses, self.cross_points, self.cross_factors = crosses
        self.covered = lines.covered
        # What a move changes: places in order of lines, then what stood there.
        self.move = 0
        self.changes = _zeros(_MOST_CHANGES)
        self.change_count = 0
        self._laid = _zeros(RACK * PLIES)
        self._laid_counts = _zeros(PLIES)
        self._renewed = _zeros(_MOST_RENEWED * PLIES)
        self._renewed_counts = _zeros(PLIES)
        self._old_crosses = _zeros(_MOST_RENEWED * PLIES)
        self._old_points = _zeros(_MOST_RENEWED * PLIES)
        self._old_factors = _zeros(_MOST_RENEWED * PLIES)

    def place(self, board: bytes) -> None:
        """Take another board; see `BoardLines.place`."""
        lines = self._lines
        lines.place(board)
        for mine, theirs in zip(self._copies, _changing(lines), strict=True):
            mine[:] = theirs
        self.covered = lines.covered

    def trace(self, move: int) -> None:
        """List the places that a move changes: new tiles, and other cross-sets."""
        self.move = move
        self.change_count = 0
        if move == PASS:
            return
        first = place = move >> PLACE_SHIFT
        laid = move & LAID
        number = 0
        while laid:
            laid >>= SIGN_BITS
            while self.tiles[place] != NO_LETTER:
                place += 1
            crossing = self.crossing[place]
            self.changes[number] = place
            self.changes[number + 1] = crossing
            self.changes[number + 2] = self.crossing[self.end_from(crossing - 1, -1)]
            self.changes[number + 3] = self.crossing[self.end_from(crossing + 1, 1)]
            number += 4
            place += 1
        self.changes[number] = self.crossing[self.end_from(first - 1, -1)]
        self.changes[number + 1] = self.crossing[self.end_from(place, 1)]
        self.change_count = number + 2

    def end_from(self, place: int, way: int) -> int:
        """Return the first place without a tile, from one on."""
        while self.tiles[place] != NO_LETTER:
            place += way
        return place

    def lay(self, ply: int) -> None:
        """Lay the tiles of the move that has been traced.

        Args:
            ply: of the move.
        """
        self._renewed_counts[ply] = self._laid_counts[ply] = 0
        if self.move == PASS:
            return
        self.put_tiles(ply)
        number = self._laid_counts[ply]
        self.covered += number
        for at in range(number):
            self._renew_cross(ply, self.changes[4 * at + 2])
            self._renew_cross(ply, self.changes[4 * at + 3])
        self._renew_cross(ply, self.changes[4 * number])
        self._renew_cross(ply, self.changes[4 * number + 1])

    def put_tiles(self, ply: int) -> None:
        """Put the tiles of the move that has been traced on their squares."""
        laid = self.move & LAID
        number = 0
        while laid:
            sign = laid & SIGNS - 1
            laid >>= SIGN_BITS
            place = self.changes[4 * number]
            letter = (sign & OF_BLANK - 1) - 1
            points = 0 if sign & OF_BLANK else self.values[letter]
            self.put(place, letter, points)
            self._laid[ply * RACK + number] = place
            number += 1
        self._laid_counts[ply] = number

    def lift_tiles(self, ply: int) -> None:
        """Take the tiles of a move from their squares."""
        for at in range(ply * RACK, ply * RACK + self._laid_counts[ply]):
            self.put(self._laid[at], NO_LETTER, 0)

    def put(self, place: int, letter: int, points: int) -> None:
        """Put a tile on a square, or take it away."""
        crossing = self.crossing[place]
        self.tiles[place] = self.tiles[crossing] = letter
        self.points[place] = self.points[crossing] = points

    def _renew_cross(self, ply: int, crossing: int) -> None:
        """Compute which letters on a place make words with the tiles across it.

        As `BoardLines` does, for one place instead of a line.

        Args:
            ply: of the move that changes it.
            crossing: the place that has the cross-set; 0 for none.
        """
        if not crossing:
            return
        place = self.crossing[crossing]
        log = ply * _MOST_RENEWED + self._renewed_counts[ply]
        self._renewed_counts[ply] += 1
        self._renewed[log] = crossing
        self._old_crosses[log] = self.crosses[crossing]
        self._old_points[log] = self.cross_points[crossing]
        self._old_factors[log] = self.cross_factors[crossing]

        first, stop = place, place + 1
        points = 0
        while self.tiles[first - 1] != NO_LETTER:
            first -= 1
            points += self.points[first]
        while self.tiles[stop] != NO_LETTER:
            points += self.points[stop]
            stop += 1
        self.cross_points[crossing] = points
        self.cross_factors[crossing] = self.word_factors[place]
        self.crosses[crossing] = self.letters_between(first, place, stop, LETTERS)

    def letters_between(self, first: int, place: int, stop: int, letters: int) -> int:
        """Return which letters on an empty place make a word of the tiles on both sides, as bits.

        Args:
            first: the first place of the word.
            place: the empty one.
            stop: the place after the word.
            letters: those that matter, as bits.
        """
        node = 0
        for at in range(first, place):
            if not self._masks[node] >> self.tiles[at] & 1:
                return 0
            node = self._bases[node] + self.tiles[at]
        allowed = 0
        wanted = self._masks[node] & letters
        while wanted:
            bit = wanted & -wanted
            wanted ^= bit
            end = self._bases[node] + self._letter_of_bit[bit % 37]
            at = place + 1
            while at < stop and self._masks[end] >> self.tiles[at] & 1:
                end = self._bases[end] + self.tiles[at]
                at += 1
            if at == stop and self._masks[end] >> WORD_SHIFT:
                allowed |= bit
        return allowed

    def take_back(self, ply: int) -> None:
        """Take back the tiles of a move, and the cross-sets as they were before."""
        for log in range(ply * _MOST_RENEWED + self._renewed_counts[ply], ply * _MOST_RENEWED, -1):
            crossing = self._renewed[log - 1]
            self.crosses[crossing] = self._old_crosses[log - 1]
            self.cross_points[crossing] = self._old_points[log - 1]
            self.cross_factors[crossing] = self._old_factors[log - 1]
        self.covered -= self._laid_counts[ply]
        self.lift_tiles(ply)

    # What single tiles score.

    def letters_across(self, place: int, letters: int) -> int:
        """Return which letters make a word across the line of a place after the move made.

        Args:
            place: of an empty square.
            letters: those that matter, as bits.
        """
        for number in range(self.change_count):
            if self.changes[number] == place:
                crossing = self.crossing[place]
                first = self.end_from(crossing - 1, -1) + 1
                stop = self.end_from(crossing + 1, 1)
                return self.letters_between(first, crossing, stop, letters)
        return letters & self.crosses[place]

    def score_across(self, place: int, worth: int) -> int:
        """Return what a tile scores across the line of a place, 0 if it makes no word there."""
        crossing = self.crossing[place]
        first = self.end_from(crossing - 1, -1) + 1
        stop = self.end_from(crossing + 1, 1)
        if stop == first + 1:
            return 0
        points = worth * self.letter_factors[place]
        for at in range(first, stop):
            points += self.points[at]
        return points * self.word_factors[place]

    def score_of_one(self, place: int, letters: int, worth: int, enough: int) -> int:
        """Return no less than a single tile scores on a square, or more than `enough`.

        Args:
            place: of the square.
            letters: which it may stand for, as bits.
            worth: its points.
            enough: how much may be exceeded at will.
        """
        crossing = self.crossing[place]
        worth *= self.letter_factors[place]
        first = self.end_from(place - 1, -1) + 1
        stop = self.end_from(place + 1, 1)
        above = self.end_from(crossing - 1, -1) + 1
        below = self.end_from(crossing + 1, 1)
        points = 0
        if stop > first + 1:
            points += worth
            for at in range(first, stop):
                points += self.points[at]
        if below > above + 1:
            points += worth
            for at in range(above, below):
                points += self.points[at]
        points *= self.word_factors[place]
        if points <= enough:
            return points
        if stop > first + 1:
            letters = self.letters_between(first, place, stop, letters)
        if letters and below > above + 1:
            letters = self.letters_between(above, crossing, below, letters)
        return points if letters else -FAR


def _changing(lines: BoardLines) -> tuple[Sequence[int], ...]:
    """Return what changes on a board, in the order that a copy has, too."""
    return lines.tiles, lines.points, lines.crosses, lines.cross_points, lines.cross_factors


def _own(numbers: Sequence[int]) -> MutableSequence[int]:
    """Return a copy of some numbers, in the form that reads fastest."""
    return array("I", numbers) if cython.compiled else list(numbers)
