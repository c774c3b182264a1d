# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What is remembered of the positions of Scrabble endgames."""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import LOWER, PROVEN, UPPER

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_DEPTH_BITS: Final = 8

_ENTRY: Final = 3
"""The numbers that are remembered of a position."""
_BOUND: Final = (1 << 24) - 1
_BIAS: Final = 1 << 23
"""Added to a bound, so that it is a number of 24 bits without a sign."""
_UPPER_SHIFT: Final = 2 * _DEPTH_BITS
_LOWER_SHIFT: Final = _UPPER_SHIFT + 24

_zeros_64 = partial(zeros_64, cython.compiled)


def empty_memo(entries: int) -> MutableSequence[int]:
    """Return what `EndgameMemory` remembers in.

    Args:
        entries: how many positions to remember, a power of two; 24 bytes each.
    """
    return _zeros_64(_ENTRY * entries)


class EndgameMemory:
    """Bounds of positions seen before and their best moves, under keys of 64 bits.

    Several threads may remember in the same place. An entry is kept under its key xor all else in
    it, so that one that two have written in at once is not taken for any position's (R. Hyatt and
    T. Mann, "A lock-less transposition table implementation for parallel search", 2002).

    Attributes:
        move: the best move of the position found, 0 if there is none.
        lower: a bound of its value, in points.
        upper: another.
        lower_depth: how many moves have been looked ahead for the lower bound; `PROVEN` if it rests
            on no estimate.
        upper_depth: the same for the upper bound.
    """

    def __init__(self, memo: MutableSequence[int]) -> None:
        """Know what has been remembered there.

        Args:
            memo: where to remember; see `empty_memo`.
        """
        self._entries = len(memo) // _ENTRY
        # Of each: the best move, a lower and an upper bound and the depth of each; before these,
        # the key xor both numbers.
        self._memo = memo
        self.move = self.lower = self.upper = self.lower_depth = self.upper_depth = 0

    def known_move(self, key: int) -> int:
        """Return the best move remembered of a position, 0 if there is none."""
        entry = _ENTRY * (key & self._entries - 1)
        move, bounds = self._memo[entry + 1], self._memo[entry + 2]
        return move if self._memo[entry] ^ move ^ bounds == key else 0

    def find(self, key: int) -> bool:
        """Look up the best move and the bounds of a position; return whether it is remembered."""
        entry = _ENTRY * (key & self._entries - 1)
        move, bounds = self._memo[entry + 1], self._memo[entry + 2]
        if self._memo[entry] ^ move ^ bounds != key:
            return False
        self.move = move
        self.lower = (bounds >> _LOWER_SHIFT) - _BIAS
        self.upper = (bounds >> _UPPER_SHIFT & _BOUND) - _BIAS
        self.lower_depth = bounds >> _DEPTH_BITS & PROVEN
        self.upper_depth = bounds & PROVEN
        return True

    def remember(  # noqa: PLR0917 - all that is known of the position
        self,
        key: int,
        move: int,
        depth: int,
        value: int,
        is_lower: bool,
        is_upper: bool,
        proofs: int,
    ) -> None:
        """Remember bounds of a position, unless better ones are known.

        Args:
            key: of the position.
            move: the best one.
            depth: how many moves have been looked ahead.
            value: what has been found.
            is_lower: whether it is a lower bound.
            is_upper: whether it is an upper bound.
            proofs: which of these rest on no estimate.
        """
        entry = _ENTRY * (key & self._entries - 1)
        best = value + _BIAS
        lower = upper = of_lower = of_upper = 0
        bounds = self._memo[entry + 2]
        if self._memo[entry] ^ self._memo[entry + 1] ^ bounds == key:
            lower, upper = bounds >> _LOWER_SHIFT, bounds >> _UPPER_SHIFT & _BOUND
            of_lower, of_upper = bounds >> _DEPTH_BITS & PROVEN, bounds & PROVEN
        if is_lower:
            mine = PROVEN if proofs & LOWER else depth
            if mine >= of_lower:
                of_lower, lower = mine, best
        if is_upper:
            mine = PROVEN if proofs & UPPER else depth
            if mine >= of_upper:
                of_upper, upper = mine, best
        bounds = lower << _LOWER_SHIFT | upper << _UPPER_SHIFT | of_lower << _DEPTH_BITS | of_upper
        self._memo[entry] = key ^ move ^ bounds
        self._memo[entry + 1], self._memo[entry + 2] = move, bounds
