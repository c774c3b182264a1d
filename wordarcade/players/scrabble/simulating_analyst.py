"""An analyst who simulates the best moves of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.analyst import MOST_BEST, Analyst
from wordarcade.players.scrabble.candidates import RatedMove, RatedPass
from wordarcade.players.scrabble.exchanges import RatedExchange
from wordarcade.players.scrabble.inference import Inference, Inferred
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.recorded_turn import RecordedTurn
from wordarcade.players.scrabble.simulation import PLAYERS, Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Report, to_nobody

_STATIC_SHARE: Final = 0.1
"""The share of the work, about, that is done once the moves have been found."""


class SimulatingAnalyst:
    """Analyses turns as another analyst does, then simulates their best moves.

    What was played is simulated with them, but for plays of words that the lexicon does not have.
    It serves one thread at a time.

    Args:
        analyst: finds the best moves.
        simulator: with the same lexicon and equipment.
        budget: for each turn.
        inference: infers what the opponent has kept; None if it may have anything.

    Attributes:
        layout: the premium squares.
        distribution: the letter distribution.
        lexicon: whose words count.
    """

    def __init__(
        self,
        analyst: Analyst,
        simulator: Simulator,
        budget: Budget,
        inference: Inference | None = None,
    ) -> None:
        self.layout: Final[BoardLayout] = analyst.layout
        self.distribution: Final[LetterDistribution] = analyst.distribution
        self.lexicon: Final[WordSet] = analyst.lexicon
        self._is_standard: Final = (self.layout.name, self.distribution.name) == (
            STANDARD_LAYOUT,
            STANDARD_TILES,
        )
        self._analyst: Final = analyst
        self._simulator: Final = simulator
        self._budget: Final = budget
        self._inference: Final = inference

    def analyse(
        self, turns: Sequence[RecordedTurn], report: Report = to_nobody
    ) -> tuple[AnalysedTurn, ...]:
        """Return turns beside the best moves, in the same order.

        Args:
            turns: of games of two.
            report: called with the share done, from 0 to 1; an exception it raises stops the
                work.

        Raises:
            UnavailableError: a turn is of a game of more than two, or the board or the tiles are
                not the standard ones.
        """
        if not self._is_standard or any(len(turn.scores) != PLAYERS for turn in turns):
            raise UnavailableError(
                "Only two-player games with the standard board and tiles can be simulated."
            )
        found = self._analyst.analyse(turns, lambda share: report(share * _STATIC_SHARE))
        simulated = []
        for number, turn in enumerate(found):

            def tell(share: float, done: int = number) -> None:
                part = (done + share) / len(found)
                report(_STATIC_SHARE + (1 - _STATIC_SHARE) * part)

            simulated.append(self._analyst.explained(self._simulated(turn, tell)))
        return tuple(simulated)

    def _simulated(self, turn: AnalysedTurn, report: Report) -> AnalysedTurn:
        # A withdrawn play, and one of words that are not in the lexicon, have no rank.
        played = turn.played if turn.rank is not None else None
        candidates = list(turn.best)
        if played is not None and played not in candidates:
            candidates.append(played)
        moves = {_rated(each): each for each in candidates}
        if turn.solved or all(isinstance(move, RatedPass) for move in moves):
            return turn  # it is exact, passing is all that can be done, or the rack is unknown
        inferred = self._inferred(turn.turn, report)
        kept = () if inferred is None else inferred.leaves
        results = self._simulator.simulate(
            turn.turn.view, [*moves], self._budget, report=report, kept=kept
        )
        ranked = [
            replace(
                moves[result.move],
                # What was inferred of the opponent's tiles is in the chance already.
                win=result.win_chance
                if kept
                else self._analyst.less_held(turn.turn, result.win_chance),
                simulated=round(result.mean_equity * MILLI),
            )
            for result in results
        ]
        turn = replace(
            turn,
            best=tuple(ranked[:MOST_BEST]),
            highest=_among(ranked, turn.highest),
            inferred=None if inferred is None else inferred.basis,
        )
        if played is None:
            return turn
        place = [each.move for each in ranked].index(played.move)
        if not turn.turn.made_bingo:
            bingo = next((each for each in ranked if each.bingo), turn.bingo)
            turn = replace(turn, bingo=bingo)
        return replace(
            turn,
            played=ranked[place],
            rank=place + 1 if place < MOST_BEST else turn.rank,
        )

    def _inferred(self, turn: RecordedTurn, report: Report) -> Inferred | None:
        """Return what can be inferred of the opponent's rack; None if that is not asked for."""
        if self._inference is None or turn.answers is None:
            return None
        return self._inference.infer(turn.answers, turn.view.unseen, report=lambda _: report(0))


def _among(ranked: Sequence[Candidate], move: Candidate | None) -> Candidate | None:
    """Return a move as it was simulated, if it was."""
    return next((each for each in ranked if move is not None and each.move == move.move), move)


def _rated(candidate: Candidate) -> RatedMove:
    """Return a candidate as a simulation takes it."""
    match candidate.move:
        case Place() as place:
            return Play(
                place=place,
                score=candidate.score,
                equity=candidate.equity,
                leave=candidate.leave,
                words=(),
                bingo=candidate.bingo,
            )
        case Exchange() as exchange:
            return RatedExchange(exchange, candidate.kept, candidate.equity)
        case Pass():
            return RatedPass(candidate.kept, candidate.equity)
