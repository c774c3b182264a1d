"""Connections to the database of games: as a file, in memory, or in memory as a copy."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from wordarcade.store.migrations import MIGRATIONS
from wordarcade.store.schema import migrate, schema_of
from wordarcade.support.private_files import make_private_file, make_private_folder

BUSY_SECONDS = 2.0
"""The timeout for another process, whose transactions take less than a millisecond."""


def open_file(path: Path) -> sqlite3.Connection:
    """Open the database at `path`, created with its folder if needed, at the newest schema.

    A database of an older schema is first copied beside it (`backup_path`), unless it was before.

    In WAL mode with synchronous NORMAL a committed transaction survives any end of the process;
    only a power loss may roll back the last ones (https://sqlite.org/wal.html).

    Raises:
        OSError: the folder cannot be made.
        sqlite3.Error: the file cannot be opened, read or written, or is not a database.
        StoreError: the database was written by a newer version of this program.
    """
    make_private_folder(path.parent)
    make_private_file(path)  # SQLite gives the files beside it the same rights
    with _kept_open(sqlite3.connect(path, BUSY_SECONDS, isolation_level=None)) as connection:
        connection.text_factory = _readable
        _enter_wal_mode(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        _back_up(connection, path)
        migrate(connection)
    return connection


def backup_path(path: Path, schema: int) -> Path:
    """Return where a database is copied to before it leaves a schema.

    >>> backup_path(Path("rounds.sqlite3"), 3).name
    'rounds.sqlite3.schema-3'
    """
    return path.with_name(f"{path.name}.schema-{schema}")


def open_memory(source: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """Open a database that lives as long as its connection, at the newest schema.

    It is empty, or a copy of `source`.

    Raises:
        sqlite3.Error: `source` cannot be read.
        StoreError: `source` was written by a newer version of this program.
    """
    with _kept_open(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.text_factory = _readable
        if source:
            source.backup(connection, progress=_give_up_when_locked)
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    return connection


def open_read_only(path: Path) -> sqlite3.Connection:
    """Open the database at `path` read-only, at its own schema.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    try:
        return _open_with(path, "mode=ro")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise
        # A folder that cannot be written denies SQLite the files beside the database that
        # WAL mode needs; declared immutable, the database is read without them.
        return _open_with(path, "immutable=1")


@contextmanager
def _kept_open(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Close `connection` on an error, and only then."""
    try:
        yield connection
    except BaseException:
        connection.close()
        raise


def _back_up(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the database if it has games of an older schema, which a migration is about to change.

    Raises:
        OSError: the copy cannot be made, or cannot get its name.
        sqlite3.Error: the database cannot be read, or the copy not written.
    """
    schema = schema_of(connection)
    kept = backup_path(path, schema)
    if not 0 < schema < len(MIGRATIONS) or kept.exists():
        return
    half = kept.with_name(f"{kept.name}.{os.getpid()}")
    try:
        make_private_file(half)
        with closing(sqlite3.connect(half, BUSY_SECONDS, isolation_level=None)) as copy:
            connection.backup(copy, progress=_give_up_when_locked)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            # Another process may have migrated meanwhile, and has made a copy of its own then.
            if schema_of(copy) == schema:
                half.replace(kept)
    finally:
        with suppress(OSError):
            half.unlink()


def _enter_wal_mode(connection: sqlite3.Connection) -> None:
    """Switch the database to WAL mode, if necessary."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            # When several processes make the database at the same moment, the timeout of the
            # connection does not apply to this statement, and all but one fail at once.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.001)
        else:
            return


def _open_with(path: Path, option: str) -> sqlite3.Connection:
    with _kept_open(
        sqlite3.connect(f"{path.as_uri()}?{option}", timeout=0, uri=True)
    ) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master")
    return connection


def _readable(text: bytes) -> str:
    """Decode a text, with replacements for bytes that are not UTF-8, to lose no rows."""
    return text.decode("utf-8", "replace")


def _give_up_when_locked(status: int, _remaining: int, _total: int) -> None:
    # Left alone, `Connection.backup` would wait for a locked source for ever.
    if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        raise sqlite3.OperationalError("database is locked")
