"""The grid solver: all words on a letter grid, by walking grid and lexicon together."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.numbering import words_at
from wordarcade.players.grid_search import grid_search
from wordarcade.players.paths import Paths
from wordarcade.support.progress import Report

_STEPS: Final = 20_000
"""Steps between two reports: less than a millisecond compiled, some ten interpreted."""


class Finds(NamedTuple):
    """The words on a grid.

    Attributes:
        words: in lowercase, alphabetically.
        paths: the first path of each.
    """

    words: tuple[str, ...]
    paths: Paths


class GridSolver:
    """A search that can be reused for grids of the same shape and faces.

    The kernel sets aside words that would take it too long: those that very many paths begin like
    and hardly any spells. They are then searched one by one, with the look-ahead of a search for
    a single word.

    A solver serves one thread; its lexicon may serve many. Every method with a `report` calls it
    with the share done; an exception it raises stops the search.
    """

    def __init__(self, lexicon: Lexicon, rows: int, columns: int, faces: tuple[str, ...]) -> None:
        """Prepare the search; call `lay` before any query.

        Args:
            lexicon: whose words count.
            rows: of every grid.
            columns: of every grid.
            faces: every string that a cell may hold.
        """
        self._lexicon: Final = lexicon
        self._cells: Final = rows * columns
        self._number_of: Final = {face: number for number, face in enumerate(faces)}
        self._search: Final = grid_search(lexicon.graph, faces, rows, columns)
        self._grid: LetterGrid

    @classmethod
    def for_grid(cls, lexicon: Lexicon, grid: LetterGrid) -> GridSolver:
        """Return a solver for grids like `grid`, with `grid` laid."""
        solver = cls(lexicon, grid.rows, grid.columns, tuple(dict.fromkeys(grid.cells)))
        solver.lay(grid)
        return solver

    def lay(self, grid: LetterGrid) -> None:
        """Turn to another grid, of the same shape and faces."""
        self._grid = grid
        self._search.place(array("I", [self._number_of[cell] for cell in grid.cells]))

    def find(self, min_length: int, report: Report) -> Finds:
        """Return every word on the grid.

        Args:
            min_length: the fewest letters of a word.
            report: told how far the search is.
        """
        self._run(0, self._cells, min_length, report)
        return self._finds(None, min_length, report)

    def find_from(self, cell: int, min_length: int, report: Report) -> Finds:
        """Return every word that starts on `cell`, with its first path from there.

        Args:
            cell: row-major index.
            min_length: the fewest letters of a word.
            report: told how far the search is.
        """
        self._run(cell, cell + 1, min_length, report)
        return self._finds(cell, min_length, report)

    def count_words(self, min_length: int, report: Report) -> int:
        """Return the number of words on the grid.

        Args:
            min_length: the fewest letters of a word.
            report: told how far the search is.
        """
        self._run(0, self._cells, min_length, report)
        return self._search.found + sum(1 for _ in self._look_up(None, min_length, report))

    def count(self, min_length: int, report: Report) -> tuple[int, tuple[int, ...]]:
        """Return the number of words on the grid, and the cells that no word passes through.

        Args:
            min_length: the fewest letters of a word.
            report: told how far the search is.
        """
        self._run(0, self._cells, min_length, report, mark_cells=True)
        covered = self._search.covered()
        return self._search.found, tuple(c for c in range(self._cells) if not covered[c])

    def _run(
        self,
        first: int,
        stop: int,
        min_length: int,
        report: Report,
        *,
        mark_cells: bool = False,
    ) -> None:
        self._search.begin(first, stop, min_length, mark_cells=mark_cells)
        while self._search.step(_STEPS):
            report((self._search.next_start - first) / (stop - first))

    def _finds(self, start: int | None, min_length: int, report: Report) -> Finds:
        """Return the finds of the run from `start`, or from everywhere."""
        cells, ends = self._search.paths()
        indices = self._search.words()
        for index, path in self._look_up(start, min_length, report):
            cells.extend(path)
            ends.append(len(cells))
            indices.append(index)
        # Indices are in alphabetical order, and reading a word off its path is cheaper than
        # looking it up in the lexicon.
        paths = Paths(cells, ends).in_order(sorted(range(len(indices)), key=indices.__getitem__))
        return Finds(tuple(paths.spelled(self._grid.cells)), paths)

    def _look_up(
        self, start: int | None, min_length: int, report: Report
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Yield the indices of words set aside that are on the grid, with their first paths."""
        if not self._search.set_aside:
            return
        indices = self._search.words_set_aside()
        words = words_at(self._lexicon.graph, indices)
        for index, word in zip(indices, words, strict=True):
            if len(word) < min_length:
                continue
            if start is None:
                path = self._grid.find_path(word, lambda _: report(1))
            else:
                path = self._grid.find_path_from(start, word, lambda _: report(1))
            if path:
                yield index, path
            report(1)
