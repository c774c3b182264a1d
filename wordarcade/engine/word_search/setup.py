"""The set-up of a word search round."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from wordarcade.engine.band import Band
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.engine.word_search.hidden import Directions

DEFAULT_SIZE: Final = 15


class Letters(StrEnum):
    """The letter frequencies of a random board."""

    COMMON = "common"
    """As often as in the words of the lexicon."""
    UNIFORM = "uniform"
    """All equally often."""


@dataclass(frozen=True, slots=True)
class HiddenSetup:
    """The choices for hidden words.

    Attributes:
        theme: the name of the theme, or "" for any.
        file: a file with words to hide instead, all of them, read when the round begins.
        directions: in which they lie.
        besides: the themes that a surprise is not, such as that of the last game.
    """

    theme: str = ""
    file: Path | None = None
    directions: Directions = Directions.ALL
    besides: tuple[str, ...] = ()

    @property
    def surprise(self) -> bool:
        """Whether the theme is left open."""
        return not self.theme and self.file is None


@dataclass(frozen=True, slots=True)
class WordSearchSetup:
    """The choices of the set-up screen or the command line.

    Attributes:
        size: cells in a row, 1 to `LARGEST`; not used with an own board.
        letters: their frequencies; not used with an own board.
        band: the promised number of words, or None for any.
        min_length: the fewest letters of a word, or None for the default.
        lexicon: the name or path of the word list.
        seed: the seed of a random board, or None for a fresh one.
        board: a board given cell by cell, instead of a random one.
        file: a file with the board, read when the round begins.
        timer: the time limit.
        hidden: the words to hide, on a board of `size`; None for every word of the lexicon.
    """

    size: int = DEFAULT_SIZE
    letters: Letters = Letters.COMMON
    band: Band | None = None
    min_length: int | None = None
    lexicon: str = "arcade"
    seed: int | None = None
    board: LetterGrid | None = None
    file: Path | None = None
    timer: Timer = UNTIMED
    hidden: HiddenSetup | None = None
