"""Score preview: the points of a word, and the letters it uses, before it is played."""

from dataclasses import dataclass

from wordarcade.engine.hand.hand import calculate_handlen, update_hand
from wordarcade.engine.hand.scoring import length_factor, letter_sum


@dataclass(frozen=True, slots=True)
class ScorePreview:
    """The score that a word would have from a hand, whether or not it exists.

    Attributes:
        word: in lowercase.
        hand_length: letters in the hand, n of the formula.
        letter_sum: the sum of its letters' values.
        factor: the multiplier of that sum.
        left: the letters left in the hand, whether the word turns out valid or not.
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
        """The points of the word if it is valid."""
        return self.letter_sum * self.factor


def preview(word: str, hand: str) -> ScorePreview:
    """Return the preview of `word`, in any case, played from `hand`.

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
