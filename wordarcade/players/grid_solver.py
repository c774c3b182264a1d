"""All words on a grid of letters, by walking the grid and the lexicon together."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Final, NamedTuple

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.kernels.grid_search import GridSearch
from wordarcade.kernels.grid_shape import grid_neighbours
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.progress import Progress

_STEPS: Final = 20_000
"""Steps between two reports: less than a millisecond compiled, some ten interpreted."""


class Finds(NamedTuple):
    """The words on a grid, alphabetically.

    Attributes:
        words: their indices in the lexicon, rising.
        starts: for each of them the first cell, row-major, that it can start on.
    """

    words: array[int]
    starts: array[int]


class GridSolver:
    """A search that can be laid on one grid after another of the same shape and faces.

    A solver serves one thread; the lexicon behind it may serve many.
    """

    def __init__(self, lexicon: Lexicon, rows: int, columns: int, faces: tuple[str, ...]) -> None:
        """Prepare the search.

        Args:
            lexicon: whose words count.
            rows: of every grid.
            columns: of every grid.
            faces: every string that a cell may hold.
        """
        self._lexicon: Final = lexicon
        self._cells: Final = rows * columns
        self._number_of: Final = {face: number for number, face in enumerate(faces)}
        neighbours, offsets = grid_neighbours(rows, columns)
        self._search: Final = GridSearch(*lexicon.graph, faces, neighbours, offsets)

    @classmethod
    def for_grid(cls, lexicon: Lexicon, grid: LetterGrid) -> GridSolver:
        """Return a solver for grids like `grid`, laid on it."""
        solver = cls(lexicon, grid.rows, grid.columns, tuple(dict.fromkeys(grid.cells)))
        solver.lay(grid)
        return solver

    def lay(self, grid: LetterGrid) -> None:
        """Turn to another grid, of the same shape and faces."""
        self._search.place(array("I", [self._number_of[cell] for cell in grid.cells]))

    def find(self, min_length: int, report: Progress) -> Finds:
        """Return every word on the grid, with the first cell that it can start on.

        Args:
            min_length: the fewest letters of a word.
            report: told how far the search is.
        """
        return self._find(0, self._cells, min_length, report)

    def find_from(self, cell: int, min_length: int) -> Finds:
        """Return every word on the grid that can start on `cell`."""
        return self._find(cell, cell + 1, min_length, lambda _: None)

    def starts(self, min_length: int, report: Progress) -> Mapping[str, list[int]]:
        """Return every word on the grid, alphabetically, with the cells that it can start on.

        Args:
            min_length: the fewest letters of a word.
            report: told how far the search is.
        """
        starts: dict[int, list[int]] = {}
        for cell in range(self._cells):
            self._run(cell, cell + 1, min_length, lambda _: None, mark_cells=False)
            for index in self._search.words():
                starts.setdefault(index, []).append(cell)
            report((cell + 1) / self._cells)
        return {self._lexicon.word_at(index): starts[index] for index in sorted(starts)}

    def count_words(self, min_length: int) -> int:
        """Return the number of words on the grid."""
        self._run(0, self._cells, min_length, lambda _: None, mark_cells=False)
        return self._search.found

    def count(self, min_length: int) -> tuple[int, tuple[int, ...]]:
        """Return the number of words on the grid, and the cells that no word passes through."""
        self._run(0, self._cells, min_length, lambda _: None, mark_cells=True)
        covered = self._search.covered()
        return self._search.found, tuple(c for c in range(self._cells) if not covered[c])

    def _find(self, first: int, stop: int, min_length: int, report: Progress) -> Finds:
        self._run(first, stop, min_length, report, mark_cells=False)
        start_of = dict(zip(self._search.words(), self._search.starts(), strict=True))
        words = array("I", sorted(start_of))
        return Finds(words, array("I", map(start_of.__getitem__, words)))

    def _run(
        self, first: int, stop: int, min_length: int, report: Progress, *, mark_cells: bool
    ) -> None:
        self._search.begin(first, stop, min_length, mark_cells=mark_cells)
        while self._search.step(_STEPS):
            report((self._search.next_start - first) / (stop - first))
