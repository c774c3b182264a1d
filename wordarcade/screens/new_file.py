"""Exporting to a new file of the player's choice."""

from pathlib import Path


class NewFileError(Exception):
    """The file cannot be written; the message says why and what to do."""


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Return a path in a folder that no file has yet: `stem`, numbered if necessary.

    Args:
        folder: the folder.
        stem: the name of the file.
        suffix: the end of its name, such as `.txt`.
    """
    number = 1
    path = folder / f"{stem}{suffix}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def write_new(path: Path, content: bytes) -> None:
    """Write a new file in an existing folder.

    Raises:
        NewFileError: the file exists already, or cannot be written.
    """
    try:
        with path.open("xb") as file:
            file.write(content)
    except FileExistsError as error:
        raise NewFileError(f"{path} already exists. Choose another name.") from error
    except OSError as error:
        raise NewFileError(f"{path} cannot be written: {error.strerror}.") from error
