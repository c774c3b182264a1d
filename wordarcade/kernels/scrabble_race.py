# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""A Scrabble endgame as a race: what it is worth if no play got in the way of another."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.scrabble_numbering import TILES

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_NOTHING: Final = -(1 << 20)
"""Below all values."""

STUCK: Final = 8
"""More turns than it takes to lay any tiles, one by one."""

_DIGITS: Final = 0x8888888888888888
"""The highest bit of each of sixteen digits of four bits; no digit is so high."""


class EndgameRace:
    """The values of an endgame for all tiles that may be left, if the board stood still.

    For each part (sub-multiset) of a side's tiles, `best` has the points of the best play on the
    board that takes just these tiles. If plays neither blocked nor helped each other, what is to
    come would depend on the tiles left alone. On that assumption all of it is valued in one go,
    from few tiles to many: who goes out first, who is stuck, whether it pays to play slowly. It
    puts the moves of the real search in order, and is its estimate where that has to stop.

    A part is numbered in mixed radix, by how many of each tile it has.

    Attributes:
        weights: by side (0 or 1) and tile, what one of it adds to the number of a part, 0 if the
            side has none; unsigned 32-bit, tiles as in `wordarcade.kernels.scrabble_numbering`.
        parts: by side, the number of parts; the last is all tiles.
        best: by side and part (those of side 0 first), the points of the best play of just these
            tiles, -1 if there is none; signed 32-bit. To be filled in before `run`.
        turns: by side and part, how many plays lay all of it, signed 32-bit; `STUCK` if none do.
        values: the change of spread to come, for the side to move, in points, signed 32-bit; by
            side to move, then 1 if the other has just passed and else 0, then the part left to
            the side to move, then that left to the other. 0 where a side has no tiles.
    """

    def __init__(self, points: Sequence[int]) -> None:
        """Take the points of the tiles.

        Args:
            points: of A to Z and the blank.
        """
        self._tile_points = points
        self.weights = array("I", (0,)) * (2 * TILES)
        self.take([0] * TILES, [0] * TILES)

    def take(self, first: Sequence[int], second: Sequence[int]) -> None:
        """Take the tiles of both sides.

        Args:
            first: how many side 0 has of each tile; up to 16 kinds, up to 7 of each.
            second: the same for side 1.
        """
        firsts, seconds = self._combined(0, first), self._combined(1, second)
        self._points = array("i", [points for points, _ in firsts + seconds])
        self._packed = array("Q", [packed for _, packed in firsts + seconds])
        self.parts = len(firsts), len(seconds)
        self._first_parts, self._second_parts = self.parts
        self.best = array("i", [-1]) * sum(self.parts)
        self.turns = array("i", [0]) * sum(self.parts)
        self.values = array("i", (0,)) * (4 * len(firsts) * len(seconds))
        self._best, self._turns, self._values = self.best, self.turns, self.values
        # The plays of a part stand from its start to that of the next.
        self._starts = array("I", (0,)) * (sum(self.parts) + 2)
        self._plays = array("I", [0])

    def run(self) -> None:
        """Compute the values from the best plays."""
        self._plays = array("I", (0,)) * max(self._list_plays(counting=True), 1)
        with cython.nogil:
            self._list_plays(counting=False)
            self._count_turns()
            self._value()

    def _combined(self, side: int, counts: Sequence[int]) -> list[tuple[int, int]]:
        """Return the parts of a side: the points of each, and its tiles in digits of four bits."""
        parts = [(0, 0)]
        shift = 0
        for tile, count in enumerate(counts):
            self.weights[side * TILES + tile] = len(parts) if count else 0
            if count:
                worth = self._tile_points[tile]
                parts = [
                    (points + number * worth, packed + (number << shift))
                    for number in range(count + 1)
                    for points, packed in parts
                ]
                shift += 4
        return parts

    def _list_plays(self, counting: bool) -> int:
        """List, for each part, the plays it has the tiles for; return how many that makes.

        Args:
            counting: whether only to count them.
        """
        total = 0
        at = 0
        for side in range(2):
            first = self._first_parts if side else 0
            end = first + (self._second_parts if side else self._first_parts)
            for part in range(first, end):
                self._starts[at] = total
                at += 1
                left = self._packed[part] | _DIGITS
                for play in range(first + 1, part + 1):
                    if self._best[play] >= 0 and left - self._packed[play] & _DIGITS == _DIGITS:
                        if not counting:
                            self._plays[total] = play - first
                        total += 1
            self._starts[at] = total
            at += 1
        return total

    def _count_turns(self) -> None:
        """Count how many plays it takes to lay all tiles of each part."""
        for side in range(2):
            first = self._first_parts if side else 0
            end = first + (self._second_parts if side else self._first_parts)
            for part in range(first + 1, end):
                fewest = STUCK
                for at in range(self._starts[part + side], self._starts[part + side + 1]):
                    fewest = min(fewest, self._turns[part - self._plays[at]] + 1)
                self._turns[part] = fewest

    def _value(self) -> None:
        """Value all pairs of parts, so that what a play leads to comes before it."""
        firsts, seconds = self._first_parts, self._second_parts
        values, points = self._values, self._points
        size = firsts * seconds
        for first in range(1, firsts):
            for second in range(1, seconds):
                ahead = points[firsts + second] - points[first]
                mine = self._best_play(0, first, second)
                theirs = self._best_play(1, second, first)
                at, mirrored = first * seconds + second, second * firsts + first
                my_answer, their_answer = max(mine, ahead), max(theirs, -ahead)
                values[size + at] = my_answer
                values[3 * size + mirrored] = their_answer
                values[at] = max(mine, -their_answer)
                values[2 * size + mirrored] = max(theirs, -my_answer)

    def _best_play(self, side: int, own: int, other: int) -> int:
        """Return what the best play is worth for the side to move, `_NOTHING` without one."""
        own_offset = self._first_parts if side else 0
        other_offset = 0 if side else self._first_parts
        own_parts = self._second_parts if side else self._first_parts
        answers = (0 if side else 2 * self._first_parts * self._second_parts) + other * own_parts
        row = own_offset + own + side
        most = _NOTHING
        for at in range(self._starts[row], self._starts[row + 1]):
            play = self._plays[at]
            worth = self._best[own_offset + play]
            if play == own:
                worth += 2 * self._points[other_offset + other]
            else:
                worth -= self._values[answers + own - play]
            most = max(most, worth)
        return most
