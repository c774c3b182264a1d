# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Which cells of a board touch which."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_DOWN: Final = array("i", [-1, -1, 0, 1, 1, 1, 0, -1])
_RIGHT: Final = array("i", [0, 1, 1, 1, 0, -1, -1, -1])
"""The steps to the neighbours, clockwise from north."""


def grid_neighbours(rows: int, columns: int) -> tuple[array[int], array[int]]:
    """Return the neighbours of each cell of a board, diagonals included.

    Args:
        rows: how many rows, 0 or more.
        columns: how many cells in a row, 0 or more.

    Returns:
        All neighbours, cell after cell in row-major order, those of a cell clockwise from
        north; and the offsets into them: cell `c` has those from `offsets[c]` up to, not
        including, `offsets[c + 1]`.
    """
    neighbours = array("I", bytes(4 * 8 * rows * columns))
    offsets = array("I", bytes(4 * (rows * columns + 1)))
    used = _fill(rows, columns, _DOWN, _RIGHT, neighbours, offsets)
    del neighbours[used:]
    return neighbours, offsets


def _fill(  # noqa: PLR0917 - flat arrays one by one
    rows: int,
    columns: int,
    down: Sequence[int],
    right: Sequence[int],
    neighbours: MutableSequence[int],
    offsets: MutableSequence[int],
) -> int:
    """Write both lists; return how many neighbours there are."""
    used = 0
    with cython.nogil:
        for cell in range(rows * columns):
            row = cell // columns
            column = cell - row * columns
            for way in range(8):
                to_row = row + down[way]
                to_column = column + right[way]
                if 0 <= to_row < rows and 0 <= to_column < columns:
                    neighbours[used] = to_row * columns + to_column
                    used += 1
            offsets[cell + 1] = used
    return used
