"""Who plays, as it is chosen or typed."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.config import FEWEST_PLAYERS, MOST_PLAYERS, Level, Player
from wordarcade.wording import listed

LONGEST_NAME: Final = 40

_COMPUTER: Final = "bot:"


class SeatsError(ValueError):
    """A game cannot be played by these players; the message says what to change."""


class Seat(NamedTuple):
    """A seat that is taken.

    Attributes:
        name: the name of a person; of a computer nothing.
        level: how well the computer plays; None for a person.
    """

    name: str
    level: Level | None = None


def seated(seats: Sequence[Seat]) -> tuple[Player, ...]:
    """Return the players, computers named after their levels.

    >>> [player.name for player in seated([Seat("", Level.CLUB), Seat("", Level.CLUB)])]
    ['Club', 'Club 2']

    Raises:
        SeatsError: there are too few or too many, two persons have the same name, or one has none
            that can be shown.
    """
    if not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise SeatsError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} play Scrabble, not {len(seats)}.")
    names: set[str] = set()
    for seat in seats:
        if seat.level is None:
            _check_name(seat.name, names)
            names.add(seat.name.casefold())
    players: list[Player] = []
    for name, level in seats:
        players.append(Player(name if level is None else _free_name(level, names), level))
        names.add(players[-1].name.casefold())
    return tuple(players)


def read_players(text: str) -> tuple[Player, ...]:
    """Return the players that were typed: names, or `bot:` and a level, parted by commas.

    >>> [player.name for player in read_players("Ann, bot:club")]
    ['Ann', 'Club']

    Raises:
        SeatsError: they cannot play, or there is no such level.
    """
    return seated([_read_seat(seat.strip()) for seat in text.split(",")])


def players_text(players: Sequence[Player]) -> str:
    """Return what `read_players` reads.

    >>> players_text(read_players("Ann, bot:club"))
    'Ann,bot:club'
    """
    return ",".join(
        player.name if player.level is None else _COMPUTER + player.level for player in players
    )


def _read_seat(text: str) -> Seat:
    if not text.lower().startswith(_COMPUTER):
        return Seat(text)
    level = text[len(_COMPUTER) :].lower()
    if level not in {each.value for each in Level}:
        known = listed(_COMPUTER + each for each in Level)
        raise SeatsError(f"There is no computer player '{text}'; there are {known}.")
    return Seat("", Level(level))


def _check_name(name: str, taken: set[str]) -> None:
    if not name or not name.isprintable() or "," in name or len(name) > LONGEST_NAME:
        raise SeatsError(f"A name has 1 to {LONGEST_NAME} signs, none of them a comma.")
    if name.casefold() in taken:
        raise SeatsError(f"Two players are called {name}; change one of the names.")


def _free_name(level: Level, taken: set[str]) -> str:
    """Return a name for a computer that nobody else has."""
    title = level.value.capitalize()
    name, number = title, 1
    while name.casefold() in taken:
        number += 1
        name = f"{title} {number}"
    return name
