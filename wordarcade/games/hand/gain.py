"""What a replay of a hand can gain."""

from enum import Enum

from wordarcade.players.hand.solution import HandSolution


class Gain(Enum):
    """What another attempt at a hand can gain, as far as is known."""

    NONE = "none"
    """Nothing scores more."""
    BY_DISCARDS = "by discards"
    """Only letters thrown away can lead to more points."""
    ANY = "any"
    """Words alone may score more."""


def gain(score: int, solution: HandSolution | None) -> Gain:
    """Return what a replay can gain.

    Args:
        score: the points of the first attempt.
        solution: of the hand; None while it is unknown.
    """
    if solution is None or score < solution.best:
        return Gain.ANY
    return Gain.BY_DISCARDS if score < solution.best_with_discards else Gain.NONE
