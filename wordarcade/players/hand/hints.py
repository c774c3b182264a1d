"""The hints of the hand game, which reveal the best word step by step."""

from typing import Final

from wordarcade.engine.hand.sentences import factors, product
from wordarcade.engine.hand.verdict import Play
from wordarcade.support.wording import count

STEPS: Final = 3
"""The number of hints for the same letters, after which nothing is left to reveal."""


_NEXT: Final = ("its length", "its points", "the word")
"""What each hint tells."""


def next_hint(play: Play | None, taken: int) -> str:
    """Return what the next hint tells, in a few words; empty if there is none.

    Args:
        play: the first of the words that together earn most; None if nothing more is earned.
        taken: how many hints were taken for these letters.
    """
    return _NEXT[taken] if play is not None and taken < STEPS else ""


def hint(play: Play, step: int) -> str:
    """Return the sentence of a hint.

    Args:
        play: the first of the words that together earn most.
        step: which hint it is for these letters, from 1 to `STEPS`.
    """
    if step == 1:
        return f"The best next word has {count(len(play.word), 'letter')}."
    if step == 2:
        return f"It scores {product(*factors(play), play.points)} points."
    return f"It's {play.word.upper()}."
