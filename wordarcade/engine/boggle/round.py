"""A Boggle round as an immutable value."""

from dataclasses import dataclass

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Move, TakeHint
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.rounds import Outcome
from wordarcade.engine.verdict import Verdict


@dataclass(frozen=True, slots=True)
class BoggleRound(GridRound[BoggleConfig, Move]):
    """A round with a time limit and hints.

    Attributes:
        hints: the hints taken, in order.
    """

    hints: tuple[TakeHint, ...] = ()

    def remaining_ms(self, elapsed_ms: int) -> int | None:
        """Return the milliseconds left after `elapsed_ms` of play, or None if untimed."""
        if self.config.timer.untimed:
            return None
        letters = sum(len(word.word) for word in self.found)
        return self.config.timer.remaining_ms(elapsed_ms, letters)

    def is_over(self, elapsed_ms: int) -> bool:
        """Whether the round has ended, or its time is up."""
        return self.ended is not None or self.remaining_ms(elapsed_ms) == 0

    def _take(self, move: Move, elapsed_ms: int) -> "Outcome[BoggleRound, Verdict]":
        return self._note(move, elapsed_ms, hints=(*self.hints, move))
