"""The set-up of a Boggle round."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import Timer

ANY_BAND = "any"
"""The band that promises nothing: random dice."""

DICE_OF_SIZE: Final[Mapping[int, str]] = MappingProxyType({4: "classic", 5: "big", 6: "super"})
"""The dice set that a number of cells in a row stands for."""


@dataclass(frozen=True, slots=True)
class BoggleSetup:
    """The choices of the set-up screen, the command line or a share code.

    Attributes:
        dice: the name of a dice set; not used with an own board.
        band: the promised number of words, a band of the dice set or `ANY_BAND`.
        min_length: the fewest letters of a word, or None for the dice set's own minimum.
        timer: the time limit; None if it was not chosen: there is none then.
        lexicon: the name or path of the word list.
        seed: the seed of the roll, or None for a fresh one.
        board: a board given letter by letter, instead of dice.
    """

    dice: str = "classic"
    band: str = "fair"
    min_length: int | None = None
    timer: Timer | None = None
    lexicon: str = "arcade"
    seed: int | None = None
    board: LetterGrid | None = None
