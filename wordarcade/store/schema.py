"""The database schema and its migrations."""

import sqlite3
from collections.abc import Sequence

from wordarcade.store.errors import StoreError
from wordarcade.store.transactions import transact

# SQLite before 3.37, which some systems still ship, does not know the word; the tables hold
# the same things there, only less closely watched.
_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""

_Migration = Sequence[str]

MIGRATIONS: Sequence[_Migration] = (
    (
        # AUTOINCREMENT, so that a process which still holds the number of a deleted game
        # never writes into a new one. Seeds are text because they may be longer than 64 bits.
        f"""
        CREATE TABLE rounds (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            config TEXT NOT NULL CHECK (json_valid(config)),
            seed TEXT NOT NULL,
            lexicon_name TEXT NOT NULL,
            lexicon_identity TEXT NOT NULL,
            caption TEXT NOT NULL,
            elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= 0),
            started TEXT NOT NULL,
            updated TEXT NOT NULL,
            summary TEXT CHECK (summary IS NULL OR json_valid(summary))
        ) {_STRICT}
        """,
        """
        CREATE TABLE moves (
            round INTEGER NOT NULL REFERENCES rounds ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            move TEXT NOT NULL CHECK (json_valid(move)),
            elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= 0),
            PRIMARY KEY (round, number)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
        "CREATE INDEX rounds_by_update ON rounds (updated)",
        "CREATE INDEX rounds_unfinished ON rounds (updated) WHERE summary IS NULL",
        "CREATE INDEX rounds_finished ON rounds (game, updated) WHERE summary IS NOT NULL",
    ),
    (
        """
        ALTER TABLE rounds
        ADD COLUMN arranged TEXT CHECK (arranged IS NULL OR json_valid(arranged))
        """,
    ),
    (
        """
        CREATE TABLE notes (
            round INTEGER NOT NULL REFERENCES rounds ON DELETE CASCADE,
            line INTEGER NOT NULL CHECK (line >= 0),
            note TEXT NOT NULL,
            PRIMARY KEY (round, line)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
    ),
    (
        # A daily outlives its game: who deletes a game has played the puzzle all the same.
        """
        CREATE TABLE dailies (
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            lexicon_identity TEXT NOT NULL,
            round INTEGER REFERENCES rounds ON DELETE SET NULL,
            counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
            done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
            PRIMARY KEY (day, game, lexicon_identity)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
        "CREATE INDEX dailies_by_round ON dailies (round)",
    ),
)
"""One entry a schema version, oldest first; a released entry is never changed, only followed."""


def migrate(connection: sqlite3.Connection, migrations: Sequence[_Migration] = MIGRATIONS) -> None:
    """Migrate the database to the newest schema, in one transaction.

    Raises:
        StoreError: the database was written by a newer version of this program.
        sqlite3.Error: it cannot be read or written; nothing has changed then.
    """

    def apply(connection: sqlite3.Connection) -> None:
        # Asked again: another process may have migrated while this one waited for the lock.
        version = _version(connection)
        if version > len(migrations):
            raise StoreError(
                f"The database of your games was written by a newer wordarcade (its schema is "
                f"{version}, this version knows {len(migrations)}); update wordarcade to use it."
            )
        for migration in migrations[version:]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")

    if _version(connection) != len(migrations):
        transact(connection, "IMMEDIATE", apply)


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
