"""Verdicts on the moves of a hand game."""

from dataclasses import dataclass
from enum import Enum

from wordarcade.engine.hand.letters import WILDCARD


class Refusal(Enum):
    """Why a move is refused; the value is the sentence for the player."""

    GAME_OVER = "The game is over."
    OFFER_OPEN = "Take the offer or decline it first."
    NO_OFFER = "There is no offer to decline."
    NO_HINT = "You can take hints once you play the hand."
    NO_WORD = "Enter a word of one letter or more."
    NO_SUBSTITUTION = "You can substitute a letter once a game, before a hand."
    NOT_IN_HAND = "That letter is not in the hand; choose one that is."
    WILDCARD_STAYS = "You can't substitute the wildcard; choose a letter."
    NONE_TO_DRAW = "Every letter of the alphabet is in the hand; there is no other to draw."
    NO_REPLAY = "You can replay a hand once a game, right after you play it."


@dataclass(frozen=True, slots=True)
class Scored:
    """A valid word.

    Attributes:
        word: in lowercase, the wildcard as itself.
        points: its score.
        hand: the hand that it was played from.
        left: the letters left in the hand.
        meant: the word that the wildcard was meant to make, lowercase; empty if unsaid.
    """

    word: str
    points: int
    hand: str
    left: str
    meant: str = ""

    @property
    def spelled(self) -> str:
        """The word in capitals, the wildcard as the small vowel it was meant as, or as itself.

        >>> Scored("f*x", 108, "ajef*rx", "ajer", "fox").spelled
        'FoX'
        """
        return "".join(
            vowel if sign == WILDCARD else sign.upper()
            for sign, vowel in zip(self.word, self.meant or self.word, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Discarded:
    """A word that is not valid; its letters are used up anyway.

    Attributes:
        word: in lowercase.
        hand: the hand that it was played from.
        left: the letters left in the hand.
    """

    word: str
    hand: str
    left: str

    @property
    def points(self) -> int:
        """Nothing."""
        return 0

    @property
    def spelled(self) -> str:
        """The word in capitals."""
        return self.word.upper()


Play = Scored | Discarded


@dataclass(frozen=True, slots=True)
class Substituted:
    """A letter that has become another.

    Attributes:
        letter: the letter replaced in all its copies, lowercase.
        new: its replacement.
    """

    letter: str
    new: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that cannot be made, and why."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Noted:
    """An offer declined, a replay begun, a hint taken, a hand or the game ended."""


Verdict = Scored | Discarded | Substituted | Refused | Noted
