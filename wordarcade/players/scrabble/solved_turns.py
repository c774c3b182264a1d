"""Turns with an empty bag, judged by the best line from there on: the tiles left are known then."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.start import SCORELESS_TURNS
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.ending import USUAL, Effort, Ending, Outcome
from wordarcade.players.scrabble.ending_rank import ending_rank
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.turn_draws import line_text
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report

_PLAYERS: Final = 2

_ANYTHING: Final = 10_000
"""More points than a turn can be worth."""

_BEST_SHARE: Final = 0.5
"""The share of the work, about, that the best line takes."""

_RANK_SHARE: Final = 0.1
"""The share that counting the better moves takes."""


class TurnSolver:
    """Solves the turns of games of two once the bag is empty.

    Within limits of positions, the same turn is always judged in the same way, whatever was solved
    before.

    Args:
        gaddag: of the lexicon.
        layout: the premium squares.
        distribution: the letter distribution.
        most_best: how many of the best moves are kept of a turn.
        effort: how hard to search.
    """

    def __init__(
        self,
        gaddag: Gaddag,
        layout: BoardLayout,
        distribution: LetterDistribution,
        most_best: int,
        effort: Effort = USUAL,
    ) -> None:
        self._gaddag: Final = gaddag
        self._layout: Final = layout
        self._distribution: Final = distribution
        self._most_best: Final = most_best
        self._effort: Final = effort

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
        self,
        turn: AnalysedTurn,
        candidate: Callable[[Place | Pass], Candidate],
        plays: Sequence[Play],
        report: Report,
    ) -> AnalysedTurn:
        """Return a turn with its moves set against the best line of both.

        Their equity is the change of spread until the end then, and the leave what of it is still
        to come. A turn that takes too long to solve stays as it is, unless estimates will do. Its
        move has no rank if it takes too long to see how many plays are better.

        Args:
            turn: one that can be solved, with its best moves by static equity.
            candidate: returns a move of the turn with its points.
            plays: all plays of the turn.
            report: told the share that is done, from 0 to 1; what it raises stops the work.
        """
        view = turn.turn.view
        ending = Ending(self._gaddag, self._layout, self._distribution, view, self._effort)
        best = ending.best(lambda share: report(share * _BEST_SHARE))
        if not best.exact and not self._effort.estimates:
            return turn
        first, played, done = best.line[0], turn.played, _BEST_SHARE
        highest_value = best.value if best.exact else _ANYTHING

        def judged(move: Candidate, most: int = highest_value) -> Candidate:
            report(done)
            if move.move == first:
                outcome = Outcome(best.value, best.exact, line_text(best.line, view.board)[1:])
            else:
                outcome = ending.after(move.move, move.score, move.kept, lambda _: report(done))
            return _worth(move, outcome, most, view)

        others = [each for each in turn.best if each.move != first]
        moves = []
        for number, each in enumerate([candidate(first), *others]):
            done = _BEST_SHARE + (1 - _BEST_SHARE - _RANK_SHARE) * number / (1 + len(others))
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
        rank = None if turn.rank is None else _rank(ending, played, moves, plays, report)
        return replace(
            turn,
            best=tuple(moves[: self._most_best]),
            played=played,
            rank=rank,
            bingo=None if turn.bingo is None else next(filter(_is_bingo, better), None),
            solved=True,
            highest=highest,
        )


def _rank(
    ending: Ending,
    played: Candidate | None,
    judged: Sequence[Candidate],
    plays: Sequence[Play],
    report: Report,
) -> int | None:
    """Return the place of the move made, in the last part of the work."""
    if played is None:
        return None

    def tell(share: float) -> None:
        report(1 - _RANK_SHARE * (1 - share))

    return ending_rank(ending, played, judged, plays, tell)


def _worth(candidate: Candidate, outcome: Outcome, most: int, view: View) -> Candidate:
    """Return a move with what it comes to, which is no more than `most` points."""
    value = min(most, outcome.value)
    spread = view.spread + value
    win = None if candidate.win is None else (spread > 0) * 0.5 + (spread >= 0) * 0.5
    return replace(
        candidate,
        equity=value * MILLI,
        leave=(value - candidate.score) * MILLI,
        win=win,
        exact=outcome.exact,
        follows=outcome.follows,
    )


def _is_bingo(move: Candidate) -> bool:
    return move.bingo
