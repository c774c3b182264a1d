"""Persons and bots at the board, the bots of the levels that come with the program."""

from collections.abc import Iterable, Iterator, Sequence

from wordarcade.engine.scrabble import seats
from wordarcade.engine.scrabble.config import MOST_PLAYERS, Player
from wordarcade.players.scrabble.levels import level_among, shipped_skills, strength


def seated(chosen: Sequence[seats.Seat]) -> tuple[Player, ...]:
    """Return the players of seats that are taken, bots named after their levels.

    Raises:
        FileError: the file of levels cannot be used.
        SeatsError: they cannot play together, or there is no such level.
    """
    skills = shipped_skills()
    playing = [
        seat._replace(level=level_among(seat.level, len(chosen), skills))
        if seat.level is not None and seat.level in skills
        else seat
        for seat in chosen
    ]
    return seats.seated(playing, _titles())


def stand_ins_text(levels: Iterable[str | None], players: int) -> str:
    """Return which bots cannot play in a game of so many and who does, or an empty text.

    >>> stand_ins_text(["champion", "club", None], 3)
    'Champion only plays two-player games. Expert sits in.'
    >>> stand_ins_text(["champion"], 2)
    ''

    Args:
        levels: those asked for; None for a person.
        players: how many play.

    Raises:
        FileError: the file of levels cannot be used.
    """
    pairs = _stand_ins(levels, players)
    return " ".join(f"{bot} only plays two-player games. {other} sits in." for bot, other in pairs)


def read_players(text: str) -> tuple[Player, ...]:
    """Return the players that were typed: names, or `bot:` and a level, separated by commas.

    >>> [player.name for player in read_players("Ann, bot:club")]
    ['Ann', 'Club']

    Raises:
        FileError: the file of levels cannot be used.
        SeatsError: they cannot play together, or there is no such level.
    """
    return seated(read_seats(text))


def read_seats(text: str) -> list[seats.Seat]:
    """Return the seats that were typed, whoever plays there in the end.

    Raises:
        FileError: the file of levels cannot be used.
        SeatsError: there is no such level.
    """
    return seats.read_seats(text, _titles())


def bots_text() -> str:
    """Return the bots there are, as they are typed.

    >>> bots_text().partition(", bot:keen")[2]
    ', bot:club, bot:expert or bot:champion'

    Raises:
        FileError: the file of levels cannot be used.
    """
    *others, last = map(seats.bot_text, shipped_skills())
    return f"{', '.join(others)} or {last}" if others else last


def all_stand_ins_text() -> str:
    """Return which of all bots cannot play with three or four, and who does, or an empty text.

    >>> all_stand_ins_text()
    'With three or four players, Expert sits in for Champion.'

    Raises:
        FileError: the file of levels cannot be used.
    """
    pairs = _stand_ins(shipped_skills(), MOST_PLAYERS)
    return " ".join(
        f"With three or four players, {other} sits in for {bot}." for bot, other in pairs
    )


def strength_text() -> str:
    """Return how the highest level fares against the one before it, in a sentence.

    >>> strength_text()
    'Each is stronger than the one before: Champion wins 64% against Expert.'

    Raises:
        FileError: the file of levels cannot be used.
    """
    skills = shipped_skills()
    highest = list(skills)[-1]
    fares = strength(highest, skills)
    return f"Each is stronger than the one before: {skills[highest].title} {fares}."


def _stand_ins(levels: Iterable[str | None], players: int) -> Iterator[tuple[str, str]]:
    """Yield the titles of levels that cannot play in a game of so many, and of who does."""
    skills = shipped_skills()
    for level in dict.fromkeys(levels):
        if level is not None and level in skills:
            other = level_among(level, players, skills)
            if other != level:
                yield skills[level].title, skills[other].title


def _titles() -> dict[str, str]:
    return {level: skill.title for level, skill in shipped_skills().items()}
