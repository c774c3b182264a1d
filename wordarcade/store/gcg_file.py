"""The live GCG file of a Scrabble game in play."""

import os
from pathlib import Path

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.support.atomic_write import write_atomically
from wordarcade.support.free_path import free_path


class GcgFile:
    """Writes a game after each move, and stops after the first failure.

    It replaces only what it has written itself. Where there is something else, at first or
    later, it goes on in a new file beside it.

    Args:
        path: of the file, in an existing folder, or empty for no file.
    """

    def __init__(self, path: str) -> None:
        self._asked = Path(path)
        self._path = self._asked if path else None
        self._written: bytes | None = None

    def write(self, game: ScrabbleGame) -> str:
        """Write the game in place of what the file held; return what to tell, or nothing."""
        if self._path is None:
            return ""
        told = ""
        try:
            if self._taken(self._path):
                asked = self._asked
                other = free_path(asked.parent, asked.stem, asked.suffix)
                told = f"Another file is at {self._path} now. Your game goes to {other}."
                self._path = other
            if not self._path.exists():
                _create(self._path)
            content = gcg_of(game).to_bytes()
            write_atomically(self._path, content)
            self._written = content
        except OSError as error:
            told = f"{self._path} cannot be written: {error.strerror}. Your game is still saved."
            self._path = None
        return told

    def _taken(self, path: Path) -> bool:
        """Return whether there is something else than what was written last.

        The content tells, since a file that replaces another may have its inode.

        Raises:
            OSError: it cannot be read.
        """
        return os.path.lexists(path) and (
            self._written is None or path.is_dir() or path.read_bytes() != self._written
        )


def why_not_new(path: Path) -> str:
    """Return why a new file cannot be created at `path`, as a sentence; or nothing.

    To find out, the file is created and removed.
    """
    try:
        _create(path)
        path.unlink()
    except FileExistsError:
        return f"{path} already exists; choose another name."
    except FileNotFoundError:
        return f"There is no folder {path.parent}; create it, or choose another place."
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        return f"{path} cannot be written ({why}); choose another place."
    return ""


def _create(path: Path) -> None:
    """Make an empty file where there is none.

    Raises:
        OSError: it cannot be made, or there is something.
    """
    with path.open("xb"):
        pass
