"""Arithmetic of a word's points, as both front ends word it."""

from wordarcade.engine.hand.scoring import (
    PER_LETTER,
    PER_LETTER_LEFT,
    length_factor,
    letter_sum,
)
from wordarcade.engine.hand.verdict import Play


def factors(play: Play) -> tuple[int, int]:
    """Return the two factors of a word's points: the sum of its letter values, and the multiplier.

    >>> from wordarcade.engine.hand.verdict import Scored
    >>> factors(Scored("f*x", 108, "ajef*rx", "ajer"))
    (12, 9)
    """
    return letter_sum(play.word), length_factor(len(play.word), len(play.hand))


def product(letters: int, factor: int, total: int) -> str:
    """Return a multiplication as it is written.

    >>> product(12, 18, 216)
    '12 × 18 = 216'
    """
    return f"{letters} × {factor} = {total:,}"


def values_text(word: str) -> str:
    """Return the letters of a word with their values.

    >>> values_text("f*x")
    'F4 *0 X8'
    """
    return " ".join(f"{letter.upper()}{letter_sum(letter)}" for letter in word)


def length_text(length: int, n: int) -> str:
    """Return how the multiplier of a word comes about.

    Args:
        length: letters of the word.
        n: letters of the hand.

    >>> length_text(3, 4), length_text(7, 7), length_text(2, 7)
    ('7×3 − 3×1', '7×7', 'at least 1')
    """
    left = n - length
    if PER_LETTER * length - PER_LETTER_LEFT * left < length_factor(length, n):
        return f"at least {length_factor(length, n)}"
    return f"{PER_LETTER}×{length}" + (f" − {PER_LETTER_LEFT}×{left}" if left else "")
