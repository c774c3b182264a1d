"""Reading the bytes of a list from one file, an archive, or a folder of parts."""

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
from wordarcade.support.user_file import (
    FileError,
    FileMissingError,
    FileTooLargeError,
    file_error,
    read_bytes,
)


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
    except FileError as error:
        raise _cause(error) from error
    except (OSError, ValueError) as error:
        raise _cause(file_error(path, error)) from error


def _read(path: Path) -> Source:
    # What is known of a list is found again by the size and the time of its file, and a pipe has
    # neither.
    return Source(str(path), read_bytes(path, MAX_LIST_BYTES, pipes=False))


def _cause(error: FileError) -> LexiconError:
    if isinstance(error, FileMissingError):
        return LexiconMissingError(str(error))
    if isinstance(error, FileTooLargeError):
        return ListTooLargeError(str(error))
    return LexiconUnreadableError(str(error))
