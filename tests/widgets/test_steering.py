"""Spatial navigation with the arrow keys."""

import pytest
from textual.geometry import Region

from wordarcade.widgets.steering import Direction, neighbour

ROW = Region(0, 2, 80, 1)
CARDS = [Region(38 * column, 5 + 8 * row, 38, 8) for row in (0, 1) for column in (0, 1)]
ALL = [ROW, *CARDS]


@pytest.mark.parametrize(
    ("start", "direction", "reached"),
    [
        (0, Direction.DOWN, 1),
        (0, Direction.UP, None),
        (0, Direction.RIGHT, None),
        (1, Direction.UP, 0),
        (1, Direction.RIGHT, 2),
        (1, Direction.DOWN, 3),
        (2, Direction.LEFT, 1),
        (2, Direction.RIGHT, None),
        (2, Direction.DOWN, 4),
        (2, Direction.UP, 0),
        (4, Direction.UP, 2),
        (4, Direction.LEFT, 3),
    ],
)
def test_nearest_in_the_direction(start: int, direction: Direction, reached: int | None) -> None:
    """From a row above four cards in a square, each arrow reaches the nearest that way."""
    assert neighbour(ALL[start], ALL, direction) == reached
