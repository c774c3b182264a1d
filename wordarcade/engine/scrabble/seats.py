"""Players as chosen or typed: persons and bots in their seats."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.config import FEWEST_PLAYERS, MOST_PLAYERS, Player
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import listed

LONGEST_NAME: Final = 20
"""The most characters in a name: sentences about a play still fit in 80 columns."""

_BOT: Final = "bot:"


class SeatsError(ArcadeError, ValueError):
    """These players cannot play a game; the message says what to change."""


class Seat(NamedTuple):
    """A seat that is taken.

    Attributes:
        name: the name of a person; of a bot nothing.
        level: the name of the level of a bot; None for a person.
    """

    name: str
    level: str | None = None


def seated(seats: Sequence[Seat], titles: Mapping[str, str]) -> tuple[Player, ...]:
    """Return the players, bots named after their levels.

    >>> [player.name for player in seated([Seat("", "club"), Seat("", "club")], {"club": "Club"})]
    ['Club', 'Club 2']

    Args:
        seats: those that are taken.
        titles: of each level, by its name.

    Raises:
        SeatsError: there are too few or too many, two persons have the same name, one has none
            that can be shown, or there is no such level.
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
        if level is not None and level not in titles:
            raise _no_such_bot(_BOT + level, titles)
        players.append(Player(name if level is None else _free_name(titles[level], names), level))
        names.add(players[-1].name.casefold())
    return tuple(players)


def read_players(text: str, titles: Mapping[str, str]) -> tuple[Player, ...]:
    """Return the players that were typed: names, or `bot:` and a level, separated by commas.

    >>> [player.name for player in read_players("Ann, bot:club", {"club": "Club"})]
    ['Ann', 'Club']

    Args:
        text: what was typed.
        titles: of each level, by its name.

    Raises:
        SeatsError: they cannot play, or there is no such level.
    """
    return seated(read_seats(text, titles), titles)


def read_seats(text: str, titles: Mapping[str, str]) -> list[Seat]:
    """Return the seats that were typed, in the words of `read_players`.

    Raises:
        SeatsError: there is no such level.
    """
    return [_read_seat(seat.strip(), titles) for seat in text.split(",")]


def players_text(players: Sequence[Player]) -> str:
    """Return the text that `read_players` reads.

    >>> players_text([Player("Ann"), Player("Club", "club")])
    'Ann,bot:club'
    """
    return ",".join(
        player.name if player.level is None else bot_text(player.level) for player in players
    )


def bot_text(level: str) -> str:
    """Return what is typed for a bot of a level."""
    return _BOT + level


def _read_seat(text: str, titles: Mapping[str, str]) -> Seat:
    if not text.lower().startswith(_BOT):
        return Seat(text)
    level = text[len(_BOT) :].lower()
    if level not in titles:
        raise _no_such_bot(text, titles)
    return Seat("", level)


def _no_such_bot(text: str, titles: Mapping[str, str]) -> SeatsError:
    return SeatsError(f"There is no bot '{text}'; choose from {listed(map(bot_text, titles))}.")


def name_fault(name: str) -> str:
    """Return why nobody can be called this, in a sentence; empty if somebody can.

    >>> name_fault("Ann")
    ''
    """
    if not name or not name.isprintable() or "," in name or len(name) > LONGEST_NAME:
        return f"A name has 1 to {LONGEST_NAME} characters and no comma."
    return ""


def _check_name(name: str, taken: set[str]) -> None:
    if fault := name_fault(name):
        raise SeatsError(fault)
    if name.casefold() in taken:
        raise SeatsError(f"Two players are called {name}; change one of the names.")


def _free_name(title: str, taken: set[str]) -> str:
    """Return a name for a bot that nobody else has."""
    name, number = title, 1
    while name.casefold() in taken:
        number += 1
        name = f"{title} {number}"
    return name
