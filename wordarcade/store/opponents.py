"""Results against bots, by their levels."""

import sqlite3
from collections.abc import Mapping
from typing import Final, NamedTuple

from wordarcade.store.apart import RANKED, UNRANKED
from wordarcade.store.database import Database
from wordarcade.support.wording import printable

_MOST: Final = 1_000
"""Games that are looked at, the last ones: a summary takes longer to read than a row of figures."""


class LevelResults(NamedTuple):
    """The results of one person against one bot of a level.

    Attributes:
        played: the games with a winner.
        won: how many of them the person has won or tied.
        own: the person's points a game.
        theirs: the bot's.
    """

    played: int
    won: int
    own: float
    theirs: float


class Opponents:
    """The results against bots; games in the bin are left out.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: of the games.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def by_level(self, game: str) -> Mapping[str, LevelResults]:
        """Return how one person has fared against one bot, by its level, in the last games.

        Games played on from a position, or with tiles that were not dealt here, are left out.

        Args:
            game: the name of a game whose summaries list `players` with `level` and `score`.
        """

        def read(connection: sqlite3.Connection) -> list[tuple[str, int, int, float, float]]:
            return connection.execute(
                """
                SELECT json_extract(bot.value, '$.level') AS level, count(*), sum(won),
                       avg(json_extract(person.value, '$.score')),
                       avg(json_extract(bot.value, '$.score'))
                FROM (
                    SELECT won, summary FROM results
                    JOIN variants ON variants.id = results.variant
                    JOIN rounds ON rounds.id = results.round
                    WHERE variants.game = ? AND variants.variant NOT LIKE '%, played %'
                          AND apart IN (?, ?) AND won IS NOT NULL AND json_valid(summary)
                          AND json_array_length(summary, '$.players') = 2
                    ORDER BY finished DESC LIMIT ?
                ), json_each(summary, '$.players') AS person, json_each(summary, '$.players') AS bot
                WHERE json_extract(person.value, '$.level') IS NULL
                      AND json_type(bot.value, '$.level') = 'text'
                GROUP BY level
                """,
                (game, RANKED, UNRANKED, _MOST),
            ).fetchall()

        found = self._database.read(read)
        return {
            printable(level): LevelResults(played, won, own, theirs)
            for level, played, won, own, theirs in found
        }
