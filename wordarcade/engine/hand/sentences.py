"""Arithmetic of a word's points, as both front ends word it."""

from wordarcade.engine.hand.scoring import length_factor, letter_sum
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
