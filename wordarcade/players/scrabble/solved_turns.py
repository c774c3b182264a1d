"""Turns with an empty bag, judged by the best line from there on: the tiles left are known then."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.start import SCORELESS_TURNS
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.endgame import THOROUGH, THOROUGH_ENTRIES, EndgameSolver
from wordarcade.players.scrabble.last_tiles import Endgame
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report

_PLAYERS: Final = 2
_POSITIONS_EACH: Final = 20_000
"""How many positions are searched for the worth of a move that does not begin the best line.
Compiled, it takes a third of a second at most."""

_ANYTHING: Final = 10_000
"""More points than a turn can be worth."""


class TurnSolver:
    """Solves the turns of games of two once the bag is empty.

    The same turn is always judged in the same way, whatever was solved before.

    Args:
        gaddag: of the lexicon.
        layout: the premium squares.
        distribution: the letter distribution.
        most_best: how many of the best moves are kept of a turn.
    """

    def __init__(
        self,
        gaddag: Gaddag,
        layout: BoardLayout,
        distribution: LetterDistribution,
        most_best: int,
    ) -> None:
        self._gaddag: Final = gaddag
        self._layout: Final = layout
        self._distribution: Final = distribution
        self._most_best: Final = most_best

    def can_solve(self, turn: AnalysedTurn) -> bool:
        """Return whether all that is left to play is known."""
        view = turn.turn.view
        return (
            len(turn.turn.scores) == _PLAYERS
            and turn.turn.rack_known
            and view.bag_size == 0
            and 1 <= len(view.unseen) <= RACK_SIZE
            and bool(view.rack)
            and view.scoreless < SCORELESS_TURNS
        )

    def solved(
        self, turn: AnalysedTurn, candidate: Callable[[Place | Pass], Candidate], report: Report
    ) -> AnalysedTurn:
        """Return a turn with its moves set against the best line of both.

        Their equity is the change of spread until the end then, and the leave what of it is still
        to come. A turn that takes too long to solve stays as it is.

        Args:
            turn: one that can be solved, with its best moves by static equity.
            candidate: returns a move of the turn with its points.
            report: told the share that is done, from 0 to 1; what it raises stops the work.
        """
        view = turn.turn.view
        solver = EndgameSolver(self._gaddag, self._layout, self._distribution, THOROUGH_ENTRIES)
        endgame = Endgame(view.board, (view.rack, view.unseen), view.scoreless)
        best = solver.solve(endgame, report, positions=THOROUGH)
        if not best.exact:
            return turn
        first, played = best.line[0], turn.played

        def judged(move: Candidate, most: int = best.value) -> Candidate:
            value = most if move.move == first else min(most, self._value(solver, move, view))
            return _worth(move, value, view)

        others = [each for each in turn.best if each.move != first]
        moves = []
        for number, each in enumerate([candidate(first), *others]):
            report(number / len(turn.best))
            moves.append(judged(each))
        if played is not None:
            listed = next((each for each in moves if each.move == played.move), None)
            if listed is not None:
                played = listed
            elif turn.rank is None:  # a phony, which may be worth more than any word
                played = judged(played, _ANYTHING)
            else:
                played = judged(played)
                moves.append(played)
        highest = turn.highest
        if highest is not None:
            known = next((each for each in moves if each.move == highest.move), None)
            highest = judged(highest) if known is None else known
        moves.sort(key=lambda each: -each.equity)  # the first move of the line stays before ties
        better = [each for each in moves if played is not None and each.equity > played.equity]
        return replace(
            turn,
            best=tuple(moves[: self._most_best]),
            played=played,
            rank=None if turn.rank is None else 1 + len(better),
            bingo=None if turn.bingo is None else next(filter(_is_bingo, better), None),
            solved=True,
            highest=highest,
        )

    def _value(self, solver: EndgameSolver, candidate: Candidate, view: View) -> int:
        """Return the change of spread to the end after a move, in points."""
        points = self._distribution.value_of
        if not candidate.kept:
            return candidate.score + 2 * points(view.unseen)
        scoreless = 0 if candidate.score else view.scoreless + 1
        if scoreless == SCORELESS_TURNS:
            return points(view.unseen) - points(candidate.kept)
        move, board = candidate.move, view.board
        if isinstance(move, Place) and candidate.kept != view.rack:  # it was not withdrawn
            board = board.with_tiles(move)
        after = Endgame(board, (view.unseen, candidate.kept), scoreless)
        return candidate.score - solver.solve(after, positions=_POSITIONS_EACH).value


def _worth(candidate: Candidate, value: int, view: View) -> Candidate:
    """Return a move that changes the spread by so many points until the end."""
    spread = view.spread + value
    win = None if candidate.win is None else (spread > 0) * 0.5 + (spread >= 0) * 0.5
    leave = (value - candidate.score) * MILLI
    return replace(candidate, equity=value * MILLI, leave=leave, win=win)


def _is_bingo(move: Candidate) -> bool:
    return move.bingo
