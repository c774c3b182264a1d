"""Connections to the database of games."""

import sqlite3
from pathlib import Path

import pytest

from wordarcade.store import connections


class ContestedConnection(sqlite3.Connection):
    """A connection that is told three times that another process is changing the mode."""

    refusals = 3

    def execute(self, statement: str, *_: object) -> sqlite3.Cursor:
        """Refuse to change the mode, as SQLite does then."""
        if "journal_mode" in statement and self.refusals:
            self.refusals -= 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error
        return super().execute(statement)


def pragma(connection: sqlite3.Connection, name: str) -> object:
    """Return what the connection answers to a pragma."""
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def test_a_file_is_opened_to_be_safe_and_quick(database: Path) -> None:
    """A new file is in WAL mode, syncs normally, and watches its foreign keys."""
    connection = connections.open_file(database)
    assert pragma(connection, "journal_mode") == "wal"
    assert pragma(connection, "synchronous") == 1
    assert pragma(connection, "foreign_keys") == 1
    assert pragma(connection, "busy_timeout") == 2000
    connection.close()


def test_processes_that_make_a_file_at_once_wait_for_each_other(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change of mode that another process hinders is tried again."""
    real_connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3,
        "connect",
        lambda *given, **named: real_connect(*given, factory=ContestedConnection, **named),
    )
    connection = connections.open_file(database)
    assert pragma(connection, "journal_mode") == "wal"
    connection.close()


def test_a_file_that_nobody_lets_go_of_is_given_up(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the time to wait the mode is not asked for any more."""
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0)
    selfish = sqlite3.connect(_made(database), isolation_level=None)
    selfish.execute("BEGIN EXCLUSIVE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        connections.open_file(database)
    selfish.close()


def test_a_copy_in_memory_holds_the_same(database: Path) -> None:
    """What is copied into memory can be changed there without changing the file."""
    source = connections.open_file(database)
    values = "7, 'boggle', '{}', '1', '', '', '', 0, '', '', NULL, NULL, NULL, ''"
    insert = f"INSERT INTO rounds VALUES ({values})"  # noqa: S608 - made here
    source.execute(insert)
    copy = connections.open_memory(source)
    assert copy.execute("SELECT id FROM rounds").fetchall() == [(7,)]
    copy.execute("DELETE FROM rounds")
    assert source.execute("SELECT id FROM rounds").fetchall() == [(7,)]
    copy.close()
    source.close()


def test_a_locked_source_is_not_waited_for(database: Path) -> None:
    """Copying from a file that another program keeps to itself fails instead of hanging."""
    selfish = sqlite3.connect(_made(database), isolation_level=None)
    selfish.execute("BEGIN EXCLUSIVE")
    source = sqlite3.connect(database, timeout=0)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        connections.open_memory(source)
    source.close()
    selfish.close()


def test_reading_alone_changes_nothing(database: Path) -> None:
    """A connection for reading refuses to write."""
    connections.open_file(database).close()
    connection = connections.open_read_only(database)
    assert connection.execute("SELECT count(*) FROM rounds").fetchone() == (0,)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM rounds")
    connection.close()


def test_reading_what_is_not_there(database: Path) -> None:
    """A database that does not exist cannot be read, and is not made by trying."""
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        connections.open_read_only(database)
    assert not database.exists()


def _made(database: Path) -> Path:
    """Make a database that is not in WAL mode, in which a lock shuts out readers, too."""
    database.parent.mkdir()
    connection = sqlite3.connect(database)
    connection.execute("CREATE TABLE words (word TEXT)")
    connection.close()
    return database
