"""Preconditions of reading a saved game or playing on."""

import sqlite3

from wordarcade.store import statements
from wordarcade.store.errors import GameMissingError, GameTakenError
from wordarcade.store.records import GameId


def require_possible(game_id: GameId) -> None:
    """Check that `game_id`, which a player may have typed, is a number that SQLite can hold.

    Raises:
        GameMissingError: it is not.
    """
    if not 0 < game_id < 2**63:
        raise missing(game_id)


def require_turn(connection: sqlite3.Connection, game_id: GameId, number: int) -> None:
    """Check that a move is the next one of an unfinished game.

    Args:
        connection: the database.
        game_id: the game.
        number: the move's index, from 0.

    Raises:
        GameMissingError: there is no such game.
        GameTakenError: the game was finished, or has more moves.
        ValueError: moves before this one have not been recorded.
    """
    progress = statements.progress(connection, game_id)
    if progress is None:
        raise missing(game_id)
    if progress.finished:
        raise GameTakenError(f"Game {game_id} ({progress.game}) was finished elsewhere.")
    if number < progress.moves:
        raise GameTakenError("This game has moved on in another window. Open it again to continue.")
    if number > progress.moves:
        raise ValueError(f"Move {number} cannot follow on {progress.moves} recorded moves.")


def missing(game_id: GameId) -> GameMissingError:
    """Return the error for a game that is not there."""
    return GameMissingError(f"There is no game {game_id}; it may have been deleted.")
