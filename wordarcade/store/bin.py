"""The bin: deleted games, which can be restored for some time."""

import sqlite3
from datetime import timedelta
from typing import Final

from wordarcade.store import deriving, duels, rows, statements
from wordarcade.store.database import Database
from wordarcade.store.errors import GameMissingError, NotWrittenError
from wordarcade.store.records import BIN_DAYS, GameId
from wordarcade.store.requirements import missing, require_possible
from wordarcade.support.clock import Clock


class Bin:
    """Takes games out of sight, and brings them back.

    Besides its own errors, any method may raise `StoreError` when the database was written by a
    newer version of this program.

    Args:
        database: of the games.
        clock: tells which games have been there too long.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock

    def delete(self, game_id: GameId) -> None:
        """Move a game to the bin, from which `restore` takes it for `BIN_DAYS` days.

        With a game of a round that two have played goes the other one.

        Raises:
            GameMissingError: there is no such game.
            NotWrittenError: the database cannot be written.
        """
        require_possible(game_id)
        now = self._clock.now()

        def remove(connection: sqlite3.Connection) -> None:
            deleted = [
                statements.delete(connection, each, rows.moment_text(now))
                for each in duels.together(connection, game_id)
            ]
            if not deleted[0]:
                raise missing(game_id)
            duels.game_deleted(connection, game_id)
            statements.empty_bin(connection, rows.moment_text(now - timedelta(days=BIN_DAYS)))

        try:
            self._database.write_to_file(remove)
        except NotWrittenError as error:
            raise NotWrittenError(f"Game {game_id} was not deleted: {error}.") from error

    def restore(self, game_id: GameId) -> None:
        """Take a deleted game out of the bin, as it was, and what was deleted with it.

        Raises:
            GameMissingError: it is not there.
        """
        require_possible(game_id)

        def take(connection: sqlite3.Connection) -> None:
            games = duels.together(connection, game_id)
            restored = [statements.restore(connection, each) for each in games]
            if not restored[0]:
                raise GameMissingError(
                    f"Game {game_id} is not among the games deleted in the last {BIN_DAYS} days."
                )
            for each in games:
                deriving.derive(connection, each)

        self._database.write(take)
