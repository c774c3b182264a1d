"""Paths on grids, for tests."""

from itertools import pairwise

from wordarcade.engine.letter_grid import LetterGrid


def is_path(grid: LetterGrid, path: tuple[int, ...]) -> bool:
    """Whether each cell of `path` touches the one before and none comes twice."""
    return len(set(path)) == len(path) and all(
        after in grid.neighbours[before] for before, after in pairwise(path)
    )
