"""Boards from files."""

from pathlib import Path
from typing import Final

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import LARGEST, parse_square

_MOST_BYTES: Final = LARGEST**2 * 101
"""A board of the most cells, of 100 letters each."""


def read_board_file(path: Path) -> LetterGrid:
    """Return the board in a text file: a line a row, or as it is typed on the command line.

    Raises:
        BoardTextError: the file cannot be read, or what is in it is no square board; the message
            names the file.
    """
    try:
        return parse_square(_read(path))
    except BoardTextError as error:
        raise BoardTextError(f"{path}: {error}") from error


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise BoardTextError(f"The board cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BoardTextError("This is not text; give a board as lines of letters.") from error
    if len(data) > _MOST_BYTES:
        raise BoardTextError(f"This is too large for a board; {LARGEST} rows are the most.")
    return text
