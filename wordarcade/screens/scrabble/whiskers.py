"""Whiskers: simulated equities with their errors, on one scale."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from wordarcade.games.scrabble.best_turns import BestTurn

FEWEST: Final = 16
"""Columns in which whiskers can be told apart."""

_ERRORS: Final = 2
"""Standard errors to each side: 95% of all means lie within."""

_SCALED: Final = 6
"""Turns, the best first, that lie on the scale."""

_MEAN: Final = "●"
_LEFT, _RIGHT, _LINE, _SCALE = "├", "┤", "─", "·"


@dataclass(frozen=True, slots=True)
class Whiskers:
    """A scale of equities.

    Attributes:
        least: the equity at its left end, in points.
        most: that at its right end.
    """

    least: float
    most: float

    @classmethod
    def of(cls, turns: Sequence[BestTurn]) -> "Whiskers | None":
        """Return a scale for the first of some turns, or None if nothing was simulated.

        What is surely worse may lie far off: it would crush what has to be told apart.
        """
        known = [(turn.equity, turn.error) for turn in turns[:_SCALED] if turn.error is not None]
        if not known:
            return None
        least = min(equity - _ERRORS * error for equity, error in known)
        most = max(equity + _ERRORS * error for equity, error in known)
        return cls(least, max(most, least + 1))

    def drawn(self, turn: BestTurn, columns: int) -> Content:
        """Return the whiskers of a turn; one that lies left of the scale has an arrow."""
        if turn.error is None:
            return Content(" " * columns)
        low, mean, high = (
            self._column(turn.equity + step * turn.error, columns)
            for step in (-_ERRORS, 0, _ERRORS)
        )
        if high < 0:
            return Content.styled("◂".ljust(columns), "$role-muted")
        signs = [_SCALE] * columns
        for column in range(max(0, low), min(columns, high + 1)):
            signs[column] = _LINE
        for column, sign in ((low, _LEFT), (high, _RIGHT), (mean, _MEAN)):
            if 0 <= column < columns:
                signs[column] = sign
        first, last = max(0, low), min(columns, high + 1)
        ink = "$role-focus" if turn.live else "$role-muted"
        return Content.assemble(
            ("".join(signs[:first]), "$role-square-dot"),
            ("".join(signs[first:last]), ink),
            ("".join(signs[last:]), "$role-square-dot"),
        )

    def _column(self, equity: float, columns: int) -> int:
        return round((equity - self.least) / (self.most - self.least) * (columns - 1))
