"""The player's own results against bots, and what they say of a level."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.games.scrabble.bots import Skill, shipped_skills, strength
from wordarcade.games.scrabble.own_average import own_average
from wordarcade.services import Services
from wordarcade.store.errors import StoreError
from wordarcade.store.opponents import LevelResults
from wordarcade.support.wording import points_text

_PAIR: Final = 2


class OwnResults(NamedTuple):
    """What is known of how the player fares.

    Attributes:
        average: points a game against bots; None if too few games tell.
        met: the results against each level that has been met alone.
    """

    average: int | None = None
    met: Mapping[str, LevelResults] = {}


def own_results(services: Services) -> OwnResults:
    """Return how the player has fared so far."""
    met: Mapping[str, LevelResults] = {}
    with suppress(StoreError):  # games of a newer version: choosing does without them
        met = services.games.results.opponents.by_level("scrabble")
    return OwnResults(own_average(services), met)


def plays_sentence(skill: Skill) -> str:
    """Return how the bots of a level play.

    >>> from wordarcade.games.scrabble.bots import shipped_skills
    >>> plays_sentence(shipped_skills()["club"])
    'Club overlooks little but long and rare words.'
    """
    return f"{skill.title} {skill.plays}."


def fares_brief(level: str, own: OwnResults, skills: Mapping[str, Skill]) -> str:
    """Return in a few words how the player fares against a level, else how strong that is."""
    met = own.met.get(level)
    return strength(level, skills) if met is None else f"you won {met.won} of {met.played}"


def fares_sentence(level: str, own: OwnResults, skills: Mapping[str, Skill]) -> str:
    """Return how the player fares against a level, or which one would suit; else how strong it is.

    >>> from wordarcade.games.scrabble.bots import shipped_skills
    >>> skills, met = shipped_skills(), {"club": LevelResults(7, 3, 290.6, 310.2)}
    >>> fares_sentence("club", OwnResults(300, met), skills)
    'You won 3 of 7 games, 291 : 310 on average.'
    >>> fares_sentence("keen", OwnResults(300, met), skills)
    'You average 300: Regular would suit you.'
    >>> fares_sentence("regular", OwnResults(300), skills)
    'You average 300: a good match.'
    >>> fares_sentence("novice", OwnResults(), skills)
    'Wins 88% against Learner.'
    """
    met = own.met.get(level)
    if met is not None:
        return f"You {_results_text(met)}."
    if own.average is not None:
        match = _nearest(own.average, skills)
        suits = "a good match" if match == level else f"{skills[match].title} would suit you"
        return f"You average {own.average}: {suits}."
    told = strength(level, skills)
    return f"{told[0].upper()}{told[1:]}." if told else ""


def so_far(services: Services, config: ScrabbleConfig) -> str:
    """Return what games like one of one person and one bot came to so far; empty for other games.

    Args:
        services: the collaborators.
        config: of a game that is over, and counts itself.
    """
    levels = [player.level for player in config.players if player.level is not None]
    if len(config.players) != _PAIR or len(levels) != 1 or config.start is not None:
        return ""
    (level,), skills = levels, shipped_skills()
    met = own_results(services).met.get(level)
    if met is None or level not in skills:
        return ""
    return f"{met.won} of {met.played} won against {skills[level].title}"


def _results_text(met: LevelResults) -> str:
    points = f"{points_text(round(met.own))} : {points_text(round(met.theirs))}"
    if met.played == 1:
        return f"{'won' if met.won else 'lost'} your only game, {points}"
    return f"won {met.won} of {met.played} games, {points} on average"


def _nearest(average: int, skills: Mapping[str, Skill]) -> str:
    """Return the level that makes about as many points against its like."""
    return min(skills, key=lambda level: abs(skills[level].average - average))
