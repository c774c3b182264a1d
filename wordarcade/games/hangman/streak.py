"""Words found in a row."""

from collections.abc import Iterable
from dataclasses import dataclass

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.round import Winner
from wordarcade.services import Services

RECENT = 10
"""The rounds that are listed one by one."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Words found in a row, over all rounds in which the player guessed.

    A word found with hints does not count, and a lost round always does. Rounds against all hosts
    count alike, so that the streak does not tell one from another.

    Attributes:
        current: how many words, up to the last round.
        ended: how many words there were before, if the last round has ended that; else 0.
        best: the longest streak.
        recent: whether each of the last rounds was won, the newest last, `RECENT` at most.
    """

    current: int = 0
    ended: int = 0
    best: int = 0
    recent: tuple[bool, ...] = ()

    @classmethod
    def of(cls, results: Iterable[bool]) -> "Streak":
        """Return the streak of rounds, the newest last, each by whether it was won.

        >>> Streak.of([True, True, False, True])
        Streak(current=1, ended=0, best=2, recent=(True, True, False, True))
        """
        rounds = tuple(results)
        current = ended = best = 0
        for won in rounds:
            current, ended = (current + 1, 0) if won else (0, current)
            best = max(best, current)
        return cls(current, ended, best, rounds[-RECENT:])


def streak(services: Services, without: int | None = None) -> Streak:
    """Return the streak of the saved rounds.

    Args:
        services: the app's services.
        without: the number of a round to leave out, or None.

    Raises:
        StoreError: the saved rounds cannot be read.
    """
    rounds = []
    for header in reversed(services.games.finished("hangman")):
        summary = header.summary or {}
        guessed = summary.get("host") != HostKind.PERSON.value
        won = summary.get("winner") == Winner.GUESSER.value
        if guessed and header.id != without and not (won and summary.get("hints")):
            rounds.append(won)
    return Streak.of(rounds)
