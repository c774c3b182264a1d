# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Turns of a static player, who makes the move of the best equity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordarcade.kernels.scrabble_numbering import (
    CAPITAL_A,
    DOT,
    QUESTION_MARK,
    RACK,
    SIZE,
    SMALL_A,
)

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_best import BestPlayFinder


class StaticTurns:
    """Makes moves: the best play, or the best exchange if that has the higher equity.

    Exchanges need seven tiles in the bag. Without a play and an exchange, the player passes.

    Attributes:
        parts: the rack before the last move.
        score: the points of the last move.
        equity: its equity, in thousandths of a point; of a pass, the value of the rack.
        exchanged: the tiles that it exchanged.
    """

    def __init__(self, finder: BestPlayFinder) -> None:
        """Take what finds the best play."""
        self._finder = finder
        self._values = finder.parts.values
        self.parts = finder.parts
        self.score = self.equity = 0
        self.exchanged = b""

    def make(self, board: bytearray, rack: bytearray, in_bag: int, others: bytearray) -> None:
        """Make a move.

        Args:
            board: a sign for each square, as for `BestPlayFinder.find`; the play is laid on it.
            rack: of the player to move; the tiles that are played or exchanged are taken away.
            in_bag: the number of tiles in the bag.
            others: the opponent's rack, of whose points use is made once the bag is empty.
        """
        finder, parts = self._finder, self.parts
        found = finder.find(bytes(board), bytes(rack), in_bag, self.worth(others))
        whole = parts.parts - 1
        kept = parts.best_exchange() if in_bag >= RACK else whole
        self.score, self.equity = 0, parts.leaves[kept]
        self.exchanged = b""
        if found and (kept == whole or finder.equity >= self.equity):
            self.score, self.equity = finder.score, finder.equity
            self._lay(board, rack)
        elif kept != whole:
            given = bytearray(rack)
            rack[:] = parts.tiles_of(kept)
            for tile in rack:
                given.remove(tile)
            self.exchanged = bytes(given)

    def worth(self, rack: bytearray) -> int:
        """Return the points of a rack's tiles."""
        points = 0
        for tile in rack:
            if tile != QUESTION_MARK:
                points += self._values[tile - CAPITAL_A]
        return points

    def _lay(self, board: bytearray, rack: bytearray) -> None:
        """Lay the best play on the board."""
        square = self._finder.square
        way = SIZE if self._finder.down else 1
        for sign in self._finder.tiles:
            if sign != DOT:
                board[square] = sign
                rack.remove(QUESTION_MARK if sign >= SMALL_A else sign)
            square += way
