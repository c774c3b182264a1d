# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Plays by which the other side of a Scrabble endgame would go out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros
from wordarcade.kernels.scrabble_endgame_numbers import NO_PLAY, PLIES
from wordarcade.kernels.scrabble_move_codes import (
    FAR,
    LAID,
    OF_BLANK,
    PLACE_SHIFT,
    SIGN_BITS,
    SIGNS,
)
from wordarcade.kernels.scrabble_numbering import BLANK, LINES, NO_LETTER, WIDTH

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
        # For each of these and each line, the squares on which a tile disturbs it, as bits.
        self._disturbing = _zeros(_MOST_OUTS * PLIES * LINES)

    def forget(self, ply: int) -> None:
        """Forget what was known of a position, which is another one now."""
        self._out_counts[ply] = _UNKNOWN

    def most_after(self, ply: int, play: int, alpha: int) -> int:
        """Return the most that a move is worth if the other side then goes out.

        Args:
            ply: of the move.
            play: that is made, or `NO_PLAY`; it does not end the game.
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
        value = self._value_without(ply, play)
        first = ply * _MOST_OUTS
        for at in range(first, first + self._out_counts[ply]):
            after = value - self._plays.scores[self._outs[at]]
            if after > alpha:
                break  # Those that follow score no more.
            if not self._is_disturbed(at, play):
                return after
        return FAR

    def _value_without(self, ply: int, play: int) -> int:
        """Return what a move is worth if the other side then goes out without points for it."""
        left = self._turns.rack_points[2 * ply + self._turns.to_move[ply]]
        if play == NO_PLAY:
            return -2 * left
        laid = self._plays.moves[play] & LAID
        while laid:
            sign = laid & SIGNS - 1
            laid >>= SIGN_BITS
            left -= self._board.values[BLANK if sign & OF_BLANK else sign - 1]
        return self._plays.scores[play] - 2 * left

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
        for at in range(first, first + count):
            self._mark_all(at)

    def _mark_all(self, at: int) -> None:
        """Mark the squares on which a tile disturbs a play that would go out.

        These are the empty squares that it covers, those at its ends, and where a run of tiles
        across one of these ends: a tile there changes its cross-set.

        Args:
            at: where the play is kept.
        """
        play = self._outs[at]
        span, place = self._plays.spans[play], self._plays.moves[play] >> PLACE_SHIFT
        place -= place % WIDTH
        for line in range(at * LINES, (at + 1) * LINES):
            self._disturbing[line] = 0
        while span:
            crossing = self._board.crossing[place]
            if span & 1 and crossing and self._board.tiles[place] == NO_LETTER:
                self._mark(at, place)
                self._mark(at, self._board.end_from(crossing - 1, -1))
                self._mark(at, self._board.end_from(crossing + 1, 1))
            span >>= 1
            place += 1

    def _mark(self, at: int, place: int) -> None:
        """Mark a square on both of its lines, if it is one.

        Args:
            at: where the play is kept that a tile there disturbs.
            place: of the square.
        """
        crossing = self._board.crossing[place]
        if crossing:
            self._disturbing[at * LINES + place // WIDTH] |= 1 << place % WIDTH
            self._disturbing[at * LINES + crossing // WIDTH] |= 1 << crossing % WIDTH

    def _is_disturbed(self, at: int, play: int) -> bool:
        """Return whether a move changes the board where a play that would go out lies.

        Args:
            at: where the play is kept.
            play: that is made, or `NO_PLAY`.
        """
        if play == NO_PLAY:
            return False
        # A span has a place more at both ends. Where it is covered already, nothing is marked.
        span = self._plays.spans[play]
        inner = span & span << 1 & span >> 1
        line = (self._plays.moves[play] >> PLACE_SHIFT) // WIDTH
        return self._disturbing[at * LINES + line] & inner != 0
