"""The hints of the hand game, which reveal the best word step by step."""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hand.sentences import factors, product
from wordarcade.engine.hand.verdict import Play
from wordarcade.support.wording import count

STEPS: Final = 3
"""The number of hints for the same letters, after which nothing is left to reveal."""


@dataclass(frozen=True, slots=True)
class HintsTaken:
    """The hints taken so far for some letters.

    Attributes:
        letters: the letters left of the hand.
        step: how many hints have been taken for these letters, `STEPS` at most.
    """

    letters: str = ""
    step: int = 0

    def another(self, letters: str) -> "HintsTaken":
        """Return the state after one more hint, which restarts when `letters` have changed."""
        step = self.step if self.letters == letters else 0
        return HintsTaken(letters, min(step + 1, STEPS))


def hint(play: Play | None, step: int) -> str:
    """Return the sentence of a hint.

    Args:
        play: the first of the words that together earn most; None if nothing more is earned.
        step: which hint it is for these letters, from 1 to `STEPS`.
    """
    if play is None:
        return "No valid word is left. Type !! to end the hand."
    if step == 1:
        return f"The best next word has {count(len(play.word), 'letter')}."
    if step == 2:
        return f"It earns {product(*factors(play), play.points)} points."
    return f"It is {play.word.upper()}."
