"""What hints did for a hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.verdict import Play
from wordarcade.players.hand.hints import STEPS
from wordarcade.players.hand.study import BestPlay


@dataclass(frozen=True, slots=True)
class Helped:
    """The hints taken for a hand, and the words that they named.

    Attributes:
        hints: how many were taken for letters of the hand, 0 or more.
        named: for each word entered whether hints had named it.
    """

    hints: int = 0
    named: tuple[bool, ...] = ()

    @property
    def alone(self) -> bool:
        """Whether every word was named by hints."""
        return bool(self.named) and all(self.named)


NOT_HELPED = Helped()
"""Of a hand without hints."""


def helped(attempt: Attempt, best: BestPlay | None, hints: Sequence[str]) -> Helped:
    """Return what hints did for an attempt.

    Args:
        attempt: the attempt.
        best: the same beside best play; None if unknown.
        hints: the letters left at each hint of the game.
    """
    seen = {attempt.left, *(play.hand for play in attempt.plays)}
    taken = sum(letters in seen for letters in hints)
    if best is None or not taken:
        return Helped(taken, (False,) * len(attempt.plays))
    costs = [move.cost for move in best.review.moves]
    pairs = zip(attempt.plays, costs, strict=False)
    return Helped(taken, tuple(_named(play, cost, hints) for play, cost in pairs))


def _named(play: Play, cost: int, hints: Sequence[str]) -> bool:
    """Whether hints had named a word, or letters to throw away: it costs nothing."""
    return cost <= 0 and hints.count(play.hand) >= STEPS
