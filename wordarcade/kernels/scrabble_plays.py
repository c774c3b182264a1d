# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The plays that move generation finds, in flat arrays, sorted by equity."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.scrabble_numbering import SIZE, WIDTH

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_ROOM: Final = 1 << 10
"""The initial capacity for plays."""

_DIGIT: Final = 8
"""The bits of an equity that one pass of sorting goes by."""


class FoundPlays(NamedTuple):
    """Plays in flat arrays, best equity first.

    Attributes:
        squares: of the first letter of each main word, 0 to 224, row-major.
        downs: 1 where the main word runs down, 0 where it runs across.
        lengths: the letters of each main word.
        tiles: 15 signs for each play, those of the main word first: a capital for a tile, a
            small letter for a blank, a dot for a tile that was there.
        scores: in points, signed 32-bit.
        equities: in thousandths of a point, signed 32-bit.
        leaves: the part of the equities that comes from the tiles kept.
    """

    squares: bytearray
    downs: bytearray
    lengths: bytearray
    tiles: bytearray
    scores: array[int]
    equities: array[int]
    leaves: array[int]


class PlayStore:
    """Growing arrays that a search fills with its plays.

    Attributes:
        room: how many plays there is room for.
        firsts: by play, the place of its first letter, unsigned 32-bit as those that follow; see
            `wordarcade.kernels.scrabble_numbering`.
        lengths: the letters of its main word.
        kept: the leave, as the number of a part of the rack.
        scores: its points, signed 32-bit.
        equities: its equity, in thousandths of a point, signed 32-bit.
        signs: its tiles, 15 signs for each play, as in `FoundPlays`.
    """

    def __init__(self) -> None:
        """Make room for some plays."""
        self.room = _ROOM
        self.firsts = array("I", (0,)) * _ROOM
        self.lengths = array("I", (0,)) * _ROOM
        self.kept = array("I", (0,)) * _ROOM
        self.scores = array("i", (0,)) * _ROOM
        self.equities = array("i", (0,)) * _ROOM
        self.signs = bytearray(SIZE * _ROOM)

        # For putting plays in order: their numbers, and where those of each digit go.
        self._found = 0
        self._equities = self.equities
        self._order = self._next_order = array("I")
        self._goals = array("I", bytes(4 << _DIGIT))

    def grow(self) -> None:
        """Make new arrays with twice the room and the plays that there are."""
        self.room *= 2
        self.firsts = self.firsts * 2
        self.lengths = self.lengths * 2
        self.kept = self.kept * 2
        self.scores = self.scores * 2
        self.equities = self.equities * 2
        self.signs = self.signs * 2

    def in_order(self, found: int, leaves: Sequence[int]) -> FoundPlays:
        """Return the first `found` plays, best equity first, ties as they were found.

        Args:
            found: how many have been found.
            leaves: the leave value of each part of the rack, signed 32-bit.
        """
        plays = FoundPlays(
            bytearray(found),
            bytearray(found),
            bytearray(found),
            bytearray(SIZE * found),
            array("i", (0,)) * found,
            array("i", (0,)) * found,
            array("i", (0,)) * found,
        )
        self._found = found
        self._equities = self.equities
        self._order = array("I", (0,)) * found
        self._next_order = array("I", (0,)) * found
        with cython.nogil:
            self._sort()
        self._tell(plays)
        self._value(plays, leaves)
        return plays

    def _sort(self) -> None:
        """Sort by equity (LSD radix sort)."""
        equities, goals, found = self._equities, self._goals, self._found
        most = least = equities[0]
        for number in range(found):
            self._order[number] = number
            most = max(most, equities[number])
            least = min(least, equities[number])
        spread = most - least
        shift = 0
        while spread >> shift:
            for digit in range(1 << _DIGIT):
                goals[digit] = 0
            for number in range(found):
                goals[most - equities[number] >> shift & (1 << _DIGIT) - 1] += 1
            before = 0
            for digit in range(1 << _DIGIT):
                count = goals[digit]
                goals[digit] = before
                before += count
            order, next_order = self._order, self._next_order
            for at in range(found):
                digit = most - equities[order[at]] >> shift & (1 << _DIGIT) - 1
                next_order[goals[digit]] = order[at]
                goals[digit] += 1
            self._order, self._next_order = next_order, order
            shift += _DIGIT

    def _tell(self, plays: FoundPlays) -> None:
        """Fill in where the plays are laid, and with what."""
        squares, downs, lengths, tiles = plays[:4]
        firsts, all_lengths, signs = self.firsts, self.lengths, self.signs
        with cython.nogil:
            for at in range(self._found):
                number = self._order[at]
                line = firsts[number] // WIDTH
                place = firsts[number] % WIDTH - 1
                downs[at] = line >= SIZE
                squares[at] = place * SIZE + line - SIZE if downs[at] else line * SIZE + place
                length = all_lengths[number]
                lengths[at] = length
                for sign in range(length):
                    tiles[at * SIZE + sign] = signs[number * SIZE + sign]

    def _value(self, plays: FoundPlays, leaves: Sequence[int]) -> None:
        """Fill in what the plays are worth."""
        scores, equities, kept_worth = plays[4:]
        all_scores, kept = self.scores, self.kept
        with cython.nogil:
            for at in range(self._found):
                number = self._order[at]
                scores[at] = all_scores[number]
                equities[at] = self._equities[number]
                kept_worth[at] = leaves[kept[number]]
