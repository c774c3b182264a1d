"""Getting at the bytes of a list: one file, an archive, or a folder of parts."""

import stat
from pathlib import Path

from wordarcade.lexicon.errors import (
    LexiconError,
    LexiconMissingError,
    LexiconUnreadableError,
    ListTooLargeError,
    UnsupportedListError,
)
from wordarcade.lexicon.formats.archive import unpack
from wordarcade.lexicon.formats.parts import is_part
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.limits import MAX_LIST_BYTES


def sources_at(path: Path) -> list[Source]:
    """Return the list at `path`, unpacked, or its parts in alphabetical order.

    Raises:
        LexiconMissingError: there is nothing at `path`.
        LexiconUnreadableError: the system does not let it be read.
        ListTooLargeError: a file is larger than `MAX_LIST_BYTES`, packed or unpacked.
        DamagedListError, EmptyListError: see `unpack`.
        UnsupportedListError: see `unpack`; or it is a folder without any part of a list.
    """
    try:
        if not path.is_dir():
            return unpack(_read(path))
        parts = sorted(part for part in path.iterdir() if is_part(part.name))
        if not parts:
            raise UnsupportedListError(
                f"{path} is a folder without Lexicon_A.txt to Lexicon_Z.txt in it; "
                "give the file that is the word list."
            )
        return [_read(part) for part in parts]
    except (OSError, ValueError) as error:
        raise _cause(path, error) from error


def _read(path: Path) -> Source:
    mode = path.stat().st_mode
    # A pipe or a device could make the reader wait, or give bytes without end.
    if not stat.S_ISREG(mode):
        raise LexiconUnreadableError(
            f"{path} is not an ordinary file; give a file that holds a word list."
        )
    with path.open("rb") as file:
        data = file.read(MAX_LIST_BYTES + 1)
    if len(data) > MAX_LIST_BYTES:
        raise ListTooLargeError(
            f"{path} is larger than {MAX_LIST_BYTES // 1024**2} MiB, the most that a word list "
            "may have; give a smaller list."
        )
    return Source(str(path), data)


def _cause(path: Path, error: OSError | ValueError) -> LexiconError:
    # Python raises ValueError for a path with a NUL in it, which no file can have.
    if isinstance(error, (FileNotFoundError, NotADirectoryError, ValueError)):
        return LexiconMissingError(f"There is no file {path}; check its name and folder.")
    if isinstance(error, PermissionError):
        return LexiconUnreadableError(
            f"{path} may not be read by you; check who is allowed to read it."
        )
    return LexiconUnreadableError(
        f"{path} cannot be read ({error.strerror}); check the disk and the path."
    )
