"""Backups: one file with settings, games, word lists, boards and leaves.

All profiles are in it.

A ZIP archive of the files as they lie in their folders; what can be rebuilt is left out.
"""

import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path, PurePosixPath
from typing import Final

from wordarcade.store.errors import StoreError
from wordarcade.store.locations import DEFAULT_PROFILE, Locations
from wordarcade.store.migrations import MIGRATIONS
from wordarcade.store.schema import schema_of
from wordarcade.support.private_files import make_private_file, make_private_folder

_DATABASE: Final = "rounds.sqlite3"
_LOGS: Final = ("-wal", "-shm")
"""The ends of what SQLite keeps beside a database."""

_MOST_BYTES: Final = 1 << 34
_LEFT_OUT: Final = ".training"
"""The end of what only a training that goes on needs."""


# Encrypted archives and unknown methods of compression are no files of ours either.
_NO_BACKUP: Final = (zipfile.BadZipFile, zlib.error, RuntimeError)


class BackupError(StoreError):
    """A backup cannot be written or restored; the message is one sentence."""


def _parts(locations: Locations) -> dict[str, Path]:
    """Return what a backup consists of: its name there, and the file or folder."""
    default = locations._replace(profile=DEFAULT_PROFILE)
    settings, games = locations.profile_folders
    return {
        "settings.toml": default.settings_file,
        "scrabble": locations.scrabble_folder,
        "themes": locations.themes_folder,
        _DATABASE: default.games_database,
        "profile": locations.chosen_profile,
        "profiles": settings,
        "profile-games": games,
        "lexicons": locations.imported_lexicons,
        "leaves": locations.trained_leaves,
    }


def write_backup(locations: Locations, path: Path) -> int:
    """Write everything of a player into a new file; return how many files it holds.

    Args:
        locations: the player's folders.
        path: of the file.

    Raises:
        BackupError: there is a file already, or it cannot be written.
    """
    try:
        if path.exists():
            raise BackupError(f"{path} exists already; choose another name for the backup.")
        make_private_file(path)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, part in _parts(locations).items():
                for file in _files(part):
                    inner = PurePosixPath(name, *file.relative_to(part).parts)
                    if file.name == _DATABASE:
                        _add_database(archive, file, str(inner))
                    else:
                        archive.write(file, str(inner))
            return len(archive.namelist())
    except (OSError, ValueError, sqlite3.Error) as error:
        with suppress(OSError, ValueError):
            path.unlink()
        raise BackupError(f"The backup {path} cannot be written: {_why(error)}.") from error


def _files(part: Path) -> Iterator[Path]:
    """Yield the files of a part, in order."""
    if part.is_file():
        yield part
    for file in sorted(part.rglob("*")) if part.is_dir() else ():
        logs = file.name.startswith(_DATABASE) and file.name != _DATABASE
        if file.is_file() and file.suffix != _LEFT_OUT and not logs:
            yield file


def _add_database(archive: zipfile.ZipFile, database: Path, inner: str) -> None:
    """Add a database as it is now, whoever is just writing to it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / _DATABASE
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        archive.write(copy, inner)


def restore_backup(locations: Locations, path: Path, stamp: str) -> tuple[Path, ...]:
    """Put everything from a backup in the place of what is there now, which is kept beside it.

    Args:
        locations: the player's folders.
        path: of the backup.
        stamp: what the names of the files and folders that were there end in from now on.

    Returns:
        where those are now.

    Raises:
        BackupError: it is no backup, or one of a newer version, or cannot be read or restored; then
            everything is as it was.
    """
    try:
        if not path.is_file():  # a device or a pipe might give bytes without end
            raise BackupError(f"There is no backup {path}; check the path.")
        with tempfile.TemporaryDirectory() as folder:
            _unpack(path, Path(folder), set(_parts(locations)))
            for database in Path(folder).rglob(_DATABASE):
                _check_database(database)
            return _exchange(locations, Path(folder), stamp)
    except _NO_BACKUP as error:
        raise BackupError(f"{path} is not a wordarcade backup, or it is damaged.") from error
    except (OSError, ValueError, sqlite3.Error) as error:
        raise BackupError(f"The backup {path} cannot be restored: {_why(error)}.") from error


def _unpack(path: Path, folder: Path, known: set[str]) -> None:
    with zipfile.ZipFile(path) as archive:
        members = archive.infolist()
        inner = [PurePosixPath(member.filename) for member in members]
        strange = any(not it.parts or it.parts[0] not in known or ".." in it.parts for it in inner)
        if strange or not members or sum(member.file_size for member in members) > _MOST_BYTES:
            raise BackupError(f"{path} is not a wordarcade backup.")
        archive.extractall(folder)


def _check_database(database: Path) -> None:
    """Make sure that this version can read a database."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA quick_check").fetchone()
        if schema_of(connection) > len(MIGRATIONS):
            raise BackupError("The backup is from a newer wordarcade; update this one first.")


def _exchange(locations: Locations, unpacked: Path, stamp: str) -> tuple[Path, ...]:
    """Move what is there aside and what was unpacked in its place, all or nothing."""
    moved: list[tuple[Path, Path]] = []
    placed: list[Path] = []
    try:
        for name, part in _parts(locations).items():
            ends = ("", *_LOGS) if name == _DATABASE else ("",)
            for old in (part.with_name(part.name + end) for end in ends):
                if old.exists():
                    kept = old.with_name(f"{old.name}.{stamp}")
                    old.rename(kept)
                    moved.append((old, kept))
            if (unpacked / name).exists():
                make_private_folder(part.parent)
                placed.append(part)
                shutil.move(unpacked / name, part)
    except OSError:
        for part in placed:
            _remove(part)
        for old, kept in reversed(moved):
            kept.rename(old)
        raise
    return tuple(kept for old, kept in moved if not old.name.endswith(_LOGS))


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _why(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
