"""The statements that read and write rounds, each to be run within a transaction."""

import sqlite3
from collections.abc import Mapping
from typing import NamedTuple

from wordarcade.store.records import RoundId, Statistics
from wordarcade.store.rows import Row

_SELECT_HEADER = """
    SELECT id, game, config, seed, lexicon_name, lexicon_identity, caption, elapsed_ms,
           started, updated, summary
    FROM rounds
    """
UNFINISHED = "WHERE summary IS NULL"
FINISHED = "WHERE summary IS NOT NULL AND game = :game"
ANY = ""

_NO_LIMIT = -1


class Progress(NamedTuple):
    """How far a round has come: its game, whether it has ended, how many moves it has."""

    game: str
    finished: bool
    moves: int


def insert_round(connection: sqlite3.Connection, values: Mapping[str, str]) -> RoundId:
    """Add a round, begun at the `moment` among its values, and return its number."""
    connection.execute(
        """
        INSERT INTO rounds (game, config, seed, lexicon_name, lexicon_identity, caption,
                            started, updated, elapsed_ms)
        VALUES (:game, :config, :seed, :lexicon_name, :lexicon_identity, :caption,
                :moment, :moment, 0)
        """,
        values,
    )
    (number,) = connection.execute("SELECT last_insert_rowid()").fetchone()
    return RoundId(number)


def insert_move(
    connection: sqlite3.Connection, round_id: RoundId, number: int, move: str, elapsed_ms: int
) -> None:
    """Add a move to a round."""
    connection.execute(
        "INSERT INTO moves (round, number, move, elapsed_ms) VALUES (?, ?, ?, ?)",
        (round_id, number, move, elapsed_ms),
    )


def advance(
    connection: sqlite3.Connection,
    round_id: RoundId,
    elapsed_ms: int,
    moment: str,
    caption: str | None,
) -> None:
    """Note that a round was played on, unless it has ended or is gone."""
    connection.execute(
        """
        UPDATE rounds
        SET elapsed_ms = max(elapsed_ms, ?), updated = ?, caption = coalesce(?, caption)
        WHERE id = ? AND summary IS NULL
        """,
        (elapsed_ms, moment, caption, round_id),
    )


def end(connection: sqlite3.Connection, round_id: RoundId, summary: str) -> None:
    """Finish a round."""
    connection.execute("UPDATE rounds SET summary = ? WHERE id = ?", (summary, round_id))


def delete(connection: sqlite3.Connection, round_id: RoundId) -> bool:
    """Remove a round and, by the foreign key, its moves; tell whether there was one."""
    return connection.execute("DELETE FROM rounds WHERE id = ?", (round_id,)).rowcount > 0


def progress(connection: sqlite3.Connection, round_id: RoundId) -> Progress | None:
    """Return how far a round has come, or None if there is no such round."""
    row = connection.execute(
        """
        SELECT game, summary IS NOT NULL,
               (SELECT coalesce(max(number) + 1, 0) FROM moves WHERE round = id)
        FROM rounds WHERE id = ?
        """,
        (round_id,),
    ).fetchone()
    return row and Progress(*row)


def header(connection: sqlite3.Connection, round_id: RoundId) -> Row | None:
    """Return the row of a round, or None if there is no such round."""
    row: Row | None = connection.execute(_SELECT_HEADER + "WHERE id = ?", (round_id,)).fetchone()
    return row


def headers(
    connection: sqlite3.Connection, which: str, game: str | None, limit: int | None
) -> list[Row]:
    """Return the rows of rounds, the one last played first.

    Args:
        connection: the database.
        which: UNFINISHED, FINISHED (those of `game`) or ANY.
        game: the game asked for.
        limit: the most rows to return; None for all.
    """
    return connection.execute(
        _SELECT_HEADER + which + " ORDER BY updated DESC, id DESC LIMIT :limit",
        {"game": game, "limit": _NO_LIMIT if limit is None else limit},
    ).fetchall()


def moves(connection: sqlite3.Connection, round_id: RoundId) -> list[Row]:
    """Return the rows of a round's moves, in order."""
    return connection.execute(
        "SELECT move, elapsed_ms FROM moves WHERE round = ? ORDER BY number", (round_id,)
    ).fetchall()


def statistics(connection: sqlite3.Connection, game: str, figure: str) -> Statistics:
    """Return the figures of the finished rounds of `game`."""
    row = connection.execute(
        """
        SELECT count(*), max(value), min(value), avg(value) FROM (
            SELECT CASE WHEN json_type(summary, :path) IN ('integer', 'real')
                   THEN json_extract(summary, :path) END AS value
            FROM rounds WHERE summary IS NOT NULL AND game = :game
        )
        """,
        {"game": game, "path": f'$."{figure}"'},
    ).fetchone()
    return Statistics(*row)
