"""The review of a hand: the cost of each play against best play."""

from dataclasses import dataclass

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.verdict import Play
from wordarcade.players.hand.solution import HandSolution


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A word entered, or the end of a hand that still had letters.

    Attributes:
        hand: the letters before it.
        play: the verdict on the word; None for the end of the hand.
        best_before: the most that could still be earned before it.
        best_after: the most that could still be earned after it; nothing after the end.
    """

    hand: str
    play: Play | None
    best_before: int
    best_after: int

    @property
    def cost(self) -> int:
        """The points given away."""
        earned = self.play.points if self.play is not None else 0
        return self.best_before - earned - self.best_after


@dataclass(frozen=True, slots=True)
class HandReview:
    """A hand as it was played. The costs add up to the gap between the score and the best.

    Attributes:
        moves: the player's moves, in order.
    """

    moves: tuple[ReviewedMove, ...]


def review(solution: HandSolution, attempt: Attempt) -> HandReview:
    """Return the cost of each move of a finished attempt, beside best play with discards.

    Args:
        solution: of the hand.
        attempt: the finished attempt.
    """

    def worth(letters: str) -> int:
        return solution.best_of(letters, with_discards=True)

    moves = [
        ReviewedMove(play.hand, play, worth(play.hand), worth(play.left)) for play in attempt.plays
    ]
    if attempt.left:
        moves.append(ReviewedMove(attempt.left, None, worth(attempt.left), 0))
    return HandReview(tuple(moves))
