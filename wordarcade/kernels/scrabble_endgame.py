# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Search of Scrabble endgames, in which both racks and the order of the bag are known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros
from wordarcade.kernels.scrabble_endgame_numbers import BOTH, DEEPEST, LOWER, PLIES, PROVEN, UPPER
from wordarcade.kernels.scrabble_move_codes import FAR

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_answers import EndgameAnswers
    from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
    from wordarcade.kernels.scrabble_endgame_choices import EndgameChoices
    from wordarcade.kernels.scrabble_endgame_lasts import EndgameLasts
    from wordarcade.kernels.scrabble_endgame_memory import EndgameMemory
    from wordarcade.kernels.scrabble_endgame_outs import EndgameOuts
    from wordarcade.kernels.scrabble_endgame_parts import EndgameParts
    from wordarcade.kernels.scrabble_endgame_plays import EndgamePlays
    from wordarcade.kernels.scrabble_endgame_turns import EndgameTurns

_AT_ONCE: Final = 0
_ONE_TRIED: Final = 1
_ALL_LISTED: Final = 2
"""The stages of a position: a move is tried at once, has been, and all moves are listed."""

_zeros = partial(zeros, cython.compiled)


class EndgameSearch:
    """A search for the best line of a Scrabble endgame, by negamax on a stack of positions.

    The value of a position is the change of spread to come, for the side to move, both playing
    their best with all tiles open. What the search goes by:

    - All plays of both sides are found once. After a play only the lines that it touches are
      searched again: those with a new tile or another cross-set. The others are shared with the
      position before, as pieces of one arena.
    - Moves come in order of their score and what the *race* (`EndgameRace`) makes of the tiles
      left, the best known from before first. Where the depth is used up, the race is the estimate.
    - Windows of no width after the first move (principal variation search), and bounds of positions
      seen before, under a key of 64 bits.
    - A play that goes out and exceeds the window is taken at once, before other plays are found. A
      move is not even listed if a play that goes out in answer keeps it below the window.
    - Who has one tile left scores once more at most, and who has two or three earns at most what
      these come to while the other passes. Where such a bound does, no more is searched: after a
      move that leaves one or two, or before a pass if the other side has two or three.

    A result is *proven* if no estimate bears on it. Two passes in a row end the search, as six
    scoreless turns end the game: if neither side gains by a move, nor does it two passes later.
    Where a play may score nothing (by blanks alone), turns are counted instead. While there is a
    bag, each play draws from it in the given order, as if all could see that. The search can pause
    after any number of positions. Compiled, it releases the GIL.

    Attributes:
        value: the result of the last question, a bound if it lies outside of the window.
        lower: the most that has been proven to be in reach since `begin`.
        upper: the most that has not been ruled out since `begin`.
        positions: how many have been searched since the search was made.
    """

    def __init__(  # noqa: PLR0917 - it joins what all others know
        self,
        board: EndgameBoard,
        turns: EndgameTurns,
        plays: EndgamePlays,
        outs: EndgameOuts,
        choices: EndgameChoices,
        parts: EndgameParts,
        lasts: EndgameLasts,
        answers: EndgameAnswers,
        memory: EndgameMemory,
    ) -> None:
        """Join the parts of the search, each of which uses some of those before it.

        Args:
            board: the board.
            turns: whose turn it is, with what tiles.
            plays: the plays of both sides.
            outs: the plays by which the other side would go out.
            choices: the moves to try.
            parts: what few tiles come to while the other side passes.
            lasts: what the last one or two tiles come to after a move.
            answers: what is known of each position's value.
            memory: what is remembered of positions.
        """
        self._board, self._turns, self._plays = board, turns, plays
        self._choices, self._outs, self._parts, self._lasts = choices, outs, parts, lasts
        self._answers, self._memory = answers, memory
        self._stages = _zeros(PLIES)
        self._probing = _zeros(PLIES)
        self._ply = self._proofs = 0
        self._searching = self._answered = False
        self._question = 0, 0, 1
        self.value = self.positions = 0
        self.lower, self.upper = -FAR, FAR

    @property
    def proven(self) -> bool:
        """Whether `value` is exact, and rests on no estimate."""
        return self._proofs == BOTH

    @property
    def key(self) -> int:
        """What tells the position apart from those before, of 64 bits."""
        return self._turns.keys[0]

    @property
    def progress(self) -> float:
        """The share of the first moves that the question has been answered for, 0.0 to 1.0."""
        if not self._searching:
            return 1.0
        left = self._choices.ends[0] - self._choices.starts[0]
        return self._answers.tried[0] / max(self._answers.tried[0] + left, 1)

    @property
    def line(self) -> list[int]:
        """The best line for both, as far as it is known.

        It is whole if the value lies within the window. Moves are numbered as in
        `wordarcade.kernels.scrabble_move_codes`.
        """
        return list(self._answers.line_moves[: self._answers.line_lengths[0]])

    def begin(
        self,
        board: bytes,
        racks: Sequence[bytes],
        bag: bytes = b"",
        scoreless: int = 0,
        key: int | None = None,
    ) -> None:
        """Take a position.

        Args:
            board: a sign for each square, row-major: a capital for a tile, a small letter for a
                blank, a dot for none.
            racks: one to seven tiles each, capitals and `?`, that of the side to move first.
            bag: two tiles at most, in the order in which they will be drawn.
            scoreless: the number of scoreless turns in succession before, 0 to 5.
            key: the key of the position, if another search that remembers in the same place has it.

        Raises:
            ValueError: there are more tiles, or other signs.
        """
        self._turns.begin(board, racks, bag, scoreless, key)
        self._board.place(board)
        self._ply = 0
        self._searching = False
        self._choices.look()
        while not self._found_all():
            self._grow()
        self._choices.run_race()
        self.lower, self.upper = -FAR, FAR

    def ask(self, alpha: int = -FAR, beta: int = FAR, depth: int = DEEPEST) -> None:
        """Begin a search for the value, or for the side of a window on which it lies.

        Args:
            alpha: the lower end of the window, in points.
            beta: the upper end, above that.
            depth: how many moves to look ahead, at least 1.
        """
        self._question = alpha, beta, depth
        while self._ply:
            self._ply -= 1
            self._board.take_back(self._ply)
        self._plays.top = self._plays.tops[0]
        self._searching, self._answered = True, False
        self._open(0, alpha, beta, depth)

    def step(self, budget: int) -> bool:
        """Continue the search; return whether there is more to do.

        Args:
            budget: the most positions to search: compiled, a hundred thousand take a second.
        """
        with cython.nogil:
            self._advance(budget)
        if self._plays.full:
            self._grow()
            self.ask(*self._question)
        return self._searching

    def _grow(self) -> None:
        """Double the room, and find the plays of the first position again."""
        while self._ply:
            self._ply -= 1
            self._board.take_back(self._ply)
        self._plays.room *= 2
        self._plays.make_room()
        self._choices.make_room()
        self._found_all()

    def _found_all(self) -> bool:
        """Find all plays of both sides in the first position; return whether there is room."""
        with cython.nogil:
            self._plays.begin()
            self._plays.renew(0, 0)
            self._plays.renew(0, 1)
            self._choices.tell_race()
        self._plays.tops[0] = self._plays.top
        return not self._plays.full

    def _advance(self, budget: int) -> None:
        """Search up to `budget` positions, as long as their plays fit in the arena."""
        while self._searching and not self._plays.full:
            if self._answered:
                self._receive()
            elif budget:
                budget -= 1
                self._go_on()
            else:
                return

    def _open(self, ply: int, alpha: int, beta: int, depth: int) -> None:
        """Begin to search a position."""
        self.positions += 1
        self._ply = ply
        self._answers.open(ply, alpha, beta, depth)
        self._outs.forget(ply)
        self._lasts.forget(ply)
        self._choices.first_moves[ply] = 0
        self._stages[ply] = _ONE_TRIED
        if ply:
            self._plays.tops[ply] = self._plays.top
            self._choices.starts[ply] = self._choices.ends[ply - 1]
        self._choices.ends[ply] = self._choices.starts[ply]
        if beta - alpha == 1:
            value = self._parts.least_by_passing(ply, beta)
            if value >= beta:
                self._answers.pass_for(ply, value)
                self._finish(ply)
            elif depth > 1 and self._choices.sees_cut(
                ply, beta, self._memory.known_move(self._turns.keys[ply])
            ):
                self._stages[ply] = _AT_ONCE

    def _expand(self, ply: int) -> None:
        """Find all plays of a position, and list its moves."""
        depth, beta = self._answers.depths[ply], self._answers.betas[ply]
        self._stages[ply] = _ALL_LISTED
        self._plays.renew(ply, self._turns.to_move[ply])
        if not self._plays.full:
            narrow = depth > 1 and beta - self._answers.alphas[ply] == 1
            known = self._memory.known_move(self._turns.keys[ply]) if depth > 1 else 0
            self._choices.gather(ply, narrow, beta, known)
        if self._plays.full:
            return
        count, value = self._choices.refuted_count, self._choices.refuted_value
        self._answers.refute(ply, count, self._choices.refuted_move, value)
        if depth == 1:
            self._choose_by_estimate(ply)
        else:
            self._choices.heap(ply)

    def _choose_by_estimate(self, ply: int) -> None:
        """Answer with the best key: there is no depth left to search."""
        for at in range(self._choices.starts[ply], self._choices.ends[ply]):
            key, play = self._choices.keys[at], self._choices.plays[at]
            known = self._choices.is_last(ply, play)
            if not known:
                self._answers.all_proofs[ply] = 0
            if key > self._answers.bests[ply]:
                self._answers.bests[ply] = key
                self._answers.best_moves[ply] = self._plays.move_of(play)
                self._answers.best_proofs[ply] = LOWER if known else 0
        self._answers.line_moves[ply * PLIES] = self._answers.best_moves[ply]
        self._answers.line_lengths[ply] = 1
        self._finish(ply)

    def _go_on(self) -> None:
        """Try the next move of the position on top."""
        ply = self._ply
        if self._stages[ply] == _AT_ONCE:
            self._stages[ply] = _ONE_TRIED
            self._try(ply)
            return
        if self._stages[ply] == _ONE_TRIED:
            self._expand(ply)
            if self._plays.full or self._answered:
                return
        none_left = self._choices.starts[ply] == self._choices.ends[ply]
        if none_left or self._answers.settle(ply, self._memory, self._turns.keys[ply]):
            self._finish(ply)
            return
        self._choices.take_first(ply)
        self._try(ply)

    def _try(self, ply: int) -> None:
        """Search the move made, at first for whether it exceeds what is there already."""
        alpha, beta = self._answers.alphas[ply], self._answers.betas[ply]
        self._probing[ply] = 0
        play = self._choices.made[ply]
        if self._choices.is_last(ply, play):
            self._take_in(ply, self._choices.last_value(ply, play), BOTH)
        elif self._answers.tried[ply] and beta - alpha > 1:
            self._probing[ply] = 1
            self._descend(ply, alpha, alpha + 1)
        else:
            self._descend(ply, alpha, beta)

    def _descend(self, ply: int, alpha: int, beta: int) -> None:
        """Go on to the position after the move made, unless it can be judged without."""
        play, score = self._choices.made[ply], self._choices.score_made(ply)
        most = self._outs.most_after(ply, play, alpha)
        if most > alpha:
            move = self._plays.move_of(play)
            self._board.trace(move)
            self._turns.make(ply, move, score != 0)
            most = self._lasts.most_after(ply, self._stages[ply] == _ALL_LISTED, alpha)
        if most <= alpha:
            self._take_in(ply, most, UPPER)
            return
        if beta - alpha == 1 and self._is_known(ply, score, alpha, beta):
            return
        if self._stages[ply] == _ALL_LISTED:
            self._plays.renew(ply, 1 - self._turns.to_move[ply])
            if self._plays.full:
                return
            self._choices.starts[ply + 1] = self._choices.ends[ply]
        self._plays.follow(ply)
        self._board.lay(ply)
        self._open(ply + 1, score - beta, score - alpha, self._answers.depths[ply] - 1)

    def _is_known(self, ply: int, score: int, alpha: int, beta: int) -> bool:
        """Judge the move made by what is remembered of the position after it, if that will do."""
        if not self._memory.find(self._turns.keys[ply + 1]):
            return False
        depth = self._answers.depths[ply] - 1
        value, known = score - self._memory.lower, self._memory.lower_depth
        if known >= depth and value <= alpha:
            self._take_in(ply, value, UPPER if known == PROVEN else 0)
            return True
        value, known = score - self._memory.upper, self._memory.upper_depth
        if known >= depth and value >= beta:
            self._take_in(ply, value, LOWER if known == PROVEN else 0)
            return True
        return False

    def _take_in(self, ply: int, value: int, proofs: int) -> None:
        """Judge the move made without searching what follows; the line ends with it."""
        self._answers.line_lengths[ply + 1] = 0
        self._judge(ply, value, proofs)

    def _judge(self, ply: int, value: int, proofs: int) -> None:
        """Take in the value of the move that was tried, and which bounds of it are proven."""
        if self._probing[ply] and self._answers.alphas[ply] < value < self._answers.betas[ply]:
            self._probing[ply] = 0
            self._descend(ply, self._answers.alphas[ply], self._answers.betas[ply])
            return
        self._answers.tried[ply] += 1
        self._answers.all_proofs[ply] &= proofs
        if value > self._answers.bests[ply]:
            move = self._plays.move_of(self._choices.made[ply])
            self._answers.take(ply, move, value, proofs)
            if ply == 0 and proofs & LOWER:
                self.lower = max(self.lower, value)
        if value >= self._answers.betas[ply]:
            self._finish(ply)

    def _finish(self, ply: int) -> None:
        """Answer with what is known of a position, and remember it."""
        self._answers.close(ply)
        self._memory.remember(
            self._turns.keys[ply],
            self._answers.best_moves[ply],
            self._answers.depths[ply],
            self._answers.value,
            self._answers.is_lower,
            self._answers.is_upper,
            self._answers.proofs,
        )
        self._answered = True

    def _receive(self) -> None:
        """Take the answer of the position on top, and go back to the one before."""
        self._answered = False
        value, proofs = self._answers.value, self._answers.proofs
        ply = self._ply
        if not ply:
            self.value, self._proofs = value, proofs
            if proofs & LOWER:
                self.lower = max(self.lower, value)
            if proofs & UPPER:
                self.upper = min(self.upper, value)
            self._searching = False
            return
        self._plays.top = self._plays.tops[ply]
        self._ply = ply - 1
        self._board.take_back(ply - 1)
        value = self._choices.score_made(ply - 1) - value
        self._judge(ply - 1, value, proofs >> 1 | (proofs & LOWER) << 1)
