# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The best Scrabble play so far, and which of two equal plays comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.scrabble_numbering import (
    CAPITAL_A,
    CENTRE_ACROSS,
    CENTRE_DOWN,
    NO_LETTER,
    OPENING_VOWEL,
    SIZE,
    SMALL_A,
    VOWELS,
    WIDTH,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_lines import BoardLines

_SMALL: Final = SMALL_A - CAPITAL_A
_ROWS_END: Final = SIZE * WIDTH
_NOTHING: Final = -(1 << 30)


class BestPlay:
    """The best play so far, and the one that is laid out.

    Attributes:
        found: whether there is a play; if not, what follows says nothing.
        first: the place of the first letter of the main word.
        length: of the main word.
        subset: of the rack, that is laid.
        score: in points.
        equity: in thousandths of a point; lower than that of any play if there is none.
        laid: the signs of the play that is laid out: a capital for a tile, a small letter for a
            blank, a dot for a tile that was there.
    """

    def __init__(self, lines: BoardLines) -> None:
        """Make room for two plays.

        Args:
            lines: the board.
        """
        self._tiles, self._cross_factors, self._exposed = (
            lines.tiles,
            lines.cross_factors,
            lines.exposed,
        )
        self._opening = False
        # One array: slicing the first is quick, and compiled code reads the second.
        self._text = self._signs = bytearray(SIZE)
        self.laid = bytearray(SIZE)
        self.found = False
        self.first = self.length = self.subset = self.score = 0
        self.equity = _NOTHING

    def begin(self, opening: bool) -> None:
        """Forget the play so far; `opening` says whether there is none on the board."""
        self._opening = opening
        self.found = False
        self.equity = _NOTHING

    def tiles(self) -> bytes:
        """Return the signs of the main word, as those that are laid out."""
        return bytes(self._text[: self.length])

    def compare(self, first: int, length: int, subset: int, score: int, equity: int) -> None:
        """Keep the play that is laid out, unless the one so far is better or comes first.

        Args:
            first: the place of the first letter of its main word.
            length: of that word.
            subset: that it lays.
            score: of the play.
            equity: of the play, but for the penalty of an opening.
        """
        if self._opening:
            equity -= self._exposure(first, length)
        if equity < self.equity:
            return
        if equity == self.equity and not self._comes_first(first, first + length):
            return
        self.found = True
        self.equity = equity
        self.score = score
        self.first, self.length, self.subset = first, length, subset
        for number in range(length):
            self._signs[number] = self.laid[number]

    def _exposure(self, first: int, length: int) -> int:
        """Return the penalty for the vowels of an opening play."""
        cost = 0
        for number in range(length):
            letter = (self.laid[number] | _SMALL) - SMALL_A
            if self._exposed[first + number] and VOWELS >> letter & 1:
                cost += OPENING_VOWEL
        return cost

    def _comes_first(self, first: int, stop: int) -> bool:
        """Return whether `MoveGenerator` finds the play that is laid out before the best so far.

        It goes from anchor to anchor; at each to the left, as far as it lays tiles, then to the
        right; letter by letter, a tile before a blank.

        Args:
            first: the place of its first letter.
            stop: the place after its last letter.
        """
        best_stop = self.first + self.length
        anchor = self._anchor(first, stop)
        best_anchor = self._anchor(self.first, best_stop)
        if anchor != best_anchor:
            return anchor < best_anchor
        for place in range(anchor, max(first, self.first) - 1, -1):
            order = self._order_at(place, first)
            if order:
                return order < 0
        if first != self.first:
            return first > self.first
        for place in range(anchor + 1, min(stop, best_stop)):
            order = self._order_at(place, first)
            if order:
                return order < 0
        return stop < best_stop

    def _order_at(self, place: int, first: int) -> int:
        """Return a number below 0 if at a place the play comes before the best, 0 if with it."""
        sign = self.laid[place - first]
        best = self._signs[place - self.first]
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
