"""Writing what a screen shows to a new file of the player's choice."""

from pathlib import Path


class NewFileError(Exception):
    """The file cannot be written; the message says why and what to do."""


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Return a path in a folder where there is no file yet: `stem`, numbered if need be.

    Args:
        folder: where.
        stem: what the file is called.
        suffix: the end of its name, such as `.txt`.
    """
    number = 1
    path = folder / f"{stem}{suffix}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def write_new(path: Path, content: bytes) -> None:
    """Write a file that is not there yet, in a folder that is.

    Raises:
        NewFileError: there is a file already, or it cannot be written.
    """
    try:
        with path.open("xb") as file:
            file.write(content)
    except FileExistsError as error:
        raise NewFileError(f"{path} is there already; choose another name.") from error
    except OSError as error:
        raise NewFileError(f"{path} cannot be written: {error.strerror}.") from error
