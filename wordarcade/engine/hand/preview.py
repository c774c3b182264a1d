"""What a word would earn, and cost, before it is played."""

from dataclasses import dataclass

from wordarcade.engine.hand.hand import calculate_handlen, update_hand
from wordarcade.engine.hand.scoring import length_factor, letter_sum


@dataclass(frozen=True, slots=True)
class ScorePreview:
    """A word held against a hand. It does not tell whether the word exists.

    Attributes:
        word: in lowercase.
        hand_length: letters in the hand, n of the formula.
        letter_sum: the values of its letters together.
        factor: how many times they count.
        left: what stays in the hand, whether the word turns out valid or not.
        missing: letters of the word that the hand does not have, in the word's order; while
            there are any, the word cannot be valid.
    """

    word: str
    hand_length: int
    letter_sum: int
    factor: int
    left: str
    missing: str

    @property
    def total(self) -> int:
        """What the word earns if it is valid."""
        return self.letter_sum * self.factor


def preview(word: str, hand: str) -> ScorePreview:
    """Return what playing `word`, in any case, from `hand` would mean.

    >>> preview("cows", "cows*z").total, preview("cows", "cows*z").left
    (198, '*z')
    """
    word = word.lower()
    hand_length = calculate_handlen(hand)
    return ScorePreview(
        word=word,
        hand_length=hand_length,
        letter_sum=letter_sum(word),
        factor=length_factor(len(word), hand_length),
        left=update_hand(hand, word),
        missing=update_hand(word, hand),
    )
