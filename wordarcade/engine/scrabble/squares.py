"""The squares of the board, and their names.

A square is a row-major index, 0 to 224. Rows are numbered 1 to 15 from the top, columns A to O
from the left. A name that begins with the row starts a word across (`8D`), one that begins with
the column a word down (`D8`).
"""

import re
from enum import Enum
from typing import Final

SIZE: Final = 15
SQUARES: Final = SIZE * SIZE
CENTRE: Final = SQUARES // 2

_COLUMNS: Final = "ABCDEFGHIJKLMNO"
_NAME: Final = re.compile(r"(?:(\d{1,2})([A-O])|([A-O])(\d{1,2}))", re.ASCII | re.IGNORECASE)


class Direction(Enum):
    """The direction of a word; the value is the step from one of its squares to the next."""

    ACROSS = 1
    DOWN = SIZE

    @property
    def other(self) -> "Direction":
        """The way that crosses it."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


def square_at(row: int, column: int) -> int:
    """Return the square in a row and a column, both 0 to 14."""
    return row * SIZE + column


def row_of(square: int) -> int:
    """Return the row of a square, 0 to 14."""
    return square // SIZE


def column_of(square: int) -> int:
    """Return the column of a square, 0 to 14."""
    return square % SIZE


def place_in_line(square: int, direction: Direction) -> int:
    """Return how many squares lie before a square in its row (across) or column (down)."""
    return column_of(square) if direction is Direction.ACROSS else row_of(square)


def name_of(square: int, direction: Direction = Direction.DOWN) -> str:
    """Return the name of a square as the start of a word that runs in `direction`.

    >>> name_of(CENTRE, Direction.ACROSS), name_of(CENTRE)
    ('8H', 'H8')
    """
    row, column = str(row_of(square) + 1), _COLUMNS[column_of(square)]
    return row + column if direction is Direction.ACROSS else column + row


def line_of(square: int, direction: Direction) -> str:
    """Return the row or column of a word that begins on a square and runs in `direction`.

    >>> line_of(CENTRE, Direction.ACROSS), line_of(CENTRE, Direction.DOWN)
    ('row 8', 'column H')
    """
    if direction is Direction.ACROSS:
        return f"row {row_of(square) + 1}"
    return f"column {_COLUMNS[column_of(square)]}"


def read_name(name: str) -> tuple[int, Direction]:
    """Return the square of a name in either order and either case, and its direction.

    >>> read_name("8d"), read_name("D8")
    ((108, <Direction.ACROSS: 1>), (108, <Direction.DOWN: 15>))

    Raises:
        ValueError: it names no square.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"'{name}' is not a square. Write 8D (across) or D8 (down).")
    row = int(found[1] or found[4])
    column = _COLUMNS.index((found[2] or found[3]).upper())
    if not 1 <= row <= SIZE:
        raise ValueError(f"'{name}' is off the board; rows run from 1 to {SIZE}.")
    return square_at(row - 1, column), Direction.ACROSS if found[1] else Direction.DOWN
