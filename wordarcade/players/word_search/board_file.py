"""Reading word search boards from files."""

from pathlib import Path
from typing import Final

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import LARGEST, parse_square
from wordarcade.support.user_file import FileError, read_text

_MOST_BYTES: Final = LARGEST**2 * 101
"""A board of the most cells, of 100 letters each."""


def read_board_file(path: Path) -> LetterGrid:
    """Return the board in a text file: a line a row, or as typed on the command line.

    Raises:
        BoardTextError: the file cannot be read, or holds no square board; the message names the
            file.
    """
    try:
        return parse_square(read_text(path, _MOST_BYTES))
    except FileError as error:
        raise BoardTextError(str(error)) from error
    except BoardTextError as error:
        raise BoardTextError(f"{path}: {error}") from error
