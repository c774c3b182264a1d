"""Saving games that were played elsewhere."""

import sqlite3
from typing import Final

from wordarcade.store import deriving, rows, statements
from wordarcade.store.database import Database
from wordarcade.store.deals import fingerprint
from wordarcade.store.records import GameId, SavedGame
from wordarcade.support.clock import Clock

IMPORTED: Final = "imported"
"""What marks, in a summary, a game that was read from the record of another program."""


class Imports:
    """Adds games with their dates, moves and summaries to those that are saved.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: of the games.
        clock: dates games whose record does not tell.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock

    def add(self, saved: SavedGame, *, deal: object = None) -> GameId:
        """Save a game that was played elsewhere, with its dates; return its new number.

        Args:
            saved: the game; its number does not matter.
            deal: what was dealt, as for `begin`.
        """
        header, now = saved.header, self._clock.now()
        config = rows.json_text(header.config)
        values = {
            "game": header.game,
            "config": config,
            "deal": fingerprint(config if deal is None else deal),
            "seed": str(header.seed),
            "lexicon_name": rows.plain_text(header.lexicon.name),
            "lexicon_identity": header.lexicon.identity,
            "caption": rows.plain_text(header.caption),
            "moment": rows.moment_text(header.started or now),
        }
        moves = [(rows.json_text(made.move), made.elapsed_ms) for made in saved.moves]
        updated = rows.moment_text(header.updated or now)
        summary = None if header.summary is None else rows.json_text(header.summary)

        def insert(connection: sqlite3.Connection) -> GameId:
            game_id = statements.insert_game(connection, values)
            for number, (move, elapsed_ms) in enumerate(moves):
                statements.insert_move(connection, game_id, number, move, elapsed_ms)
            statements.advance(connection, game_id, header.elapsed_ms, updated, None)
            if summary is not None:
                statements.end(connection, game_id, summary)
                deriving.derive(connection, game_id)
            return game_id

        return self._database.write(insert)

    def same_as(self, saved: SavedGame) -> GameId | None:
        """Return the game that was begun at the same moment with the same seed, or None.

        Of a game from another program, which tells neither, it is the game with the same moves.
        """
        header = saved.header
        if header.summary and header.summary.get(IMPORTED):
            moves = [rows.json_text(made.move) for made in saved.moves]
            return self._database.read(
                lambda connection: statements.same_moves(connection, header.game, moves)
            )
        begun = rows.moment_text(header.started or self._clock.now())
        return self._database.read(
            lambda connection: statements.begun(connection, header.game, str(header.seed), begun)
        )
