"""The score of a word in the hand game.

Source: MIT 6.0001, problem set 3, "Scoring".
"""

from typing import Final

from wordarcade.engine.letter_values import LETTER_VALUES

PER_LETTER: Final = 7
"""What each letter of a word adds to its multiplier."""

PER_LETTER_LEFT: Final = 3
"""What each letter left in the hand takes from it."""


def letter_sum(word: str) -> int:
    """Return the sum of the letter values of `word`; the wildcard is worth 0.

    >>> letter_sum("c*ws")
    8
    """
    return sum(LETTER_VALUES.get(letter, 0) for letter in word.lower())


def length_factor(length: int, n: int) -> int:
    """Return the multiplier of a word's letter sum.

    Args:
        length: letters of the word, wildcard included.
        n: letters of the hand when the word is played.

    >>> length_factor(4, 6)
    22
    """
    return max(1, PER_LETTER * length - PER_LETTER_LEFT * (n - length))


def get_word_score(word: str, n: int) -> int:
    """Return the score of `word`, valid or not, played from a hand of `n` letters.

    >>> get_word_score("weed", 6)
    176
    >>> get_word_score("it", 7)
    2
    """
    return letter_sum(word) * length_factor(len(word), n)
