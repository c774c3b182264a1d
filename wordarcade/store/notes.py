"""Notes that a player writes on the lines of a game's score sheet."""

import sqlite3
from typing import Final

from wordarcade.store import rows, statements
from wordarcade.store.database import Database
from wordarcade.store.records import GameId


class Notes:
    """Keeps notes with their games.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: of the games.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def of(self, game_id: GameId) -> dict[int, str]:
        """Return the notes on a game by line of its score sheet, from 0; empty without a game."""
        return rows.notes_of(
            self._database.read(lambda connection: statements.notes(connection, game_id))
        )

    def write(self, game_id: GameId, line: int, note: str) -> None:
        """Keep a note on a line of a game's score sheet, instead of the one before.

        Does nothing to a game that was deleted meanwhile.

        Args:
            game_id: the game.
            line: the line, from 0.
            note: the text; an empty one removes the note.
        """
        text = rows.plain_text(note)

        def write(connection: sqlite3.Connection) -> None:
            if text:
                statements.write_note(connection, game_id, line, text)
            else:
                statements.drop_note(connection, game_id, line)

        self._database.write(write)
