# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What positions of a Scrabble endgame are asked, and what is known of the answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import signed, zeros, zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import LOWER, PLIES, PROVEN, UPPER
from wordarcade.kernels.scrabble_move_codes import FAR, PASS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_memory import EndgameMemory

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)


class EndgameAnswers:
    """What the positions along a line are asked, and the best known of each.

    The question is for the value of a position, or for the side of a window on which it lies.

    Attributes:
        depths: how many moves to look ahead.
        alphas: the lower end of the window; once moves have been searched, the best value in it.
        betas: the upper end.
        tried: how many moves have been.
        bests: the best value of those.
        best_moves: the move that has it, as in `wordarcade.kernels.scrabble_move_codes`.
        best_proofs: `LOWER` if that value rests on no estimate.
        all_proofs: `UPPER` if the values of all moves do.
        line_moves: of each position, the best line, `PLIES` numbers for each.
        line_lengths: how many moves that has.
        value: of the position that was closed last, the answer.
        proofs: which bounds of it rest on no estimate.
        is_lower: whether it is a lower bound.
        is_upper: whether it is an upper bound.
    """

    def __init__(self) -> None:
        """Make room for questions."""
        self.depths = _zeros(PLIES)
        self._floors = _signed(PLIES)
        self.alphas = _signed(PLIES)
        self.betas = _signed(PLIES)
        self.tried = _zeros(PLIES)
        self.bests = _signed(PLIES)
        self.best_moves = _zeros_64(PLIES)
        self.best_proofs = _zeros(PLIES)
        self.all_proofs = _zeros(PLIES)
        self.line_moves = _zeros_64(PLIES * PLIES)
        self.line_lengths = _zeros(PLIES)
        self.value = self.proofs = 0
        self.is_lower = self.is_upper = False

    def open(self, ply: int, alpha: int, beta: int, depth: int) -> None:
        """Take a question, of whose answer nothing is known."""
        self.depths[ply] = depth
        self._floors[ply] = self.alphas[ply] = alpha
        self.betas[ply] = beta
        self.bests[ply] = -FAR
        self.best_moves[ply] = self.best_proofs[ply] = self.line_lengths[ply] = 0
        self.all_proofs[ply] = UPPER
        self.tried[ply] = 0

    def pass_for(self, ply: int, value: int) -> None:
        """Choose a pass, which is worth no less than a value."""
        self.bests[ply] = value
        self.best_moves[ply] = self.line_moves[ply * PLIES] = PASS
        self.best_proofs[ply] = LOWER
        self.line_lengths[ply] = 1

    def take(self, ply: int, move: int, value: int, proofs: int) -> None:
        """Take the best move so far, its value, and which bounds of that are proven.

        Where it lies in the window, the best line is the move and the best line after it.
        """
        self.bests[ply] = value
        self.best_moves[ply] = move
        self.best_proofs[ply] = proofs & LOWER
        if value > self.alphas[ply]:
            self.alphas[ply] = value
            self._extend_line(ply)

    def refute(self, ply: int, count: int, move: int, value: int) -> None:
        """Take in that some moves are worth less than the window.

        Args:
            ply: of the position.
            count: how many.
            move: the one that may be worth most.
            value: no less than it is worth.
        """
        self.tried[ply] += count
        if value > self.bests[ply]:
            self.bests[ply] = value
            self.best_moves[ply] = move
            self.best_proofs[ply] = 0

    def settle(self, ply: int, memory: EndgameMemory, key: int) -> bool:
        """Take what is remembered of a position, if that answers; return whether it does.

        Where several threads search, another may have answered since the question was asked. That
        is taken only in a window of no width, so that nothing is missing in the best line.

        Args:
            ply: of the position.
            memory: what is remembered.
            key: of the position.
        """
        depth, alpha, beta = self.depths[ply], self.alphas[ply], self.betas[ply]
        if beta - alpha > 1 or not memory.find(key):
            return False
        if memory.lower_depth >= depth and memory.lower >= beta:
            self.bests[ply] = memory.lower
            self.best_proofs[ply] = LOWER if memory.lower_depth == PROVEN else 0
        elif memory.upper_depth >= depth and memory.upper <= alpha:
            self.bests[ply] = memory.upper
            self.all_proofs[ply] = UPPER if memory.upper_depth == PROVEN else 0
        else:
            return False
        self.best_moves[ply] = memory.move
        return True

    def _extend_line(self, ply: int) -> None:
        """Let the best line of a position be its best move, and the best line after it."""
        row, below = ply * PLIES, (ply + 1) * PLIES
        length = self.line_lengths[ply + 1]
        self.line_moves[row] = self.best_moves[ply]
        for at in range(length):
            self.line_moves[row + 1 + at] = self.line_moves[below + at]
        self.line_lengths[ply] = length + 1

    def close(self, ply: int) -> None:
        """Answer with what is known."""
        best, proofs = self.bests[ply], 0
        self.is_lower, self.is_upper = best > self._floors[ply], best < self.betas[ply]
        if self.is_lower:
            proofs |= self.best_proofs[ply]
        if self.is_upper:
            proofs |= self.all_proofs[ply]
        self.value, self.proofs = best, proofs
