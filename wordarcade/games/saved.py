"""Saved games of whichever kind, read without being played."""

from typing import Any

from wordarcade.games.record import Record
from wordarcade.games.registry import Registry
from wordarcade.store.damage import reading
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import DamagedGame, ListedGame, Round, RoundHeader

AnyRecord = Record[Any, Any, Any, Any]


def record_of(games: Registry, game: str) -> AnyRecord | None:
    """Return how games of a kind are written down, or None if this version has no such game."""
    if game not in games:
        return None
    return games[game].play.load().record


def check(games: Registry, saved: Round) -> None:
    """Read the configuration and the moves of a saved game, of a game that this version has.

    Raises:
        DamagedGameError: one of them cannot be read.
    """
    record = record_of(games, saved.header.game)
    if record is not None:
        record.read(saved)


def checked(games: Registry, listed: ListedGame) -> ListedGame:
    """Return the game, as damaged if its configuration cannot be read."""
    if isinstance(listed, DamagedGame):
        return listed
    record = record_of(games, listed.game)
    try:
        with reading(listed.id, "config"):
            if record is not None:
                record.read_config(listed.config)
    except DamagedGameError as error:
        return _damaged(listed, error.reason)
    return listed


def _damaged(header: RoundHeader, reason: str) -> DamagedGame:
    """Return what can be told of a game whose configuration or moves cannot be read."""
    return DamagedGame(
        header.id, header.game, header.caption, header.updated, header.finished, reason
    )
