"""First ratings of puzzles, from what can be measured before anybody has tried them.

The scale is Glicko's own: 400 points are odds of 10 to 1. A feature that multiplies the odds
against solving by k adds 400·log₁₀ k points. What each of them multiplies by:

- Familiarity: by Zipf's law the odds against knowing a word go with its rank by frequency, which
  is the number of words as well known or better, counted in `lexicons/familiarity.tsv` (SCOWL's
  sizes).
- Length: with the pairs of letters that can stand side by side, the square of the letters.
- Choices: who tries at random looks at half of them, who sees the best one at once at none of
  them; between the two, the square root.
- Margin: the better the second best, the more likely one settles for it: its share of the best.

The middle of the scale is the average puzzle that the arcade makes of each game, which a new
player of 1500 solves every other time: `TYPICAL`, measured over 200 seeds each with the list
`arcade`. These weights are reasoned, not fitted. Results correct them: each puzzle is rated by
Glicko-2 like a player.
"""

import math
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from wordarcade.games.puzzles.glicko import AVERAGE

PUZZLE_DEVIATION: Final = 120.0
"""How far the first rating of a puzzle may be off, which only its position tells."""

TYPICAL: Final[Mapping[str, float]] = MappingProxyType(
    {"scrabble": 7.20, "boggle": 7.23, "hangman": 5.60, "hand": 7.16}
)
"""The mean logarithm of the odds of made-up puzzles, by the name of the game."""

_POINTS: Final = 400.0
"""Points for odds of 10 to 1."""

_LEAST_SHARE: Final = 0.1
"""A second best below this share is as good as none."""

_TIERS: Final = (10, 20, 35, 40, 50, 55, 60, 70, 80, 99)
_WORDS_UP_TO: Final = (
    *(4_033, 11_187, 40_652, 45_484, 63_581, 68_483, 78_043, 106_271, 172_749),
    250_000,
)
"""How many words are as well known as those of a tier or better; of the last, at a guess."""


@dataclass(frozen=True, slots=True)
class Features:
    """The features of an answer that make it hard to find.

    Attributes:
        tier: the familiarity of its least known word, 10 to 99.
        letters: how many letters are to be found, 1 or more.
        choices: how many answers the rules allow, 1 or more.
        second: how good the second best is, as a share of the best, 0 to 1.
    """

    tier: int
    letters: int
    choices: int
    second: float

    @property
    def odds(self) -> float:
        """The decimal logarithm of the odds against the answer, but for a constant of each game."""
        return (
            math.log10(words_up_to(self.tier))
            + 2 * math.log10(self.letters)
            + math.log10(self.choices) / 2
            + math.log10(max(_LEAST_SHARE, self.second))
        )


def first_rating(game: str, features: Features) -> float:
    """Return the rating that a puzzle begins with.

    Args:
        game: the name of the game.
        features: what makes it hard.
    """
    return AVERAGE + _POINTS * (features.odds - TYPICAL[game])


def words_up_to(tier: int) -> int:
    """Return how many words are as well known as those of a tier, or better.

    >>> words_up_to(10), words_up_to(60), words_up_to(99)
    (4033, 78043, 250000)
    """
    return _WORDS_UP_TO[min(bisect_left(_TIERS, tier), len(_TIERS) - 1)]
