"""The letter grid, the board of Boggle and word search."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from wordarcade.engine.grid_index import GridIndex, Neighbours
from wordarcade.engine.path_search import LOOKING_ON, PathSearch, SearchLimitError
from wordarcade.support.progress import Report, to_nobody

_PATHS_KEPT: Final = 1_000
"""Words whose paths a grid remembers before it forgets them all."""

_TRACING: Final = 4_000
"""Steps that the search for a prefix takes at most: some milliseconds, for up to ten prefixes."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The longest start of a text that a grid can spell.

    Attributes:
        path: cell indices, row-major, 0-based, of the first path that follows the most letters.
        letters: how many letters of the text the path follows. A path may end inside a cell
            of several letters: `q` is followed onto a `qu` cell.
    """

    path: tuple[int, ...]
    letters: int


@dataclass(frozen=True)
class LetterGrid:
    """Cells of lowercase letters in rows; an empty string is a blocked cell that no path enters.

    A path steps to any of the eight neighbours, never leaves the rectangle and uses no cell
    twice.

    Attributes:
        rows: number of rows, at least 1.
        columns: number of columns, at least 1.
        cells: the strings on the cells, row-major, `rows * columns` of them.

    >>> LetterGrid.of_rows(["eeca", "alep", "hnbo", "qtty"]).find_path("lent")
    (5, 6, 9, 14)
    """

    rows: int
    columns: int
    cells: tuple[str, ...]

    def __post_init__(self) -> None:
        """Check the shape.

        Raises:
            ValueError: there is no cell, the cells do not fill the rectangle, or one holds
                something else than letters a to z.
        """
        if self.rows < 1 or self.columns < 1 or len(self.cells) != self.rows * self.columns:
            raise ValueError(
                f"A grid of {self.rows} × {self.columns} cannot hold {len(self.cells)} cells."
            )
        letters = "".join(self.cells)
        if letters and not (letters.isascii() and letters.isalpha() and letters.islower()):
            raise ValueError("The cells of a grid hold lowercase letters a to z.")

    @classmethod
    def of_rows(cls, rows: list[str]) -> "LetterGrid":
        """Return the grid whose rows are strings of one letter a cell."""
        return cls(len(rows), len(rows[0]) if rows else 0, tuple("".join(rows)))

    @property
    def neighbours(self) -> Neighbours:
        """The neighbours of each cell, clockwise from north."""
        return self._index.neighbours

    @cached_property
    def _index(self) -> GridIndex:
        return GridIndex(self.rows, self.columns, self.cells)

    @cached_property
    def _known(self) -> dict[str, tuple[int, ...]]:
        """Cache of words and their paths: rounds ask again what screens have just asked."""
        return {}

    def text_of(self, path: tuple[int, ...]) -> str:
        """Return the letters along `path`."""
        return "".join(self.cells[cell] for cell in path)

    def spells(self, path: tuple[int, ...], word: str) -> bool:
        """Whether cells that someone names are a path, and spell `word`.

        Args:
            path: any numbers.
            word: lowercase.
        """
        inside = all(0 <= cell < len(self.cells) for cell in path)
        return (
            bool(path)
            and inside
            and len(set(path)) == len(path)
            and all(cell in self.neighbours[before] for before, cell in pairwise(path))
            and self.text_of(path) == word
        )

    def find_path(
        self, word: str, report: Report = to_nobody, *, far: bool = True
    ) -> tuple[int, ...]:
        """Return the first path that spells `word` exactly, or an empty tuple.

        First means: start cells row-major, then neighbours clockwise from north. The word need
        not be in any lexicon; case does not matter. The grid caches the answer: a caller that
        must not wait searches without `far` first, if need be again with it in another thread,
        and from then on has it at once.

        Args:
            word: any text.
            report: called with the share done, from 0 to 1; an exception it raises stops the
                search, which on an adversarial board can take for ever.
            far: whether to search without limit, not just for some hundredths of a second.

        Raises:
            SearchLimitError: without `far`, the search reached its limit.
        """
        word = word.lower()
        if not word:
            return ()
        path = self._known.get(word)
        if path is None:
            patience = None if far else LOOKING_ON
            path = PathSearch(self._index, word).first(patience=patience, report=report)
            if len(self._known) >= _PATHS_KEPT:
                self._known.clear()
            self._known[word] = path
        return path

    def has_path(self, word: str) -> bool:
        """Whether some path spells `word`, in any case."""
        return bool(self.find_path(word))

    def find_path_from(self, start: int, word: str, report: Report) -> tuple[int, ...]:
        """Return the first path from the cell `start` that spells `word`, or an empty tuple.

        Args:
            start: row-major index.
            word: lowercase, of one letter or more.
            report: called with the share done, from 0 to 1; an exception it raises stops the
                search.
        """
        return PathSearch(self._index, word).first(start, report=report)

    def trace(self, text: str) -> Trace:
        """Return the first path that follows as many letters of `text` as the grid allows.

        It is fast on any board: letters whose path is very hard to find count as missing.
        """
        text = text.lower()
        best = Trace((), 0)
        shortest, longest = 1, len(text)
        letters = longest
        while shortest <= longest:
            path = self._path_along(text[:letters])
            if path:
                best = Trace(path, letters)
                shortest = letters + 1
            else:
                longest = letters - 1
            letters = min(2 * best.letters + 1, (shortest + longest) // 2)
        return best

    def _path_along(self, text: str) -> tuple[int, ...]:
        """Return the first path that follows `text`, perhaps to inside a cell, or nothing."""
        try:
            return PathSearch(self._index, text, whole_cells=False).first(patience=_TRACING)
        except SearchLimitError:
            return ()
