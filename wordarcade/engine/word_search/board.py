"""Square boards of strings."""

import math
from collections.abc import Iterable
from typing import Final

from wordarcade.engine.board_text import BLOCKED, BoardTextError, parse_board
from wordarcade.engine.letter_grid import LetterGrid

DEFAULT_BOARD: Final = LetterGrid.of_rows(["eeca", "alep", "hnbo", "qtty"])
"""The sample board of the course assignment."""

LARGEST: Final = 1_000
"""The most cells in a row."""


def parse_square(text: str) -> LetterGrid:
    """Return the board that `text` describes, a Q being a Q.

    Args:
        text: rows separated by `/` or line ends, cells by spaces; a row of one token has one
            letter a cell, `#` is a cell that no path enters.

    Raises:
        BoardTextError: the text is no board, or the board is not square or too large.

    >>> parse_square("CAT X/FISH XXXX").cells
    ('cat', 'x', 'fish', 'xxxx')
    """
    grid = parse_board("/".join(text.strip().splitlines()))
    if grid.rows != grid.columns:
        raise BoardTextError(
            f"The board has {grid.rows} rows and {grid.columns} columns; "
            "give it as many rows as columns."
        )
    if grid.rows > LARGEST:
        raise BoardTextError(f"The board has {grid.rows} rows and columns; the most is {LARGEST}.")
    return grid


def square_of(cells: Iterable[str]) -> LetterGrid:
    """Return the board whose cells, row-major, are these strings of letters in any case.

    Raises:
        ValueError: their number is not a square from 1 to `LARGEST`², or one of them has other
            signs than the letters a to z.

    >>> square_of(["CAT", "X", "FISH", "XXXX"]).rows
    2
    """
    faces = tuple(cells)
    size = math.isqrt(len(faces))
    if not faces or size**2 != len(faces) or size > LARGEST:
        raise ValueError(
            f"{len(faces)} cells make no square; give it 1, 4, 9, 16 … up to {LARGEST}²."
        )
    for cell, face in enumerate(faces):
        if face and not (face.isascii() and face.isalpha()):
            raise ValueError(f"Cell {cell} of the board has '{face}', which is not letters.")
    return LetterGrid(size, size, tuple(face.lower() for face in faces))


def board_lines(grid: LetterGrid) -> list[str]:
    """Return the rows of a board as lines of text, in columns and upper case.

    >>> board_lines(square_of(["cat", "x", "", "xx"]))
    ['CAT X', '#   XX']
    """
    faces = [cell.upper() or BLOCKED for cell in grid.cells]
    width = max(map(len, faces))
    return [
        " ".join(face.ljust(width) for face in faces[first : first + grid.columns]).rstrip()
        for first in range(0, len(faces), grid.columns)
    ]
