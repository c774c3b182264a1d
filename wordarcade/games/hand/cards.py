"""The plays of a hand as results show them: the player's, the best and the opponent's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.sentences import factors
from wordarcade.engine.hand.verdict import Play, Scored
from wordarcade.games.hand.helped import NOT_HELPED, Helped
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.hand.playable import readings, spelled
from wordarcade.players.hand.review import HandReview
from wordarcade.players.hand.study import BestPlay, HandStudy
from wordarcade.support.wording import percentage

DONE: Final = " ✓"
"""Ends a note on something done well; dropped where there is no room for it."""


@dataclass(frozen=True, slots=True)
class CardMove:
    """A word on a card.

    Attributes:
        word: as typed, in capitals.
        resolved: as tiles show it, the wildcard as a small vowel.
        readings: what the word stands for, if only the wildcard says so.
        sum: the arithmetic of its points; empty for letters that were thrown away.
        points: its points.
        cost: the points given away by it; None if unknown.
        hinted: whether hints had named it.
    """

    word: str
    resolved: str
    readings: tuple[str, ...]
    sum: str
    points: int
    cost: int | None
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class CardScore:
    """The score on a card.

    Attributes:
        score: the points.
        best: the most that the letters could earn; None if unknown.
        moves: the words, in order.
        notes: lines below them, what was left first.
        left_cost: the points given away by what was left.
        beside: how much of the best it is, in forms of which the longest that fits is shown.
    """

    score: int
    best: int | None
    moves: tuple[CardMove, ...]
    notes: tuple[str, ...] = ()
    left_cost: int = 0
    beside: tuple[str, ...] = ()


_AS_READ: Final[Mapping[str, str]] = MappingProxyType({})


def _moves(
    plays: Sequence[Play],
    lexicon: WordSet,
    review: HandReview | None = None,
    as_played: Mapping[str, str] = _AS_READ,
    helped: Helped = NOT_HELPED,
) -> tuple[CardMove, ...]:
    """Return words as cards show them.

    Args:
        plays: the words entered.
        lexicon: whose words count.
        review: what each of them cost; None if unknown.
        as_played: words that the player has spelled in a way of their own, with that.
        helped: what hints did for them.
    """
    named = helped.named or (False,) * len(plays)
    costs = [None] * len(plays) if review is None else [move.cost for move in review.moves]
    return tuple(
        CardMove(
            play.spelled.upper(),
            as_played.get(play.word) or spelled(play, lexicon),
            tuple(readings(play.word, lexicon)) if WILDCARD in play.spelled else (),
            " × ".join(map(str, factors(play))) if isinstance(play, Scored) else "",
            play.points,
            cost,
            hinted,
        )
        for play, cost, hinted in zip(plays, costs, named, strict=False)
    )


def left_over(left: str) -> str:
    """Return what was left of a hand."""
    return f"left: {left.upper()}" if left else f"nothing left{DONE}"


def _left_cost(attempt: Attempt, review: HandReview | None) -> int:
    """Return what leaving letters cost, as far as known."""
    return review.moves[-1].cost if attempt.left and review is not None else 0


def own_score(
    attempt: Attempt,
    other: Attempt | None,
    best: BestPlay | None,
    lexicon: WordSet,
    helped: Helped = NOT_HELPED,
) -> CardScore:
    """Return an attempt of the player; its share of the most is told above the cards.

    Args:
        attempt: the attempt.
        other: the other one at the same hand; None without a replay.
        best: the attempt beside best play; None if unknown.
        lexicon: whose words count.
        helped: what hints did for it.
    """
    review = None if best is None else best.review
    notes = [left_over(attempt.left)]
    if other is not None:
        notes.append(f"your other try: {other.score:,}")
    par = None if best is None else best.score
    return CardScore(
        attempt.score,
        par,
        _moves(attempt.plays, lexicon, review, helped=helped),
        tuple(notes),
        _left_cost(attempt, review),
    )


def best_score(
    best: BestPlay, hand: str, lexicon: WordSet, as_played: Mapping[str, str] = _AS_READ
) -> CardScore:
    """Return the best play of a hand, and what words alone come to where that is less.

    Args:
        best: the best play.
        hand: the letters.
        lexicon: whose words count.
        as_played: words that the player has played, too, with the vowels their wildcards were.
    """
    left = best.plays[-1].left if best.plays else hand
    notes = [left_over(left)]
    if best.thrown:
        notes.append(f"{best.words_alone:,} by words alone")
    moves = _moves(best.plays, lexicon, as_played=as_played)
    return CardScore(best.score, best.score, moves, tuple(notes))


def rival_score(study: HandStudy, lexicon: WordSet) -> CardScore:
    """Return the attempt of the opponent; an empty one without an opponent."""
    attempt = study.rival
    if attempt is None:
        return CardScore(0, None, ())
    par = None if study.best is None else study.best.score
    share = percentage(attempt.score, par) if par else ""
    return CardScore(
        attempt.score,
        par,
        _moves(attempt.plays, lexicon, study.rival_review),
        (left_over(attempt.left),),
        _left_cost(attempt, study.rival_review),
        (f"{share} of best", share) if share else (),
    )
