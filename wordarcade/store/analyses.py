"""Analyses of finished games, kept so that each is made once."""

import sqlite3
from typing import Final, NamedTuple

from wordarcade.store import rows
from wordarcade.store.database import Database
from wordarcade.store.records import GameId, JsonObject


class AnalysisKey(NamedTuple):
    """The key of an analysis, beside its game.

    Attributes:
        lexicon: the identity of the words.
        budget: how long each turn was looked at, in the words of the game; at most one analysis
            is kept for each budget and lexicon.
        version: of the analysis, its format and all else that it depends on: one of another
            version is not found, and makes way for the next.
    """

    lexicon: str
    budget: str
    version: str


class Analyses:
    """Keeps analyses with their games, and goes with these.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: of the games.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def find(self, game_id: GameId, key: AnalysisKey) -> JsonObject | None:
        """Return the analysis of a game; None if there is none, or it cannot be read."""

        def read(connection: sqlite3.Connection) -> str | None:
            row = connection.execute(
                """
                SELECT analysis FROM analyses JOIN rounds ON rounds.id = analyses.round
                WHERE round = ? AND lexicon = ? AND budget = ? AND version = ? AND deleted IS NULL
                """,
                (game_id, *key),
            ).fetchone()
            return None if row is None else row[0]

        return rows.analysis_of(self._database.read(read))

    def keep(self, game_id: GameId, key: AnalysisKey, analysis: JsonObject) -> None:
        """Keep an analysis instead of the one before.

        Does nothing to a game that is unfinished, or was deleted meanwhile.
        """
        text = rows.json_text(analysis)
        self._database.write(
            lambda connection: connection.execute(
                """
                INSERT OR REPLACE INTO analyses (round, lexicon, budget, version, analysis)
                SELECT id, ?, ?, ?, ? FROM rounds
                WHERE id = ? AND summary IS NOT NULL AND deleted IS NULL
                """,
                (*key, text, game_id),
            )
        )
