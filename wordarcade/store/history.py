"""The history of finished games, page by page.

A round of a duel is one of them: the game that was played last stands for both.
"""

import sqlite3
from collections.abc import Mapping
from datetime import datetime
from typing import Final, NamedTuple

from wordarcade.store import rows
from wordarcade.store.database import Database
from wordarcade.store.records import GameId, ListedGame
from wordarcade.store.statements import SELECT_HEADER


class HistoryFilter(NamedTuple):
    """The finished games asked for; by default all.

    Attributes:
        game: the name of a game; empty for all games.
        variant: a variant, as summaries have it; empty for all.
        lexicon: the name of a lexicon; empty for all.
        since: the moment (aware) since which they were finished, or None.
        won: whether they were won; None for either, and for games without a winner.
        best: whether only the best ranked game of each variant is asked for.
        daily: whether only puzzles of days are asked for.
    """

    game: str = ""
    variant: str = ""
    lexicon: str = ""
    since: datetime | None = None
    won: bool | None = None
    best: bool = False
    daily: bool = False


EVERY_GAME: Final = HistoryFilter()
"""All finished games."""


class Found(NamedTuple):
    """Values that a filter may ask for, each with how many games have it."""

    variants: Mapping[str, int]
    lexicons: Mapping[str, int]


class History:
    """Finished games that are not in the bin, the last one first.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: of the games.
        damages: what was found out about games beyond their rows, by number.
    """

    def __init__(self, database: Database, damages: Mapping[GameId, str]) -> None:
        self._database: Final = database
        self._damages: Final = damages

    def page(self, wanted: HistoryFilter, first: int, most: int) -> tuple[ListedGame, ...]:
        """Return finished games, damaged ones among them.

        Args:
            wanted: which games.
            first: the number of the first one, from 0.
            most: how many at most.
        """
        where, values = _where(wanted)

        def read(connection: sqlite3.Connection) -> list[rows.Row]:
            return connection.execute(
                f"""
                {SELECT_HEADER} WHERE id IN (
                    SELECT round FROM results {where}
                    ORDER BY finished DESC, round DESC LIMIT :most OFFSET :first
                ) ORDER BY updated DESC, id DESC
                """,  # noqa: S608 - the conditions are this program's own
                {**values, "most": most, "first": first},
            ).fetchall()

        found = self._database.read(read)
        return tuple(rows.listed_game(row, self._damages.get(row[0])) for row in found)

    def count(self, wanted: HistoryFilter) -> int:
        """Return how many games a filter lets through."""
        where, values = _where(wanted)
        query = f"SELECT count(*) FROM results {where}"  # noqa: S608 - as above
        (number,) = self._database.read(lambda it: it.execute(query, values).fetchone())
        return int(number)

    def place(self, wanted: HistoryFilter, game_id: GameId) -> int | None:
        """Return where a game stands among those that a filter lets through, from 0, or None."""
        where, values = _where(wanted)

        def read(connection: sqlite3.Connection) -> int | None:
            values["id"] = game_id
            listed = f"SELECT round, finished FROM results {where}"  # noqa: S608 - as above
            query = f"SELECT finished FROM ({listed}) WHERE round = :id"  # noqa: S608 - as above
            row = connection.execute(query, values).fetchone()
            if row is None:
                return None
            values["finished"] = row[0]
            (number,) = connection.execute(
                f"SELECT count(*) FROM ({listed}) "  # noqa: S608 - as above
                "WHERE finished > :finished OR finished = :finished AND round > :id",
                values,
            ).fetchone()
            return int(number)

        return self._database.read(read)

    def games(self) -> Mapping[str, int]:
        """Return how many finished games there are, by the game's name."""
        query = """
            SELECT game, sum(played) FROM (
                SELECT variant, count(*) AS played FROM results GROUP BY variant
            ) AS counted JOIN variants ON variants.id = counted.variant GROUP BY game
            """
        return dict(self._database.read(lambda it: it.execute(query).fetchall()))

    def apart(self) -> Mapping[GameId, str]:
        """Return what keeps finished games apart from the others of their variants, if anything.

        The values are those of `store.apart`; `RANKED` is left out.
        """
        query = "SELECT round, apart FROM results WHERE apart <> ''"
        return {
            GameId(number): kind
            for number, kind in self._database.read(lambda it: it.execute(query).fetchall())
        }

    def deleted(self, most: int) -> tuple[ListedGame, ...]:
        """Return finished games that are in the bin, the one deleted last first.

        Args:
            most: how many at most.
        """

        def read(connection: sqlite3.Connection) -> list[rows.Row]:
            return connection.execute(
                f"""
                {SELECT_HEADER} WHERE deleted IS NOT NULL AND summary IS NOT NULL
                AND NOT EXISTS (
                    SELECT 1 FROM duel_pairs JOIN rounds AS other ON other.id = other
                    WHERE duel_pairs.round = rounds.id AND other.id > rounds.id
                          AND other.deleted IS NOT NULL AND other.summary IS NOT NULL
                )
                ORDER BY deleted DESC, id DESC LIMIT ?
                """,  # noqa: S608 - as above
                (most,),
            ).fetchall()

        found = self._database.read(read)
        return tuple(rows.listed_game(row, self._damages.get(row[0])) for row in found)

    def found(self, game: str) -> Found:
        """Return the variants and the names of lexicons in a game's history, the commonest first.

        Args:
            game: its name; empty for all games.
        """

        def read(connection: sqlite3.Connection) -> Found:
            variants, lexicons = (
                dict(
                    connection.execute(
                        f"""
                        SELECT variants.{column}, sum(played) FROM (
                            SELECT variant, count(*) AS played FROM results GROUP BY variant
                        ) AS counted JOIN variants ON variants.id = counted.variant
                        WHERE ? IN ('', game) AND variants.{column} > ''
                        GROUP BY 1 ORDER BY 2 DESC, 1
                        """,  # noqa: S608 - as above
                        (game,),
                    ).fetchall()
                )
                for column in ("variant", "lexicon_name")
            )
            return Found(variants, lexicons)

        return self._database.read(read)


def _where(wanted: HistoryFilter) -> tuple[str, dict[str, object]]:
    """Return the condition of a filter and its values."""
    values: dict[str, object] = {}
    conditions = ["1"]
    kinds = {"game": wanted.game, "variant": wanted.variant, "lexicon_name": wanted.lexicon}
    asked = {column: value for column, value in kinds.items() if value}
    if asked:
        same = " AND ".join(f"{column} = :{column}" for column in asked)
        conditions.append(f"variant IN (SELECT id FROM variants WHERE {same})")  # noqa: S608 - ours
        values.update(asked)
    if wanted.since is not None:
        conditions.append("finished >= :since")
        values["since"] = wanted.since.isoformat(timespec="microseconds")
    if wanted.won is not None:
        conditions.append("won = :won")
        values["won"] = int(wanted.won)
    if wanted.daily:
        conditions.append("round IN (SELECT round FROM dailies)")
    if wanted.best:
        # Of the rows of a group, SQLite returns the one that has the maximum.
        conditions.append(
            """
            round IN (SELECT round FROM (
                SELECT round, max(worth) FROM results
                WHERE apart = '' AND worth IS NOT NULL GROUP BY variant
            ))
            """
        )
    return "WHERE " + " AND ".join(conditions), values
