"""SQL statements for saved games, each run within a transaction."""

import sqlite3
from collections.abc import Mapping
from typing import Any, NamedTuple

from wordarcade.store.records import GameId, Statistics
from wordarcade.store.rows import Row
from wordarcade.store.variants import Variants

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
    """The progress of a game: its game, whether it has ended, and its number of moves."""

    game: str
    finished: bool
    moves: int


def insert_game(connection: sqlite3.Connection, values: Mapping[str, str]) -> GameId:
    """Add a game, begun at the `moment` among its values, and return its number."""
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
    return GameId(number)


def insert_move(
    connection: sqlite3.Connection, game_id: GameId, number: int, move: str, elapsed_ms: int
) -> None:
    """Add a move to a game."""
    connection.execute(
        "INSERT INTO moves (round, number, move, elapsed_ms) VALUES (?, ?, ?, ?)",
        (game_id, number, move, elapsed_ms),
    )


def advance(
    connection: sqlite3.Connection,
    game_id: GameId,
    elapsed_ms: int,
    moment: str,
    caption: str | None,
) -> None:
    """Note that a game was played on, unless it has ended or is gone."""
    connection.execute(
        """
        UPDATE rounds
        SET elapsed_ms = max(elapsed_ms, ?), updated = ?, caption = coalesce(?, caption)
        WHERE id = ? AND summary IS NULL
        """,
        (elapsed_ms, moment, caption, game_id),
    )


def end(connection: sqlite3.Connection, game_id: GameId, summary: str) -> None:
    """Finish a game."""
    connection.execute("UPDATE rounds SET summary = ? WHERE id = ?", (summary, game_id))


def rate(connection: sqlite3.Connection, game_id: GameId, rating: int) -> None:
    """Add a rating to the summary of a finished game that has none."""
    connection.execute(
        """
        UPDATE rounds SET summary = json_set(summary, '$.rating', ?)
        WHERE id = ? AND json_valid(summary) AND json_extract(summary, '$.rating') IS NULL
        """,
        (rating, game_id),
    )


def arrange(connection: sqlite3.Connection, game_id: GameId, arranged: str) -> None:
    """Note what players have arranged in a game."""
    connection.execute("UPDATE rounds SET arranged = ? WHERE id = ?", (arranged, game_id))


def arranged(connection: sqlite3.Connection, game_id: GameId) -> str | None:
    """Return what players have arranged in a game; None for nothing."""
    query = "SELECT arranged FROM rounds WHERE id = ?"
    row: Row | None = connection.execute(query, (game_id,)).fetchone()
    return None if row is None else row[0]


def write_note(connection: sqlite3.Connection, game_id: GameId, line: int, note: str) -> None:
    """Replace the note on a line of a game's score sheet, unless the game is gone."""
    connection.execute(
        """
        INSERT OR REPLACE INTO notes (round, line, note)
        SELECT id, ?, ? FROM rounds WHERE id = ?
        """,
        (line, note, game_id),
    )


def drop_note(connection: sqlite3.Connection, game_id: GameId, line: int) -> None:
    """Remove the note on a line of a game's score sheet, if there is one."""
    connection.execute("DELETE FROM notes WHERE round = ? AND line = ?", (game_id, line))


def notes(connection: sqlite3.Connection, game_id: GameId) -> list[Row]:
    """Return the notes on a game, each after its line, in order."""
    return connection.execute(
        "SELECT line, note FROM notes WHERE round = ? ORDER BY line", (game_id,)
    ).fetchall()


def delete(connection: sqlite3.Connection, game_id: GameId) -> bool:
    """Remove a game and, by the foreign keys, its moves and notes; tell if there was one."""
    return connection.execute("DELETE FROM rounds WHERE id = ?", (game_id,)).rowcount > 0


def drop_unplayed(connection: sqlite3.Connection, game_id: GameId, moves: int) -> None:
    """Remove a game that has neither ended nor more than some moves."""
    connection.execute(
        """
        DELETE FROM rounds
        WHERE id = :id AND summary IS NULL
              AND (SELECT count(*) FROM moves WHERE round = :id) <= :moves
        """,
        {"id": game_id, "moves": moves},
    )


def progress(connection: sqlite3.Connection, game_id: GameId) -> Progress | None:
    """Return the progress of a game, or None if it does not exist."""
    row = connection.execute(
        """
        SELECT game, summary IS NOT NULL,
               (SELECT coalesce(max(number) + 1, 0) FROM moves WHERE round = id)
        FROM rounds WHERE id = ?
        """,
        (game_id,),
    ).fetchone()
    return row and Progress(*row)


def header(connection: sqlite3.Connection, game_id: GameId) -> Row | None:
    """Return the row of a game, or None if there is no such game."""
    row: Row | None = connection.execute(_SELECT_HEADER + "WHERE id = ?", (game_id,)).fetchone()
    return row


def headers(
    connection: sqlite3.Connection, which: str, game: str | None, limit: int | None
) -> list[Row]:
    """Return the rows of games, the one last played first.

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


def moves(connection: sqlite3.Connection, game_id: GameId) -> list[Row]:
    """Return the rows of a game's moves, in order."""
    return connection.execute(
        "SELECT number, move, elapsed_ms FROM moves WHERE round = ? ORDER BY number", (game_id,)
    ).fetchall()


def raw_game(connection: sqlite3.Connection, game_id: GameId) -> dict[str, Any] | None:
    """Return the columns of a game by name, or None if there is no such game."""
    rows = _by_name(connection.execute("SELECT * FROM rounds WHERE id = ?", (game_id,)))
    return rows[0] if rows else None


def raw_moves(connection: sqlite3.Connection, game_id: GameId) -> list[dict[str, Any]]:
    """Return the columns of a game's moves by name, in order."""
    return _by_name(
        connection.execute(
            "SELECT number, move, elapsed_ms FROM moves WHERE round = ? ORDER BY number",
            (game_id,),
        )
    )


def _by_name(cursor: sqlite3.Cursor) -> list[dict[str, Any]]:
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def statistics(
    connection: sqlite3.Connection, game: str, variants: Variants, figure: str
) -> Statistics:
    """Return the figures of the finished games of `game`.

    The best and the others are of the variant that was finished last. A game counts for them if
    its letters were not the player's own, nothing else on its summary rules it out (hints do), and
    nobody has played it here before: neither its configuration nor, in the same variant, its seed.
    """
    fields = ", ".join((*variants.fields, "lexicon_identity"))
    (played,) = connection.execute(
        "SELECT count(*) FROM rounds WHERE summary IS NOT NULL AND game = ?", (game,)
    ).fetchone()
    row = connection.execute(
        f"""
        WITH readable AS (
            SELECT id, config, seed, json_array({fields}) AS variant
            FROM rounds WHERE game = :game AND json_valid(config)
        ), counted AS (
            SELECT rounds.id, rounds.config, summary, updated, variant
            FROM rounds JOIN (
                SELECT min(id) AS id, variant FROM readable GROUP BY variant, seed
            ) AS deals ON deals.id = rounds.id
            WHERE rounds.id IN (SELECT min(id) FROM readable GROUP BY config)
              AND summary IS NOT NULL AND json_valid(summary) AND ({variants.own}) IS NOT 1
              AND json_extract(summary, '$.counts') IS NOT 0
        ), latest AS (
            SELECT variant, {variants.title} AS title FROM counted
            ORDER BY updated DESC, id DESC LIMIT 1
        )
        SELECT max(value), min(value), avg(value), (SELECT title FROM latest) FROM (
            SELECT CASE WHEN json_type(summary, :path) IN ('integer', 'real')
                   THEN json_extract(summary, :path) END AS value
            FROM counted WHERE variant = (SELECT variant FROM latest)
        )
        """,  # noqa: S608 - the expressions are this program's own
        {"game": game, "path": f'$."{figure}"'},
    ).fetchone()
    highest, lowest, average, title = row
    return Statistics(played, highest, lowest, average, title or "")
