"""Straight lines on a grid, in eight directions."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from wordarcade.engine.grid_index import CLOCKWISE_FROM_NORTH
from wordarcade.engine.letter_grid import LetterGrid

ARROWS: Final = "↑↗→↘↓↙←↖"
"""The directions as people see them, in the order of `CLOCKWISE_FROM_NORTH`."""


class Line(NamedTuple):
    """A straight row of cells.

    Attributes:
        cells: row-major indices, one or more.
        direction: its place in `CLOCKWISE_FROM_NORTH`.
    """

    cells: tuple[int, ...]
    direction: int


def line_from(grid: LetterGrid, start: int, direction: int, length: int) -> tuple[int, ...]:
    """Return `length` cells in a line from `start`; empty if it would leave the grid."""
    row, column = divmod(start, grid.columns)
    down, right = CLOCKWISE_FROM_NORTH[direction]
    last_row, last_column = row + down * (length - 1), column + right * (length - 1)
    if not (0 <= last_row < grid.rows and 0 <= last_column < grid.columns):
        return ()
    step = down * grid.columns + right
    return tuple(start + step * number for number in range(length))


def lines_spelling(grid: LetterGrid, word: str) -> Iterator[Line]:
    """Yield the lines along which the grid, of single letters, spells `word`.

    Starts come row-major, then directions clockwise from north. A palindrome is spelled twice by
    the same cells.

    Args:
        grid: of one letter a cell.
        word: lowercase, of two letters or more.
    """
    cells = grid.cells
    for start, face in enumerate(cells):
        if face != word[0]:
            continue
        for direction in range(len(CLOCKWISE_FROM_NORTH)):
            line = line_from(grid, start, direction, len(word))
            if line and all(cells[cell] == letter for cell, letter in zip(line, word, strict=True)):
                yield Line(line, direction)


def line_between(grid: LetterGrid, first: int, last: int) -> tuple[int, ...]:
    """Return the line from `first` towards `last`, snapped to the nearest of eight directions.

    It ends in the row or the column of `last`, whichever is farther, and stays on the grid.

    >>> board = LetterGrid(4, 4, ("a",) * 16)
    >>> line_between(board, 0, 14), line_between(board, 5, 5), line_between(board, 15, 3)
    ((0, 5, 10, 15), (5,), (15, 11, 7, 3))
    """
    row, column = divmod(first, grid.columns)
    down, right = (
        there - here for there, here in zip(divmod(last, grid.columns), (row, column), strict=True)
    )
    long, short = max(abs(down), abs(right)), min(abs(down), abs(right))
    if long == 0:
        return (first,)
    diagonal = 2 * short >= long
    step = (
        (down > 0) - (down < 0) if diagonal or abs(down) == long else 0,
        (right > 0) - (right < 0) if diagonal or abs(right) == long else 0,
    )
    direction = CLOCKWISE_FROM_NORTH.index(step)
    for length in range(long + 1, 1, -1):
        if line := line_from(grid, first, direction, length):
            return line
    return (first,)


def direction_of(grid: LetterGrid, path: tuple[int, ...]) -> int | None:
    """Return the direction of the first step of a path, or None for a path of one cell."""
    if len(path) < 2:
        return None
    (row, column), (next_row, next_column) = (divmod(cell, grid.columns) for cell in path[:2])
    return CLOCKWISE_FROM_NORTH.index((next_row - row, next_column - column))
