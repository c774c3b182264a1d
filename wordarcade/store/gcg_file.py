"""The GCG file that a game of Scrabble is written to as it is played."""

from pathlib import Path

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.whole_file import write_whole


class GcgFile:
    """Holds a game as it stands; once it cannot be written, that is not tried again.

    Args:
        path: where, or empty for no file.
    """

    def __init__(self, path: str) -> None:
        self._path = Path(path) if path else None

    def write(self, game: ScrabbleGame) -> str:
        """Write the game in place of what the file held; return what went wrong, or nothing."""
        if self._path is None:
            return ""
        try:
            write_whole(self._path, gcg_of(game).to_bytes())
        except OSError as error:
            fault = f"{self._path} cannot be written: {error.strerror}."
            self._path = None
            return fault
        return ""
