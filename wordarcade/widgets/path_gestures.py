"""Effects of clicks and drags on a path, independent of words."""

from wordarcade.engine.letter_grid import LetterGrid

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
