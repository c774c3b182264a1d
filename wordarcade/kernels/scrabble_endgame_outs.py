# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Plays by which the other side of a Scrabble endgame would go out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros
from wordarcade.kernels.scrabble_endgame_numbers import PLIES
from wordarcade.kernels.scrabble_move_codes import (
    FAR,
    LAID,
    OF_BLANK,
    PASS,
    PLACE_SHIFT,
    SIGN_BITS,
    SIGNS,
)
from wordarcade.kernels.scrabble_numbering import BLANK, LINES, WIDTH

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
    from wordarcade.kernels.scrabble_endgame_plays import EndgamePlays
    from wordarcade.kernels.scrabble_endgame_turns import EndgameTurns

_MOST_OUTS: Final = 4
"""So many plays are kept that would go out; the more there are, the less it matters which."""
_UNKNOWN: Final = _MOST_OUTS + 1

_zeros = partial(zeros, cython.compiled)


class EndgameOuts:
    """The best plays by which the other side would go out, in the positions along a line."""

    def __init__(self, board: EndgameBoard, turns: EndgameTurns, plays: EndgamePlays) -> None:
        """Make room for the plays.

        Args:
            board: the board.
            turns: whose turn it is, with what tiles.
            plays: the plays.
        """
        self._board, self._turns, self._plays = board, turns, plays
        self._outs = _zeros(_MOST_OUTS * PLIES)
        self._out_counts = _zeros(PLIES)

    def forget(self, ply: int) -> None:
        """Forget what was known of a position, which is another one now."""
        self._out_counts[ply] = _UNKNOWN

    def most_after(self, ply: int, score: int, alpha: int) -> int:
        """Return the most that a move is worth if the other side then goes out.

        Args:
            ply: of the move, which has been traced.
            score: its points.
            alpha: up to this, it does not matter how much.

        Returns:
            `FAR` if no play that goes out shows it to be worth no more than `alpha`.
        """
        if self._turns.in_bag[ply]:
            return FAR
        if self._out_counts[ply] == _UNKNOWN:
            self._find_outs(ply)
        if not self._out_counts[ply]:
            return FAR
        value = score - 2 * self._points_left(ply)
        for number in range(self._out_counts[ply]):
            out = self._outs[ply * _MOST_OUTS + number]
            after = value - self._plays.scores[out]
            if after <= alpha and not self._is_disturbed(out):
                return after
        return FAR

    def _points_left(self, ply: int) -> int:
        """Return the points of the rack after the move that has been traced; the bag is empty."""
        points = self._turns.rack_points[2 * ply + self._turns.to_move[ply]]
        laid = self._board.move & LAID if self._board.move != PASS else 0
        while laid:
            sign = laid & SIGNS - 1
            laid >>= SIGN_BITS
            points -= self._board.values[BLANK if sign & OF_BLANK else sign - 1]
        return points

    def _find_outs(self, ply: int) -> None:
        """List the best plays by which the other side would go out, as far as they are known."""
        side = 1 - self._turns.to_move[ply]
        rack = self._turns.racks[2 * ply + side]
        row, first = (2 * ply + side) * LINES, ply * _MOST_OUTS
        count = 0
        for line in range(row, row + LINES):
            changed = self._plays.changed[line]
            for play in range(self._plays.line_starts[line], self._plays.line_ends[line]):
                if self._plays.used[play] == rack and not changed & self._plays.spans[play]:
                    at = count
                    if count < _MOST_OUTS:
                        count += 1
                    else:
                        at -= 1
                        score = self._plays.scores[self._outs[first + at]]
                        if self._plays.scores[play] <= score:
                            continue
                    while (
                        at
                        and self._plays.scores[play]
                        > self._plays.scores[self._outs[first + at - 1]]
                    ):
                        self._outs[first + at] = self._outs[first + at - 1]
                        at -= 1
                    self._outs[first + at] = play
        self._out_counts[ply] = count

    def _is_disturbed(self, play: int) -> bool:
        """Return whether a play lies where the move made changes the board."""
        place, span = self._plays.moves[play] >> PLACE_SHIFT, self._plays.spans[play]
        line = place - place % WIDTH
        for number in range(self._board.change_count):
            place = self._board.changes[number]
            if line <= place < line + WIDTH and span >> place - line & 1:
                return True
        return False
