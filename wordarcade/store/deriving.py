"""Deriving the result of a finished game from its summary."""

import sqlite3
from collections.abc import Iterable
from typing import Final

from wordarcade.store.records import GameId

# json_valid first, everywhere: SQLite takes JSON that cannot be read for an error of the database.
_READ: Final = """
    SELECT *,
           CASE json_type(told, '$.variant')
               WHEN 'text' THEN json_extract(told, '$.variant') ELSE '' END AS variant,
           CASE WHEN json_type(told, '$.score') IN ('integer', 'real')
                     AND abs(json_extract(told, '$.score')) < 1e15
                THEN json_extract(told, '$.score') END AS score,
           CASE WHEN json_type(told, '$.measure') IN ('integer', 'real')
                     AND abs(json_extract(told, '$.measure')) < 1e15
                THEN json_extract(told, '$.measure') END AS measure,
           CASE WHEN json_type(told, '$.rating') = 'integer'
                     AND json_extract(told, '$.rating') BETWEEN 0 AND 100
                THEN json_extract(told, '$.rating') END AS rating,
           CASE json_type(told, '$.won') WHEN 'true' THEN 1 WHEN 'false' THEN 0 END AS won
    FROM (
        SELECT *, CASE WHEN json_valid(summary) THEN summary ELSE '{}' END AS told
        FROM rounds WHERE summary IS NOT NULL AND deleted IS NULL AND id = :id
    )
    WHERE NOT EXISTS (SELECT 1 FROM duel_games AS ours
                     JOIN duels ON duels.id = ours.duel AND over = 0
                     LEFT JOIN duel_games AS theirs
                         ON theirs.duel = ours.duel AND theirs.number = ours.number
                            AND theirs.player <> ours.player
                     LEFT JOIN rounds AS other ON other.id = theirs.round
                     WHERE ours.round = :id AND other.summary IS NULL)
          AND NOT EXISTS (SELECT 1 FROM duel_pairs JOIN rounds AS other ON other.id = other
                          WHERE duel_pairs.round = :id AND other.id > :id
                                AND other.summary IS NOT NULL AND other.deleted IS NULL)
    """
# Of a duel, only rounds that both have played: the second player must not know the first result.
# The game played last has the result of both.
_NAME_VARIANT: Final = f"""
    INSERT OR IGNORE INTO variants (game, variant, lexicon, lexicon_name)
    SELECT game, variant, lexicon_identity, lexicon_name FROM ({_READ})
    """  # noqa: S608 - the parts are this module's own
_DERIVE: Final = f"""
    INSERT INTO results (round, variant, apart, score, worth, rating, won, new_words,
                                    finished)
    SELECT read.id, variants.id,
           CASE WHEN EXISTS (SELECT 1 FROM duel_games WHERE round = read.id) THEN 'duel'
                WHEN json_extract(told, '$.own') IS 1 THEN 'own'
                WHEN EXISTS (SELECT 1 FROM rounds AS before
                             WHERE before.deal = read.deal AND before.game = read.game
                                   AND before.id < read.id) THEN 'replayed'
                WHEN json_extract(told, '$.counts') IS 0 THEN 'unranked'
                ELSE '' END,
           coalesce(measure, score),
           CASE WHEN measure IS NULL THEN score WHEN won THEN -measure END,
           rating,
           CASE WHEN NOT EXISTS (SELECT 1 FROM duel_games WHERE round = read.id) THEN won END,
           (SELECT count(*) FROM finds WHERE finds.round = read.id),
           updated
    FROM ({_READ}) AS read
    JOIN variants ON variants.game = read.game AND variants.variant = read.variant
                     AND variants.lexicon = read.lexicon_identity
    """  # noqa: S608 - as above


def derive(connection: sqlite3.Connection, game_id: GameId) -> None:
    """Write the result of a game anew from its summary; nothing if it has none.

    A round of a duel has a single result, however many have played it.
    """
    connection.execute("DELETE FROM results WHERE round = ?", (game_id,))
    connection.execute(_NAME_VARIANT, {"id": game_id})
    connection.execute(_DERIVE, {"id": game_id})


def note_words(connection: sqlite3.Connection, game_id: GameId, words: Iterable[str]) -> None:
    """Note which words a game has found for the first time; in a duel others find words, too."""
    connection.executemany(
        """
        INSERT OR IGNORE INTO finds (game, word, round)
        SELECT game, ?, id FROM rounds
        WHERE id = ? AND NOT EXISTS (SELECT 1 FROM duel_games WHERE round = rounds.id)
        """,
        ((word, game_id) for word in words),
    )
