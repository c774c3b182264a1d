"""Effects of clicks and drags on a path, independent of words."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.orientation import Place

Path = tuple[int, ...]
"""Cell indices in the order in which they were picked."""


def picked(path: Path, cell: int, grid: LetterGrid) -> Path:
    """Return the path after a click on `cell`.

    A neighbour of the end lengthens the path; the end itself is taken back; an earlier cell
    becomes the end; any other cell begins a new path. Blocked cells change nothing.
    """
    if not grid.cells[cell]:
        return path
    if path and cell == path[-1]:
        return path[:-1]
    if cell in path:
        return path[: path.index(cell) + 1]
    if path and cell in grid.neighbours[path[-1]]:
        return (*path, cell)
    return (cell,)


def dragged(path: Path, cell: int, grid: LetterGrid) -> Path:
    """Return the path after the pointer, held down, has moved onto `cell`.

    A free neighbour lengthens the path, and the last cell but one removes the end. Any other
    cell changes nothing, to tolerate an unsteady hand.
    """
    if len(path) > 1 and cell == path[-2]:
        return path[:-1]
    if path and grid.cells[cell] and cell not in path and cell in grid.neighbours[path[-1]]:
        return (*path, cell)
    return path


class SeenGrid(Protocol):
    """A grid as it lies on the screen."""

    grid: LetterGrid

    def cell_at(self, place: Place) -> int | None:
        """Return the cell seen at `place`, or None outside the grid."""


@dataclass
class Stroke:
    """A movement of the pointer with the button held down.

    Attributes:
        start: the path it began with.
        place: where the pointer was last.
        takes_back: whether it began on the end of the path, which a mere click takes back.
        joined: whether it began beside the path, which a mere click lengthens; a stroke that goes
            on from there is a path of its own.
    """

    start: Path
    place: Place
    takes_back: bool
    joined: bool = False

    def onto(self, place: Place, path: Path, seen: SeenGrid) -> Path:
        """Return the path after the pointer has moved onto `place`.

        A fast pointer is reported in a few places only: those between count as passed.
        """
        for passed in places_between(self.place, place):
            cell = seen.cell_at(passed)
            if cell is None:
                continue
            alone = path[-1:]
            if self.joined and dragged(alone, cell, seen.grid) != alone:
                self.joined = False
                path = self.start = alone
            path = dragged(path, cell, seen.grid)
        self.place = place
        return path


def places_between(start: Place, end: Place) -> Iterator[Place]:
    """Yield the places on the straight way after `start` up to `end`, each touching the last.

    >>> list(places_between((0, 0), (1, 3)))
    [(0, 1), (1, 2), (1, 3)]
    """
    down, right = end[0] - start[0], end[1] - start[1]
    steps = max(abs(down), abs(right))
    for step in range(1, steps + 1):
        yield (
            start[0] + (2 * down * step + steps) // (2 * steps),
            start[1] + (2 * right * step + steps) // (2 * steps),
        )
