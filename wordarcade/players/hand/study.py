"""What a hand came to: the best of it, what its player gave away, how an opponent plays it."""

from dataclasses import dataclass

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.verdict import Play
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
from wordarcade.progress import Report


@dataclass(frozen=True, slots=True)
class SolvedHand:
    """A hand and its solution.

    Attributes:
        hand: the letters.
        solution: the best that can be done with them; None if it cannot be worked out.
        reason: one sentence why it cannot; else empty.
    """

    hand: str
    solution: HandSolution | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class BestPlay:
    """An attempt set against the best.

    Attributes:
        plays: what earns most with valid words.
        with_discards: what earns most if letters are thrown away as well.
        review: what each move of the attempt cost.
        better: what would have been the play instead of the costliest move; None if no move
            cost anything.
    """

    plays: tuple[Play, ...]
    with_discards: tuple[Play, ...]
    review: HandReview
    better: Play | None

    @property
    def score(self) -> int:
        """The most points that valid words earn: par."""
        return sum(play.points for play in self.plays)

    @property
    def score_with_discards(self) -> int:
        """The most points if letters may be thrown away as well."""
        return sum(play.points for play in self.with_discards)


@dataclass(frozen=True, slots=True)
class HandStudy:
    """All there is to know of an attempt that is over.

    Attributes:
        best: the attempt set against the best; None if that cannot be worked out.
        reason: one sentence why it cannot; else empty.
        rival: how the opponent plays the hand; None if nobody does, or if the opponent needs
            the best play and it cannot be worked out.
    """

    best: BestPlay | None
    reason: str
    rival: Attempt | None


def solve_if_possible(hand: str, lexicon: Lexicon, report: Report) -> SolvedHand:
    """Return the hand with its solution, or with the reason why it has none.

    Args:
        hand: lowercase letters and at most one wildcard.
        lexicon: whose words count.
        report: told the share that is done, from 0 to 1; what it raises stops the work.
    """
    try:
        return SolvedHand(hand, solve(hand, lexicon, report))
    except HandTooVariedError as error:
        return SolvedHand(hand, None, str(error))


def study(
    attempt: Attempt, solved: SolvedHand, lexicon: Lexicon, level: Level | None, tier: Tier
) -> HandStudy:
    """Return what there is to know of an attempt that is over.

    Args:
        attempt: how the hand was played.
        solved: the hand.
        lexicon: whose words count.
        level: how well the opponent plays; None for no opponent.
        tier: how well known a word is, as `Familiarity.tier` has it.
    """
    solution = solved.solution
    best = None if solution is None else _against_best(attempt, solution)
    player: HandPlayer | None = None
    if level is Level.EXACT:
        player = None if solution is None else ExactPlayer(solution)
    elif level is not None:
        player = opponent(level, attempt.hand, lexicon, tier)
    rival = None if player is None else play_out(attempt.hand, lexicon, player)
    return HandStudy(best, solved.reason, rival)


def _against_best(attempt: Attempt, solution: HandSolution) -> BestPlay:
    told = review(solution, attempt)
    worst = told.costliest
    better = None if worst is None else solution.plays_from(worst.hand)[0]
    return BestPlay(solution.plays, solution.plays_with_discards, told, better)
