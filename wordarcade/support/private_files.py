"""Private folders and files, readable by their owner alone."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_FOLDER: Final = 0o700
_FILE: Final = 0o600
_OTHERS: Final = 0o077


def make_private_folder(folder: Path) -> None:
    """Make `folder`, and the folders above it that are missing, for their owner alone.

    Source: XDG Base Directory Specification, "Referencing this specification".

    Raises:
        OSError: it cannot be made, or something else stands there.
    """
    if folder.is_dir():
        return
    if folder != folder.parent:
        make_private_folder(folder.parent)
    folder.mkdir(mode=_FOLDER, exist_ok=True)


def make_private_file(path: Path) -> None:
    """Make an empty file at `path` for its owner alone, unless there is one.

    Raises:
        OSError: it cannot be made.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _FILE))


def tighten(paths: Iterable[Path]) -> None:
    """Take what others may do away from files and folders; those of somebody else stay as is."""
    for path in paths:
        with contextlib.suppress(OSError):
            mode = path.stat().st_mode
            if mode & _OTHERS:
                path.chmod(mode & ~_OTHERS & 0o7777)
