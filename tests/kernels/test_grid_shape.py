"""Which cells touch which."""

from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def lists_of(grid_shape: ModuleType, rows: int, columns: int) -> list[list[int]]:
    """Return the neighbours of each cell as the kernel gives them."""
    neighbours, offsets = grid_shape.grid_neighbours(rows, columns)
    assert offsets[-1] == len(neighbours)
    return [list(neighbours[offsets[cell] : offsets[cell + 1]]) for cell in range(len(offsets) - 1)]


def test_neighbours_go_clockwise_from_north(grid_shape: ModuleType) -> None:
    """The middle of 3 × 3 cells sees all others, north first, then clockwise."""
    assert lists_of(grid_shape, 3, 3)[4] == [1, 2, 5, 8, 7, 6, 3, 0]


@pytest.mark.parametrize(
    ("rows", "columns", "expected"),
    [
        (0, 0, []),
        (0, 4, []),
        (1, 1, [[]]),
        (1, 4, [[1], [2, 0], [3, 1], [2]]),
        (3, 1, [[1], [0, 2], [1]]),
        (2, 2, [[1, 3, 2], [3, 2, 0], [0, 1, 3], [1, 2, 0]]),
    ],
)
def test_small_and_narrow_boards(
    grid_shape: ModuleType, rows: int, columns: int, expected: list[list[int]]
) -> None:
    """No neighbour lies beyond an edge, nor on the other side."""
    assert lists_of(grid_shape, rows, columns) == expected


@settings(deadline=None)
@given(rows=st.integers(1, 9), columns=st.integers(1, 9))
def test_neighbours_are_a_step_away(grid_shape: ModuleType, rows: int, columns: int) -> None:
    """Two cells are neighbours just when neither coordinate differs by more than one."""
    for cell, near in enumerate(lists_of(grid_shape, rows, columns)):
        row, column = divmod(cell, columns)
        expected = {
            r * columns + c
            for r in range(rows)
            for c in range(columns)
            if max(abs(r - row), abs(c - column)) == 1
        }
        assert set(near) == expected
        assert len(near) == len(expected)
