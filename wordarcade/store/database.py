"""The database of games, which falls back to memory when its file fails."""

import logging
import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from wordarcade.store.connections import open_file, open_memory, open_read_only
from wordarcade.store.errors import NotWrittenError
from wordarcade.store.transactions import Work, transact
from wordarcade.support.clock import Clock

_LOGGER = logging.getLogger(__name__)
_Result = TypeVar("_Result")

# ERROR is SQLite's answer to a statement that does not fit the tables. The statements are
# fixed and all of them tested, so it is the tables that are no longer what was written.
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR})

# Rounds and moves are looked for before they are written, so these cannot fail either.
_DAMAGED_KEYS = frozenset(
    {sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY}
)

_REASONS = {
    sqlite3.SQLITE_BUSY: "another program keeps the file locked",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "reading or writing the file failed",
    sqlite3.SQLITE_PERM: "you have no permission to use the file",
    sqlite3.SQLITE_READONLY: "you have no permission to write the file",
}


class Database:
    """A lazily opened SQLite file with a database in memory as its fallback.

    A damaged file is set aside under another name and a new one begun. A file that cannot be
    opened or written is copied into memory as far as it is readable, and the process continues
    there. Both leave a notice for the player.

    Args:
        path: the file, absolute; None keeps everything in memory from the start.
        clock: dates the files that are set aside.
    """

    def __init__(self, path: Path | None, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._connection: sqlite3.Connection | None = None
        self._damages = 0
        self._given_up = ""  # why the file is not used any more
        self._notices: list[str] = []

    @property
    def lasts(self) -> bool:
        """Whether the file, if one was wanted, has not been given up."""
        return not self._given_up

    def read(self, work: Work[_Result]) -> _Result:
        """Return the result of `work`, read from one consistent state; create no file.

        Raises:
            StoreError: the file was written by a newer version of this program.
        """
        # os.path returns False where Path.exists would raise for a folder without access.
        if not self._connection and self._path and not os.path.exists(self._path):  # noqa: PTH110 - see above
            with closing(open_memory()) as nothing:
                return transact(nothing, "DEFERRED", work)
        return self._run("DEFERRED", work)

    def write(self, work: Work[_Result]) -> _Result:
        """Return the result of `work`, and commit all it writes, or nothing if it raises.

        `work` may run more than once, each time on a database without its changes.

        Raises:
            StoreError: the file was written by a newer version of this program.
        """
        return self._run("IMMEDIATE", work)

    def write_to_file(self, work: Work[_Result]) -> _Result:
        """Like `write`, but without the fallback: in the file or not at all.

        Raises:
            StoreError: the file was written by a newer version of this program.
            NotWrittenError: the file cannot be written; its message is the reason.
        """
        if self._given_up:
            raise NotWrittenError(self._given_up)
        return self._run("IMMEDIATE", work, in_file=True)

    def take_notices(self) -> tuple[str, ...]:
        """Return the sentences that the player should be told, each of them only once."""
        notices = tuple(self._notices)
        self._notices.clear()
        return notices

    def close(self) -> None:
        """Let go of the file; it is opened again when needed."""
        if self._connection:
            self._connection.close()
            self._connection = None

    def _run(self, kind: str, work: Work[_Result], *, in_file: bool = False) -> _Result:
        while True:
            try:
                return transact(self._open(), kind, work)
            except (sqlite3.DatabaseError, UnicodeDecodeError, OSError) as error:
                reason = _reason_of(error)
                if in_file and self._path and reason:
                    raise NotWrittenError(f"{reason} ({self._path})") from error
                self._step_back(error)
            if in_file and self._given_up:
                raise NotWrittenError(self._given_up)

    def _open(self) -> sqlite3.Connection:
        if not self._connection:
            self._connection = open_file(self._path) if self._path else open_memory()
        return self._connection

    def _step_back(self, error: Exception) -> None:
        """Switch to a database on which the work that failed with `error` may succeed.

        Raises `error` when no such database exists, which means a bug in this program.
        """
        if not self._path:
            raise error
        reason = _reason_of(error)
        if reason:
            self._continue_in_memory(self._path, reason)
        elif _tells_of_damage(error):
            self._replace(self._path)
        else:
            raise error

    def _replace(self, path: Path) -> None:
        self.close()
        self._damages += 1
        if self._damages == 1:
            return  # Opened once more: another process may have replaced the file just now.
        if self._damages > 2:
            self._continue_in_memory(path, "the file is damaged again and again")
            return
        try:
            kept = _set_aside(path, self._clock.now())
        except OSError as error:
            self._continue_in_memory(path, f"the file is damaged, and stays so: {error.strerror}")
        else:
            self._tell(
                f"The database of your games was damaged. It is kept as {kept}, "
                "and a new one is in use."
            )

    def _continue_in_memory(self, path: Path, reason: str) -> None:
        try:
            with closing(self._connection or open_read_only(path)) as source:
                self._connection = open_memory(source)
        except sqlite3.Error:
            self._connection = open_memory()
        self._path = None
        self._given_up = f"{reason} ({path})"
        self._tell(
            f"Games can't be saved: {reason} ({path}). "
            "You can play on, but what you play from now on will be lost when you leave."
        )

    def _tell(self, notice: str) -> None:
        _LOGGER.warning("%s", notice)
        self._notices.append(notice)


def _reason_of(error: Exception) -> str:
    """Return why the file cannot be used, or nothing if `error` has another cause."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, sqlite3.OperationalError) and not _tells_of_damage(error):
        return _REASONS.get(_primary_code(error), str(error))
    return ""


def _tells_of_damage(error: Exception) -> bool:
    if isinstance(error, sqlite3.IntegrityError):
        return error.sqlite_errorcode in _DAMAGED_KEYS
    if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
        return _primary_code(error) in _DAMAGED

    return isinstance(error, UnicodeDecodeError)


def _primary_code(error: sqlite3.Error) -> int:
    """Return the result code of `error` without the extension that details it."""
    # Text that is not UTF-8 is found out by Python, which gives no code.
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)) & 0xFF


def _set_aside(path: Path, moment: datetime) -> Path:
    """Rename the database at `path` and what SQLite keeps beside it; return its new path."""
    kept = path.with_name(f"{path.name}.damaged-{moment:%Y%m%dT%H%M%S.%fZ}")
    # The write-ahead log first, so that it never lies beside a database it is not of.
    for suffix in ("-wal", "-shm", ""):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.rename(kept.with_name(kept.name + suffix))
    return kept
