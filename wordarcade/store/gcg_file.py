"""The live GCG file of a Scrabble game in play."""

import errno
from pathlib import Path

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.support.atomic_write import write_atomically


class GcgFile:
    """Writes a game after each move, and stops after the first failure.

    It replaces only the file that it has created itself, never another one at the path, even one
    put there since.

    Args:
        path: of the file, or empty for no file.
    """

    def __init__(self, path: str) -> None:
        self._path = Path(path) if path else None
        self._created: tuple[int, int] | None = None

    def write(self, game: ScrabbleGame) -> str:
        """Write the game in place of what the file held; return what went wrong, or nothing."""
        if self._path is None:
            return ""
        try:
            if self._created is None or not self._path.exists():
                _create(self._path)
            elif _identity(self._path) != self._created:
                raise FileExistsError(errno.EEXIST, "another file has taken its place")
            write_atomically(self._path, gcg_of(game).to_bytes())
            self._created = _identity(self._path)
        except OSError as error:
            fault = f"{self._path} cannot be written: {error.strerror}. Your game is still saved."
            self._path = None
            return fault
        return ""


def why_not_new(path: Path) -> str:
    """Return why a new file cannot be created at `path`, as a sentence; or nothing.

    To find out, the file is created and removed.
    """
    try:
        _create(path)
        path.unlink()
    except FileExistsError:
        return f"{path} already exists; choose another name."
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        return f"{path} cannot be written ({why}); choose another place."
    return ""


def _create(path: Path) -> None:
    """Make an empty file where there is none, and its folder if that is missing.

    Raises:
        OSError: it cannot be made, or there is something.
    """
    if not path.parent.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb"):
        pass


def _identity(path: Path) -> tuple[int, int]:
    """Return the identity of a file, which tells it from a later one of the same name."""
    status = path.stat()
    return status.st_dev, status.st_ino
