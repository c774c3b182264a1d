"""The lines that connect the cells of a path on the screen."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from wordarcade.widgets.cell_art import Exits
from wordarcade.widgets.orientation import Place

FALLING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"
RISING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
BOTH: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL CROSS}"


_ARROWS: Final = {
    (-1, -1): "↖",
    (-1, 0): "↑",
    (-1, 1): "↗",
    (0, -1): "←",
    (0, 1): "→",
    (1, -1): "↙",
    (1, 0): "↓",
    (1, 1): "↘",
}


def arrow(start: Place, end: Place) -> str:
    """Return the arrow from a place to one that touches it.

    >>> arrow((2, 2), (1, 3))
    '↗'
    """
    return _ARROWS[end[0] - start[0], end[1] - start[1]]


def stroke(start: Place, end: Place) -> str:
    """Return the line from a place to one that touches it.

    >>> stroke((2, 2), (1, 3)) == RISING
    True
    """
    down, across = end[0] - start[0], end[1] - start[1]
    if 0 in {down, across}:
        return "│" if down else "─"
    return FALLING if down == across else RISING


@dataclass(frozen=True)
class PathLines:
    """The lines between cells.

    Attributes:
        east: places from which a line runs to the next place in the row.
        south: places from which a line runs to the place below.
        falling: places from which a diagonal runs down to the right.
        rising: places whose right neighbour sends a diagonal down to the place below.
    """

    east: frozenset[Place] = frozenset()
    south: frozenset[Place] = frozenset()
    falling: frozenset[Place] = frozenset()
    rising: frozenset[Place] = frozenset()

    @classmethod
    def through(cls, places: Iterable[Place]) -> "PathLines":
        """Return the lines of a path whose consecutive places touch."""
        east, south, falling, rising = set(), set(), set(), set()
        for pair in pairwise(places):
            (top, left), (bottom, right) = sorted(pair)
            if top == bottom:
                east.add((top, left))
            elif left == right:
                south.add((top, left))
            elif left < right:
                falling.add((top, left))
            else:
                rising.add((top, right))
        return cls(frozenset(east), frozenset(south), frozenset(falling), frozenset(rising))

    def exits(self, place: Place) -> Exits:
        """Return the sides on which lines touch the cell at `place`."""
        row, column = place
        return Exits(
            north=(row - 1, column) in self.south,
            east=place in self.east,
            south=place in self.south,
            west=(row, column - 1) in self.east,
        )

    def crossing(self, place: Place) -> str:
        """Return the diagonals, or a blank, in the gap to the lower right of `place`."""
        match place in self.falling, place in self.rising:
            case True, True:
                return BOTH
            case True, False:
                return FALLING
            case False, True:
                return RISING
            case _:
                return " "
