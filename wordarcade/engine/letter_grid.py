"""A rectangle of letter cells, the playfield of Boggle and of word search."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

CLOCKWISE_FROM_NORTH = (
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
)
"""Steps (rows down, columns right) in the order in which every search tries them."""


@dataclass(frozen=True, slots=True)
class Trace:
    """How far a text can be followed on a grid.

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
            ValueError: there is no cell, or the cells do not fill the rectangle.
        """
        if self.rows < 1 or self.columns < 1 or len(self.cells) != self.rows * self.columns:
            raise ValueError(
                f"A grid of {self.rows} × {self.columns} cannot hold {len(self.cells)} cells."
            )

    @classmethod
    def of_rows(cls, rows: list[str]) -> "LetterGrid":
        """Return the grid whose rows are strings of one letter a cell."""
        return cls(len(rows), len(rows[0]) if rows else 0, tuple("".join(rows)))

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each cell, clockwise from north."""
        return tuple(
            tuple(
                (row + down) * self.columns + column + right
                for down, right in CLOCKWISE_FROM_NORTH
                if 0 <= row + down < self.rows and 0 <= column + right < self.columns
            )
            for row in range(self.rows)
            for column in range(self.columns)
        )

    @cached_property
    def _letters(self) -> Counter[str]:
        return Counter("".join(self.cells))

    def text_of(self, path: tuple[int, ...]) -> str:
        """Return the letters along `path`."""
        return "".join(self.cells[cell] for cell in path)

    def is_path(self, path: tuple[int, ...]) -> bool:
        """Whether each cell of `path` touches the one before and none comes twice."""
        return len(set(path)) == len(path) and all(
            after in self.neighbours[before] for before, after in pairwise(path)
        )

    def find_path(self, word: str) -> tuple[int, ...]:
        """Return the first path that spells `word` exactly, or an empty tuple.

        First means: start cells row-major, then neighbours clockwise from north. The word need
        not be in any lexicon; case does not matter.
        """
        word = word.lower()
        return next(self._paths(word, word_ends_with_cell=True), ()) if word else ()

    def trace(self, text: str) -> Trace:
        """Return the first path that follows as many letters of `text` as the grid allows."""
        text = text.lower()
        for letters in range(len(text), 0, -1):
            for path in self._paths(text[:letters], word_ends_with_cell=False):
                return Trace(path, letters)
        return Trace((), 0)

    def rotated(self) -> "LetterGrid":
        """Return the grid turned a quarter clockwise."""
        return LetterGrid(
            self.columns,
            self.rows,
            tuple(
                self.cells[(self.rows - 1 - column) * self.columns + row]
                for row in range(self.columns)
                for column in range(self.rows)
            ),
        )

    def _paths(self, word: str, *, word_ends_with_cell: bool) -> Iterator[tuple[int, ...]]:
        """Yield the paths that spell `word`, in the order of `find_path`.

        Two bounds keep boards of few different letters cheap: a word needs no more of a letter
        than the cells hold, and a cell is entered only if the rest of the word can be walked
        from there with cells used freely (`_walkable`).
        """
        if Counter(word) - self._letters:
            return
        walkable = self._walkable(word, word_ends_with_cell=word_ends_with_cell)
        path: list[int] = []
        choices = [iter([cell for cell in range(len(self.cells)) if (0, cell) in walkable])]
        offsets = [0]
        while choices:
            cell = next(choices[-1], None)
            if cell is None:
                choices.pop()
                offsets.pop()
                if path:
                    path.pop()
                continue
            if cell in path or (offsets[-1], cell) not in walkable:
                continue
            offset = offsets[-1] + len(self.cells[cell])
            path.append(cell)
            if offset >= len(word):
                yield tuple(path)
                path.pop()
                continue
            choices.append(iter(self.neighbours[cell]))
            offsets.append(offset)

    def _walkable(self, word: str, *, word_ends_with_cell: bool) -> set[tuple[int, int]]:
        """Return the (offset in `word`, cell) pairs from which a walk spells the rest."""
        fits: dict[int, list[int]] = {offset: [] for offset in range(len(word))}
        for cell, letters in enumerate(self.cells):
            for offset in range(len(word)) if letters else ():
                rest = word[offset : offset + len(letters)]
                whole = len(rest) == len(letters)
                if letters.startswith(rest) and (whole or not word_ends_with_cell):
                    fits[offset].append(cell)
        walkable: set[tuple[int, int]] = set()
        for offset in range(len(word) - 1, -1, -1):
            for cell in fits[offset]:
                after = offset + len(self.cells[cell])
                if after >= len(word) or any(
                    (after, neighbour) in walkable for neighbour in self.neighbours[cell]
                ):
                    walkable.add((offset, cell))
        return walkable
