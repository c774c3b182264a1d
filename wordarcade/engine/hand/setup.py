"""The set-up of a hand game."""

from dataclasses import dataclass
from typing import Final

DEFAULT_HAND_SIZE: Final = 7
MOST_HANDS: Final = 1_000
"""The most hands of a game."""


@dataclass(frozen=True, slots=True)
class HandSetup:
    """The choices of the set-up screen or the command line.

    Attributes:
        hand_size: letters in a hand, 1 to `LARGEST_HAND`; not used with given letters.
        hands: hands in a game, 1 to `MOST_HANDS`, with one substitution and one replay; None
            for a single hand without either.
        lexicon: the name or path of the word list.
        seed: the seed of the deals and draws, or None for a fresh one.
        hand: the letters of a single hand, as `parse_hand` returns them, instead of random ones.
        opponent: the name of the opponent, who plays the same hands, or empty.
        fair: whether the letters of a single hand are drawn again until most of them make a word.
    """

    hand_size: int = DEFAULT_HAND_SIZE
    hands: int | None = None
    lexicon: str = "arcade"
    seed: int | None = None
    hand: str | None = None
    opponent: str = ""
    fair: bool = False
