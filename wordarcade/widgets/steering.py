"""Spatial navigation: moving the focus with the arrow keys."""

from collections.abc import Sequence
from enum import Enum

from textual.geometry import Region


class Direction(Enum):
    """The direction of an arrow key: (columns, rows)."""

    UP = (0, -1)
    DOWN = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)

    @property
    def rows(self) -> int:
        """Rows down, from -1 to 1."""
        return self.value[1]


def neighbour(start: Region, others: Sequence[Region], direction: Direction) -> int | None:
    """Return the index of the nearest of `others` in `direction` from `start`, or None.

    Nearest means: the smallest gap in the direction, then the smallest shift across it, the
    first of equals. Regions that do not begin beyond `start` are not considered.
    """
    columns, rows = direction.value

    def distance(other: Region) -> tuple[int, int]:
        across, along = other.x - start.x, other.y - start.y
        if rows:
            return along * rows, abs(across)
        return across * columns, abs(along)

    candidates = [
        (distance(other), index)
        for index, other in enumerate(others)
        if distance(other)[0] > 0 and (rows or (other.y < start.bottom and start.y < other.bottom))
    ]
    return min(candidates)[1] if candidates else None
