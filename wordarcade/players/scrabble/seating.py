"""Persons and bots at the board, the bots of the levels that come with the program."""

from collections.abc import Sequence

from wordarcade.engine.scrabble import seats
from wordarcade.engine.scrabble.config import Player
from wordarcade.players.scrabble.levels import shipped_skills, strength


def seated(chosen: Sequence[seats.Seat]) -> tuple[Player, ...]:
    """Return the players of seats that are taken, bots named after their levels.

    Raises:
        FileError: the file of levels cannot be used.
        SeatsError: they cannot play together, or there is no such level.
    """
    return seats.seated(chosen, _titles())


def read_players(text: str) -> tuple[Player, ...]:
    """Return the players that were typed: names, or `bot:` and a level, separated by commas.

    >>> [player.name for player in read_players("Ann, bot:club")]
    ['Ann', 'Club']

    Raises:
        FileError: the file of levels cannot be used.
        SeatsError: they cannot play together, or there is no such level.
    """
    return seats.read_players(text, _titles())


def bots_text() -> str:
    """Return the bots there are, as they are typed.

    >>> bots_text().partition(", bot:keen")[2]
    ', bot:club, bot:expert or bot:champion'

    Raises:
        FileError: the file of levels cannot be used.
    """
    *others, last = map(seats.bot_text, shipped_skills())
    return f"{', '.join(others)} or {last}" if others else last


def strength_text() -> str:
    """Return how the highest level fares against the one before it, as a sentence.

    >>> strength_text()
    'Each is stronger than the one before: Champion wins 63% against Expert.'

    Raises:
        FileError: the file of levels cannot be used.
    """
    skills = shipped_skills()
    highest = list(skills)[-1]
    fares = strength(highest, skills)
    return f"Each is stronger than the one before: {skills[highest].title} {fares}."


def _titles() -> dict[str, str]:
    return {level: skill.title for level, skill in shipped_skills().items()}
