"""Reading files that people name: never without a limit, and every fault a sentence.

A path may lead anywhere: to a device that gives bytes without end, to a pipe that nobody writes
to, to a folder. All files that a player names are read here.
"""

import errno
import os
import select
import stat
import time
from pathlib import Path
from typing import Final

from wordarcade.support.errors import ArcadeError

STANDARD_INPUT: Final = Path("-")
"""How people write that a file comes through standard input."""

_PATIENCE: Final = 1.0
"""Seconds to wait for somebody to write to a pipe; a shell connects the two ends in less."""

_CHUNK: Final = 1 << 16
_PAUSE: Final = 0.02
_KIB: Final = 1024
_LONGEST_SHOWN: Final = 60


class FileError(ArcadeError):
    """A file cannot be read; the message names it and is one sentence for the player."""


class FileMissingError(FileError):
    """Nothing exists at the path, or the path is not possible."""


class FileTooLargeError(FileError):
    """The file has more bytes than it may have."""


def read_bytes(path: Path, most: int, *, pipes: bool = True) -> bytes:
    """Return what is in the file at `path`.

    Args:
        path: the file; `-` is standard input where pipes are taken.
        most: the most bytes that it may have; hardly more than that is ever read.
        pipes: whether a pipe will do, such as a shell's `<(command)`. Not where a file is looked
            at twice.

    Raises:
        FileMissingError: there is no such file.
        FileTooLargeError: the file is larger than `most`.
        FileError: it is a folder or a device, may not be read, or nothing comes out of the pipe.
    """
    try:
        handle = _open(path, pipes=pipes)
        try:
            return _read(path, handle, most, pipes=pipes)
        finally:
            os.close(handle)
    except (OSError, ValueError) as error:
        raise file_error(path, error) from error


def read_text(path: Path, most: int) -> str:
    """Return the text in the file at `path`, UTF-8 with or without a byte order mark.

    Args:
        path: the file; `-` is standard input.
        most: the most bytes that it may have.

    Raises:
        FileError: as for `read_bytes`, or the file is not text in UTF-8.
    """
    data = read_bytes(path, most)
    try:
        # Python loads `utf-8-sig`, which says the same, from a file.
        return data.decode().removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(f"{path}, line {line}: this is not text; give a file in UTF-8.") from error


def file_error(path: Path, error: OSError | ValueError) -> FileError:
    """Return the sentence for what the system says of a path, as an error to be raised.

    Args:
        path: the file or folder.
        error: a `ValueError` says that there is a NUL in the path, which no file can have.
    """
    if isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
        return FileMissingError(
            f"The name {_shortened(str(path))} is too long for a file; check the path."
        )
    if isinstance(error, (FileNotFoundError, NotADirectoryError, ValueError)):
        return FileMissingError(f"There is no file {path}; check its name and folder.")
    if isinstance(error, PermissionError):
        return FileError(f"You have no permission to read {path}; check its permissions.")
    return FileError(f"{path} cannot be read ({error.strerror}); check the disk and the path.")


def _open(path: Path, *, pipes: bool) -> int:
    if pipes and path == STANDARD_INPUT:
        return os.dup(0)
    # Not to wait is what lets a pipe be opened that nobody writes to.
    return os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))


def _read(path: Path, handle: int, most: int, *, pipes: bool) -> bytes:
    status = os.fstat(handle)
    if stat.S_ISREG(status.st_mode):
        if status.st_size > most:
            raise _too_large(path, most)
        with os.fdopen(handle, "rb", closefd=False) as file:
            data = file.read(most + 1)
    elif pipes and stat.S_ISFIFO(status.st_mode):
        data = _drained(path, handle, most)
    elif stat.S_ISDIR(status.st_mode):
        raise FileError(f"{path} is a folder; give a file.")
    else:
        raise FileError(f"{path} is not an ordinary file; give one that is.")
    if len(data) > most:
        raise _too_large(path, most)
    return data


def _drained(path: Path, handle: int, most: int) -> bytes:
    """Return what comes out of a pipe, up to a little more than `most` bytes."""
    data = bytearray()
    deadline = time.monotonic() + _PATIENCE
    while len(data) <= most:
        try:
            chunk = os.read(handle, _CHUNK)
        except BlockingIOError:  # somebody has it open and has not written yet
            select.select([handle], [], [])
            continue
        data += chunk
        if not chunk:
            if data:
                break
            if time.monotonic() > deadline:
                raise FileError(f"Nothing comes out of the pipe {path}; give a file with text.")
            time.sleep(_PAUSE)
    return bytes(data)


def _too_large(path: Path, most: int) -> FileTooLargeError:
    limit = f"{most // _KIB**2} MiB" if most >= _KIB**2 * 10 else f"{most // _KIB} KiB"
    return FileTooLargeError(f"{path} is larger than {limit}, the most that is read; give less.")


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_SHOWN else f"{name[:_LONGEST_SHOWN]}…"
