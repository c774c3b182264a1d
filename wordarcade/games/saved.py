"""Reading saved games of any kind without playing them."""

from typing import Any

from wordarcade.games.record import Record
from wordarcade.games.registry import Registry
from wordarcade.store.damage import reading
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import DamagedGame, GameHeader, ListedGame, SavedGame

AnyRecord = Record[Any, Any, Any, Any]


def record_of(games: Registry, game: str) -> AnyRecord | None:
    """Return the saved form of a kind of game, or None if this version does not have it."""
    if game not in games:
        return None
    return games[game].play.load().record


def check(games: Registry, saved: SavedGame) -> None:
    """Read the configuration and the moves of a saved game of a known kind.

    Raises:
        DamagedGameError: one of them cannot be read.
    """
    record = record_of(games, saved.header.game)
    if record is not None:
        record.read(saved)


def checked(games: Registry, listed: ListedGame) -> ListedGame:
    """Return the game, as a damaged one if its configuration cannot be read."""
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


def _damaged(header: GameHeader, reason: str) -> DamagedGame:
    """Return the readable parts of a game whose configuration or moves cannot be read."""
    return DamagedGame(
        header.id, header.game, header.caption, header.updated, header.finished, reason
    )
