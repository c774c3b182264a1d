"""Verdicts on words played on a grid, in the assignment's exact wording."""

from dataclasses import dataclass
from enum import Enum

from wordarcade.support.wording import count


class Refusal(Enum):
    """Why a word does not score, in the order in which the rules check."""

    ALREADY_USED = "The word {word} has already been used."
    TOO_SHORT = "The word {word} is too short."
    NOT_A_WORD = "The word {word} is not a word."
    NOT_ON_BOARD = "The word {word} is not present in the grid."
    NOT_ON_LIST = "{word} is not on the list."
    ROUND_OVER = "The round is over; {word} does not count."


@dataclass(frozen=True, slots=True)
class Scored:
    """A word that scores.

    Attributes:
        word: in lowercase.
        points: its score.
        path: its cells, row-major indices: as they were traced, else the first path that
            spells it.
    """

    word: str
    points: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A word that does not score, as it was entered in lowercase, and why."""

    word: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Noted:
    """A hint taken or a round ended."""


Verdict = Scored | Refused | Noted


def sentence(verdict: Scored | Refused) -> str:
    """Return the verdict in the words of the course assignment.

    >>> sentence(Scored("norse", 2, ()))
    'The word NORSE is worth 2 points.'
    """
    word = verdict.word.upper()
    if isinstance(verdict, Scored):
        return f"The word {word} is worth {count(verdict.points, 'point')}."
    return verdict.refusal.value.format(word=word)


def total_sentence(score: int) -> str:
    """Return the sentence that ends a round.

    >>> total_sentence(1)
    'Your total score is 1 point!'
    """
    return f"Your total score is {count(score, 'point')}!"
