"""The settled hands of a game, those that will not be played again."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Scored
from wordarcade.games.hand.record import Pars
from wordarcade.players.hand.study import HandStudy

Studies = Mapping[int, HandStudy]
"""The studies of finished attempts, by index in the game's attempts."""


@dataclass(frozen=True, slots=True)
class HandStanding:
    """A settled hand.

    Attributes:
        number: which hand of the game it is, 0-based.
        attempts: the indices of its attempts, one or two, in the game's attempts.
        score: its score, of the better attempt.
        par: the most that its letters could earn, some thrown away where that helps; None if
            unknown.
        rival: the opponent's score; None without an opponent, or if unknown.
    """

    number: int
    attempts: tuple[int, ...]
    score: int
    par: int | None
    rival: int | None


def is_over(state: HandGame, attempt: int) -> bool:
    """Whether the attempt at a place in the game's attempts has ended."""
    return state.phase is Phase.OVER or state.attempts[attempt].ended


def standings(state: HandGame, studies: Studies) -> tuple[HandStanding, ...]:
    """Return the settled hands, in order."""
    return tuple(_standing(state, studies, number) for number in range(state.settled))


def pars(hands: Sequence[HandStanding]) -> Pars:
    """Return the par of each hand, or None if one is unknown."""
    known = [hand.par for hand in hands if hand.par is not None]
    return known if len(known) == len(hands) else None


def rival_total(hands: Sequence[HandStanding]) -> int | None:
    """Return the opponent's total, or None if some score is unknown."""
    known = [hand.rival for hand in hands if hand.rival is not None]
    return sum(known) if len(known) == len(hands) else None


def _standing(state: HandGame, studies: Studies, number: int) -> HandStanding:
    attempts = tuple(i for i, each in enumerate(state.attempts) if each.number == number)
    # A replay is of the same letters: what is known of one attempt holds for both.
    study = studies.get(attempts[0])
    best = study and study.best
    rival = study and study.rival
    return HandStanding(
        number,
        attempts,
        state.scores[number],
        best.score if best else None,
        rival.score if rival else None,
    )


def first_words(attempts: Iterable[Attempt]) -> frozenset[str]:
    """Return the words, as typed, with which attempts at a hand start: each is the player's own.

    What was made later, or after letters had been thrown away, was made of fewer letters, and
    scored otherwise than the list has it.

    Args:
        attempts: the attempts.
    """
    begun = (each.plays[0] for each in attempts if each.plays)
    return frozenset(play.word for play in begun if isinstance(play, Scored))
