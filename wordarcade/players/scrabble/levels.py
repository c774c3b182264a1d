"""How well computers play, read from a data file."""

import math
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordarcade import resources
from wordarcade.engine.scrabble.config import Level
from wordarcade.lexicon.familiarity import UNKNOWN

_EASY_TILES: Final = 3
"""A word that takes so many tiles is no harder to see than one that takes fewer."""

_EASY_TIER: Final = 10
"""The tier of words that everybody knows; see `Familiarity`."""

_SHARES: Final = (
    "leaves",
    "sees",
    "sees_longer",
    "sees_rarer",
    "sees_parallel",
    "catches",
    "mistrusts",
)


class LevelsFileError(ValueError):
    """The file of levels is not as it must be; the message names the key."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a computer sees and knows. Chances are from 0 to 1.

    Attributes:
        title: what people read.
        about: how it plays, in half a sentence.
        average: points a game against its own level, as measured.
        vocabulary: the highest tier of familiarity of a word that it knows.
        leaves: how much it heeds the tiles that it keeps, from 0 to 1.
        sees: the chance to see a word that takes three tiles at most and that everybody knows.
        sees_longer: the factor of that chance for each tile more.
        sees_rarer: the factor for each ten steps of familiarity.
        sees_parallel: the factor of the chance to see a place, for each word made besides.
        catches: the chance to notice that a word it does not know is not in the lexicon.
        mistrusts: the chance to doubt a word it does not know that is in the lexicon.
    """

    title: str
    about: str
    average: int
    vocabulary: int
    leaves: float
    sees: float
    sees_longer: float
    sees_rarer: float
    sees_parallel: float
    catches: float
    mistrusts: float

    def __post_init__(self) -> None:
        """Check the figures.

        Raises:
            ValueError: a figure is out of range.
        """
        for name in _SHARES:
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"'{name}' is {getattr(self, name)}, but must be from 0 to 1.")
        if not _EASY_TIER <= self.vocabulary <= UNKNOWN:
            raise ValueError(f"'vocabulary' is from {_EASY_TIER} to {UNKNOWN}.")
        if self.average < 0:
            raise ValueError("'average' must not be negative.")

    @property
    def sees_all(self) -> bool:
        """Whether it knows every word and overlooks no play."""
        chances = (self.sees, self.sees_longer, self.sees_rarer, self.sees_parallel)
        return self.vocabulary >= UNKNOWN and min(chances) == 1

    def chance_of_word(self, tiles: int, tier: int) -> float:
        """Return the chance that it sees a word, wherever it could lie.

        Args:
            tiles: how many of the rack it takes.
            tier: how well known it is, as `Familiarity.tier` has it.
        """
        longer = max(tiles - _EASY_TILES, 0)
        rarer = max(tier - _EASY_TIER, 0) / 10
        return self.sees * math.pow(self.sees_longer, longer) * math.pow(self.sees_rarer, rarer)

    def chance_of_place(self, words: int) -> float:
        """Return the chance that it sees a place for a word that it sees.

        Args:
            words: how many words the play makes, 1 or more.
        """
        return math.pow(self.sees_parallel, words - 1)


def load_skills(path: Path) -> dict[Level, Skill]:
    """Return what each level sees and knows, the weakest first.

    Raises:
        LevelsFileError: the file cannot be read, lacks a level, or breaks a rule.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return {level: Skill(**data[level.value]) for level in Level}
    except KeyError as error:
        raise LevelsFileError(f"{path.name}: the key {error} is missing.") from error
    except (OSError, ValueError, TypeError) as error:
        raise LevelsFileError(f"{path.name}: {error}") from error


def shipped_skills() -> dict[Level, Skill]:
    """Return the levels that come with the program.

    Raises:
        LevelsFileError: the file breaks a rule.
    """
    return load_skills(resources.folder("assets") / "scrabble" / "levels.toml")
