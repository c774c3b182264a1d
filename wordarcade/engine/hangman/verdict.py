"""Verdicts on the moves of a hangman round."""

from dataclasses import dataclass
from enum import Enum


class Refusal(Enum):
    """Why a move is refused, at no cost; the value is the sentence for the player."""

    GAME_OVER = "The game is over."
    NOT_A_GUESS = "Guess one letter from A to Z, or a whole word of {length} letters."
    ALREADY_GUESSED = "You already tried {guess}."
    NOT_A_WORD = "{guess} is not in the word list."
    DOES_NOT_FIT = "{guess} doesn't fit what is shown."
    NOT_LOST = "You can name a word only when the game is lost."
    NOTHING_TO_UNDO = "You have no answer to undo."


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that cannot be made.

    Attributes:
        refusal: why.
        guess: the letter or word that was guessed or named; empty if it was neither.
        length: letters of the word.
    """

    refusal: Refusal
    guess: str
    length: int

    @property
    def sentence(self) -> str:
        """The sentence for the player."""
        return self.refusal.value.format(guess=self.guess.upper(), length=self.length)


@dataclass(frozen=True, slots=True)
class Placed:
    """The answer to a letter.

    Attributes:
        letter: in lowercase.
        places: its places, 0-based, ascending; empty for a wrong guess.
    """

    letter: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WordJudged:
    """The answer to a word.

    Attributes:
        word: in lowercase.
        right: whether it is the word.
    """

    word: str
    right: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """A hint taken, the game given up, the word named, or an answer undone."""


Verdict = Placed | WordJudged | Refused | Noted
