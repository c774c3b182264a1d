"""The study of an attempt: best play, the review and the opponent's attempt."""

from dataclasses import dataclass

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.verdict import Discarded, Play
from wordarcade.lexicon.familiarity import Tier
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.opponent import (
    ExactPlayer,
    HandPlayer,
    Level,
    opponent,
    play_out,
)
from wordarcade.players.hand.review import HandReview, review
from wordarcade.players.hand.solution import HandSolution
from wordarcade.players.hand.solver import HandTooVariedError, solve
from wordarcade.support.progress import Report


@dataclass(frozen=True, slots=True)
class SolvedHand:
    """A hand and its solution.

    Attributes:
        hand: the letters.
        solution: best play of the hand; None if it cannot be solved.
        reason: one sentence why not; else empty.
    """

    hand: str
    solution: HandSolution | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class BestPlay:
    """An attempt beside best play.

    Attributes:
        plays: best play, with discards where words alone earn less.
        words_alone: the most points that valid words earn without discards.
        review: the cost of each move of the attempt.
    """

    plays: tuple[Play, ...]
    words_alone: int
    review: HandReview

    @property
    def score(self) -> int:
        """The most points that the rules allow: par."""
        return sum(play.points for play in self.plays)

    @property
    def thrown(self) -> str:
        """The letters thrown away in best play; empty if words alone are as good."""
        return "".join(play.word for play in self.plays if isinstance(play, Discarded))


@dataclass(frozen=True, slots=True)
class HandStudy:
    """The study of a finished attempt.

    Attributes:
        best: the attempt beside best play; None if the hand cannot be solved.
        reason: one sentence why not; else empty.
        rival: the opponent's attempt; None without an opponent, or if the opponent needs the
            solution and the hand cannot be solved.
        rival_review: the cost of each move of the opponent; None without its attempt or the
            solution.
    """

    best: BestPlay | None
    reason: str
    rival: Attempt | None
    rival_review: HandReview | None = None


def solve_if_possible(hand: str, lexicon: Lexicon, report: Report) -> SolvedHand:
    """Return the hand with its solution, or with the reason why it has none.

    Args:
        hand: lowercase letters and at most one wildcard.
        lexicon: whose words count.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    try:
        return SolvedHand(hand, solve(hand, lexicon, report))
    except HandTooVariedError as error:
        return SolvedHand(hand, None, str(error))


def study(
    attempt: Attempt, solved: SolvedHand, lexicon: Lexicon, level: Level | None, tier: Tier
) -> HandStudy:
    """Return the study of a finished attempt.

    Args:
        attempt: the finished attempt.
        solved: the hand.
        lexicon: whose words count.
        level: the opponent's level; None for no opponent.
        tier: the familiarity of a word, as `Familiarity.tier` has it.
    """
    solution = solved.solution
    best = None if solution is None else _against_best(attempt, solution)
    player: HandPlayer | None = None
    if level is Level.EXACT:
        player = None if solution is None else ExactPlayer(solution)
    elif level is not None:
        player = opponent(level, attempt.hand, lexicon, tier)
    rival = None if player is None else play_out(attempt.hand, lexicon, player)
    told = None if rival is None or solution is None else review(solution, rival)
    return HandStudy(best, solved.reason, rival, told)


def _against_best(attempt: Attempt, solution: HandSolution) -> BestPlay:
    told = review(solution, attempt)
    return BestPlay(solution.plays_with_discards, solution.best, told)
