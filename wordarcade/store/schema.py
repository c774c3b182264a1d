"""The version of a database's schema, and how it is brought to the newest."""

import sqlite3
from collections.abc import Sequence

from wordarcade.store.deals import fingerprint
from wordarcade.store.errors import StoreError
from wordarcade.store.migrations import MIGRATIONS, Migration
from wordarcade.store.transactions import transact


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Migrate the database to the newest schema, in one transaction.

    Raises:
        StoreError: the database was written by a newer version of this program.
        sqlite3.Error: it cannot be read or written; nothing has changed then.
    """

    def apply(connection: sqlite3.Connection) -> None:
        # Asked again: another process may have migrated while this one waited for the lock.
        version = schema_of(connection)
        if version > len(migrations):
            raise StoreError(
                f"The database of your games was written by a newer wordarcade (its schema is "
                f"{version}, this version knows {len(migrations)}); update wordarcade to use it."
            )
        connection.create_function("fingerprint", 1, fingerprint, deterministic=True)
        for migration in migrations[version:]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")

    if schema_of(connection) != len(migrations):
        transact(connection, "IMMEDIATE", apply)


def schema_of(connection: sqlite3.Connection) -> int:
    """Return the version of a database's schema; 0 for an empty one.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
