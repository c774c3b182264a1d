"""Exporting to a new file of the player's choice."""

from pathlib import Path


class NewFileError(Exception):
    """The file cannot be written; the message says why and what to do."""


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
