"""A Boggle round as an immutable value."""

from dataclasses import dataclass

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Move, TakeHint
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.rounds import Outcome
from wordarcade.engine.verdict import Verdict


@dataclass(frozen=True, slots=True)
class BoggleRound(GridRound[BoggleConfig, Move]):
    """A round with hints of Boggle's own.

    Attributes:
        hints: the hints taken, in order.
    """

    hints: tuple[TakeHint, ...] = ()

    def _take(self, move: Move, elapsed_ms: int) -> "Outcome[BoggleRound, Verdict]":
        return self._note(move, elapsed_ms, hints=(*self.hints, move))
