"""A Boggle round as an immutable value."""

from dataclasses import dataclass

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Hint, Move, TakeHint
from wordarcade.engine.grid_moves import ShowCells
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.rounds import Outcome
from wordarcade.engine.verdict import Verdict


@dataclass(frozen=True, slots=True)
class BoggleRound(GridRound[BoggleConfig, Move]):
    """A round, which earlier versions may have begun with hints of Boggle's own.

    Attributes:
        hints: those that showed no cells of a word, in order.
    """

    hints: tuple[TakeHint, ...] = ()

    @property
    def hint_count(self) -> int:
        """The number of hints taken."""
        return len(self.shown) + len(self.hints)

    def _take(self, move: Move, elapsed_ms: int) -> "Outcome[BoggleRound, Verdict]":
        if isinstance(move, TakeHint) and move.hint is Hint.NEXT_LETTER:
            before = (step.cells for step in self.shown if step.word == move.word)
            step = ShowCells(move.word, 1 + max(before, default=0))
            return self._note(move, elapsed_ms, shown=(*self.shown, step))
        return self._note(move, elapsed_ms, hints=(*self.hints, move))
