"""SQL statements for saved games, each run within a transaction."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wordarcade.store.records import GameId
from wordarcade.store.rows import Row

SELECT_HEADER = """
    SELECT id, game, config, seed, lexicon_name, lexicon_identity, caption, elapsed_ms,
           started, updated, summary
    FROM rounds
    """
UNFINISHED = """
    WHERE deleted IS NULL AND (
        summary IS NULL OR id IN (
            SELECT max(round) FROM duel_games JOIN duels ON duels.id = duel
            WHERE over = 0 GROUP BY duel
        )
    )
    """
"""Games in play, and the last one of each duel that is under way: between two turns of it no game
is in play."""
FINISHED = "WHERE summary IS NOT NULL AND deleted IS NULL AND game = :game"
ANY = "WHERE deleted IS NULL"

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
        INSERT INTO rounds (game, config, seed, lexicon_name, lexicon_identity, caption, deal,
                            started, updated, elapsed_ms)
        VALUES (:game, :config, :seed, :lexicon_name, :lexicon_identity, :caption, :deal,
                :moment, :moment, 0)
        """,
        values,
    )
    (number,) = connection.execute("SELECT last_insert_rowid()").fetchone()
    return GameId(number)


def begun(connection: sqlite3.Connection, game: str, seed: str, moment: str) -> GameId | None:
    """Return the number of a game with a seed that was begun at a moment, or None."""
    row: Row | None = connection.execute(
        """
        SELECT id FROM rounds
        WHERE game = ? AND seed = ? AND started = ? AND deleted IS NULL
        """,
        (game, seed, moment),
    ).fetchone()
    return None if row is None else GameId(row[0])


def same_moves(connection: sqlite3.Connection, game: str, texts: Sequence[str]) -> GameId | None:
    """Return the first finished game that has these moves, as texts, and no others, or None."""
    found = connection.execute(
        """
        SELECT id FROM rounds
        WHERE game = ? AND summary IS NOT NULL AND deleted IS NULL
              AND (SELECT count(*) FROM moves WHERE round = rounds.id) = ?
        ORDER BY id
        """,
        (game, len(texts)),
    )
    for (number,) in found.fetchall():
        if [str(row[1]) for row in moves(connection, number)] == list(texts):
            return GameId(number)
    return None


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
        WHERE id = ? AND summary IS NULL AND deleted IS NULL
        """,
        (elapsed_ms, moment, caption, game_id),
    )


def end(connection: sqlite3.Connection, game_id: GameId, summary: str) -> None:
    """Finish a game."""
    connection.execute("UPDATE rounds SET summary = ? WHERE id = ?", (summary, game_id))


def rename(connection: sqlite3.Connection, game_id: GameId, caption: str) -> None:
    """Give a game, finished or not, another caption."""
    connection.execute("UPDATE rounds SET caption = ? WHERE id = ?", (caption, game_id))


def rate(connection: sqlite3.Connection, game_id: GameId, review: str) -> None:
    """Add the figures of a review, as JSON, to the summary of a game that has no rating."""
    connection.execute(
        """
        UPDATE rounds SET summary = json_patch(summary, ?)
        WHERE id = ? AND CASE WHEN json_valid(summary)
                         THEN json_extract(summary, '$.rating') IS NULL END
        """,
        (review, game_id),
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
        SELECT id, ?, ? FROM rounds WHERE id = ? AND deleted IS NULL
        """,
        (line, note, game_id),
    )


def drop_note(connection: sqlite3.Connection, game_id: GameId, line: int) -> None:
    """Remove the note on a line of a game's score sheet, if there is one."""
    connection.execute("DELETE FROM notes WHERE round = ? AND line = ?", (game_id, line))


def notes(connection: sqlite3.Connection, game_id: GameId) -> list[Row]:
    """Return the notes on a game, each after its line, in order."""
    return connection.execute(
        """
        SELECT line, note FROM notes JOIN rounds ON rounds.id = notes.round
        WHERE round = ? AND deleted IS NULL ORDER BY line
        """,
        (game_id,),
    ).fetchall()


def delete(connection: sqlite3.Connection, game_id: GameId, moment: str) -> bool:
    """Move a game to the bin, and its result out of the figures; tell if there was one."""
    connection.execute("DELETE FROM results WHERE round = ?", (game_id,))
    query = "UPDATE rounds SET deleted = ? WHERE id = ? AND deleted IS NULL"
    return connection.execute(query, (moment, game_id)).rowcount > 0


def restore(connection: sqlite3.Connection, game_id: GameId) -> bool:
    """Take a game out of the bin; tell if it was there."""
    query = "UPDATE rounds SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL"
    return connection.execute(query, (game_id,)).rowcount > 0


def empty_bin(connection: sqlite3.Connection, moment: str) -> None:
    """Remove the games that were deleted before a moment, with moves, notes and finds."""
    connection.execute("DELETE FROM rounds WHERE deleted < ?", (moment,))


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
        FROM rounds WHERE id = ? AND deleted IS NULL
        """,
        (game_id,),
    ).fetchone()
    return row and Progress(*row)


def header(connection: sqlite3.Connection, game_id: GameId) -> Row | None:
    """Return the row of a game, or None if there is no such game."""
    query = SELECT_HEADER + "WHERE id = ? AND deleted IS NULL"
    row: Row | None = connection.execute(query, (game_id,)).fetchone()
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
        SELECT_HEADER + which + " ORDER BY updated DESC, id DESC LIMIT :limit",
        {"game": game, "limit": _NO_LIMIT if limit is None else limit},
    ).fetchall()


def moves(connection: sqlite3.Connection, game_id: GameId) -> list[Row]:
    """Return the rows of a game's moves, in order."""
    return connection.execute(
        "SELECT number, move, elapsed_ms FROM moves WHERE round = ? ORDER BY number", (game_id,)
    ).fetchall()


def raw_game(connection: sqlite3.Connection, game_id: GameId) -> dict[str, Any] | None:
    """Return the columns of a game by name, but for the store's own marks; None without a game."""
    query = "SELECT * FROM rounds WHERE id = ? AND deleted IS NULL"
    for row in _by_name(connection.execute(query, (game_id,))):
        return {name: value for name, value in row.items() if name not in {"deal", "deleted"}}
    return None


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
