"""The levels of bots, read from a data file."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Final

from wordarcade.lexicon.familiarity import UNKNOWN
from wordarcade.support import resources
from wordarcade.support.data_file import Table, read_table
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import listed, share_text

_EASY_TILES: Final = 3
"""A word that takes so many tiles is no harder to see than one that takes fewer."""

_EASY_TIER: Final = 10
"""The tier of words that everybody knows; see `Familiarity`."""

_MOST_POINTS: Final = 9999


class UnknownLevelError(ArcadeError):
    """A bot is of a level that the file of levels does not have."""


_PLAYERS_SIMULATED: Final = 2

_SHORTEST: Final = 0.01
"""A move takes this long at least, in seconds."""

_LONGEST: Final = 3_600
"""Nobody waits longer for a move, in seconds."""

_MOST_CANDIDATES: Final = 100


@dataclass(frozen=True, slots=True)
class Lookahead:
    """The simulation of a bot.

    Attributes:
        seconds: for a move.
        candidates: the moves that it compares, at most.
        inference: whether it infers what the opponent has kept.
    """

    seconds: float
    candidates: int
    inference: bool = False


@dataclass(frozen=True, slots=True)
class Skill:
    """The skill of a bot at a level. Chances are from 0 to 1.

    Attributes:
        title: what people read.
        about: how it plays, in a few words.
        plays: the same in what follows its title in a sentence.
        average: points a game against its own level, as measured.
        vocabulary: the highest tier of familiarity of a word that it knows.
        leaves: how much it heeds the tiles that it keeps, from 0 to 1.
        sees: the chance to see a word that takes three tiles at most and that everybody knows.
        sees_longer: the factor of that chance for each tile more.
        sees_rarer: the factor for each ten steps of familiarity.
        sees_parallel: the factor of the chance to see a place, for each word made besides.
        catches: the chance to notice that a word it does not know is not in the lexicon.
        mistrusts: the chance to doubt a word it does not know that is in the lexicon.
        beats: the games in 100 that it wins against the level before it, as measured; None for
            the lowest.
        simulation: how it simulates; None if it does not.
    """

    title: str
    about: str
    plays: str
    average: int
    vocabulary: int
    leaves: float
    sees: float
    sees_longer: float
    sees_rarer: float
    sees_parallel: float
    catches: float
    mistrusts: float
    beats: float | None = None
    simulation: Lookahead | None = None

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


def load_skills(path: Path) -> dict[str, Skill]:
    """Return what bots see and know at each level, by its name, in the order of the file.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it has no level or breaks a rule.
    """
    data = read_table(path)
    skills = {level: _skill(data.table(level)) for level in data}
    if not skills:
        raise data.fault("", "there is no level; put one in.")
    return skills


def _skill(table: Table) -> Skill:
    table.refuse_others([field.name for field in fields(Skill)])
    return Skill(
        title=table.text("title"),
        about=table.text("about"),
        plays=table.text("plays"),
        average=table.whole("average", 0, _MOST_POINTS),
        vocabulary=table.whole("vocabulary", _EASY_TIER, UNKNOWN),
        leaves=table.number("leaves", 0, 1),
        sees=table.number("sees", 0, 1),
        sees_longer=table.number("sees_longer", 0, 1),
        sees_rarer=table.number("sees_rarer", 0, 1),
        sees_parallel=table.number("sees_parallel", 0, 1),
        catches=table.number("catches", 0, 1),
        mistrusts=table.number("mistrusts", 0, 1),
        beats=table.number("beats", 0, 100) if "beats" in table else None,
        simulation=_lookahead(table.table("simulation")) if "simulation" in table else None,
    )


def _lookahead(table: Table) -> Lookahead:
    table.refuse_others([field.name for field in fields(Lookahead)])
    return Lookahead(
        seconds=table.number("seconds", _SHORTEST, _LONGEST),
        candidates=table.whole("candidates", 2, _MOST_CANDIDATES),
        inference=table.flag("inference", default=False),
    )


@cache
def shipped_skills() -> Mapping[str, Skill]:
    """Return the levels that come with the program, read once.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    return load_skills(resources.folder("assets") / "scrabble" / "levels.toml")


def strength(level: str, skills: Mapping[str, Skill]) -> str:
    """Return how a level fares against the one before it; empty where that is not known.

    >>> strength("champion", shipped_skills()), strength("learner", shipped_skills())
    ('wins 64% against Expert', '')
    """
    levels = list(skills)
    place, beats = levels.index(level), skills[level].beats
    if beats is None or not place:
        return ""
    return f"wins {share_text(beats / 100)} against {skills[levels[place - 1]].title}"


def level_among(level: str, players: int, skills: Mapping[str, Skill]) -> str:
    """Return the level that plays in a game of so many if this one is asked for.

    Who simulates plays games of two only; in larger ones the best level before it that does not
    simulate takes the seat.

    >>> [level_among("champion", players, shipped_skills()) for players in (2, 3)]
    ['champion', 'expert']
    """
    if players <= _PLAYERS_SIMULATED or skill_of(level, skills).simulation is None:
        return level
    before = list(skills)[: list(skills).index(level)]
    others = [other for other in before if skills[other].simulation is None]
    return others[-1] if others else level


def skill_of(level: str, skills: Mapping[str, Skill]) -> Skill:
    """Return what bots see and know at a level.

    Raises:
        UnknownLevelError: there is no such level.
    """
    try:
        return skills[level]
    except KeyError:
        raise UnknownLevelError(
            f"This version of wordarcade has no bot of the level '{level}'; it has "
            f"{listed(skills)}."
        ) from None
