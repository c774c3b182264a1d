"""Depth-first search for the first path on a grid that spells a word."""

import heapq
import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final

from wordarcade.engine.grid_index import GridIndex
from wordarcade.support.progress import Report, to_nobody

_LOOKING_ONE_AHEAD: Final = 250
LOOKING_ON: Final = 20_000
_LOOKING_AROUND: Final = 10
_A_LETTER: Final = 8
"""Steps that a walk takes before it looks further ahead, and more for each letter of the word.

The steps of each kind are about ten times as dear as those of the kind before. A walk that looks
around reports whenever it has taken its number.
"""


class SearchLimitError(Exception):
    """A search reached its step limit without an answer."""


class PathSearch:
    """A depth-first search for the first path of one word.

    First means: start cells row-major, then neighbours clockwise from north. Deciding whether a
    path exists is NP-hard (a word that repeats one letter once for each cell asks for a
    Hamiltonian path), so a long search looks further and further ahead before it enters a cell:

    1. the cell continues the letters of the word: enough for nearly every word and board;
    2. from there the rest of the word can be walked if cells may be used again, which is
       computed for all cells at once, back from the last letter;
    3. the free cells on such walks hold enough letters for the rest.

    Pruning loses no path, so the first one found is always the same.
    """

    def __init__(self, index: GridIndex, word: str, *, whole_cells: bool = True) -> None:
        """Set up the search for a word.

        Args:
            index: the grid.
            word: in lowercase, of one letter or more.
            whole_cells: whether the word has to end where a cell ends.
        """
        self._index: Final = index
        self._word: Final = word
        self._whole_cells: Final = whole_cells

    def first(
        self,
        start: int | None = None,
        *,
        patience: int | None = None,
        report: Report = to_nobody,
    ) -> tuple[int, ...]:
        """Return the first path, or an empty tuple if there is none.

        Args:
            start: the cell that the first path is known to start on, or None.
            patience: the most steps to take once a walk with a short look-ahead was not enough,
                a thousand taking about a millisecond; None for no limit.
            report: called with the share of start cells done; an exception it raises stops the
                search.

        Raises:
            SearchLimitError: the search took `patience` steps without an answer.
        """
        if start is None and Counter(self._word) - self._index.letters:
            return ()
        walk = _Walk(self._index, self._word, self._starts() if start is None else (start,))
        more = _A_LETTER * len(self._word)
        if walk.go(_LOOKING_ONE_AHEAD + more, self._fits):
            return tuple(walk.path)
        if start is None:
            walk.keep_to(self._index.cells_of(_union(self._ways[0].values())))
        if walk.go((LOOKING_ON if patience is None else patience) + more, self._leads_on):
            return tuple(walk.path)
        if patience is not None:
            raise SearchLimitError

        def has_room(cell: int, offset: int) -> bool:
            return self._has_room(cell, offset, walk.path)

        while not walk.go(_LOOKING_AROUND, has_room):
            report(walk.start / len(self._index.cells))
        return tuple(walk.path)

    def _starts(self) -> Iterable[int]:
        """Return the cells that the word can begin with, row-major."""
        places = self._index.places
        return heapq.merge(*(places[face] for face, _ in self._faces[0]))

    @cached_property
    def _faces(self) -> list[list[tuple[str, int]]]:
        """For each offset in the word, the faces that fit there, and the offset after each."""
        word, index = self._word, self._index
        faces = [
            [
                (face, offset + length)
                for length in index.lengths
                if (face := word[offset : offset + length]) in index.places and len(face) == length
            ]
            for offset in range(len(word))
        ]
        if not self._whole_cells:
            for offset in range(len(word)):
                longer = index.longer_faces(word[offset:])
                faces[offset].extend((face, len(word)) for face in longer)
        return faces

    @cached_property
    def _ways(self) -> list[dict[int, int]]:
        """For each offset, the cells from which a walk spells the rest, by the offset after them.

        Cells may be used again on such a walk.
        """
        index, end = self._index, len(self._word)
        ways: list[dict[int, int]] = [{} for _ in range(end)]
        beside = {end: -1}
        for offset in range(end - 1, -1, -1):
            way = ways[offset]
            for face, after in self._faces[offset]:
                way[after] = way.get(after, 0) | index.holding(face) & beside[after]
            beside[offset] = index.beside(_union(way.values()))
        return ways

    @cached_property
    def _ways_on(self) -> list[bytes]:
        """For each offset, all cells from which a walk spells the rest."""
        return [self._index.as_bytes(_union(way.values())) for way in self._ways]

    def _fits(self, cell: int, offset: int) -> bool:
        """Return whether `cell` continues the letters of the word."""
        letters, word = self._index.cells[cell], self._word
        if not letters:
            return False
        if word.startswith(letters, offset):
            return True
        return not self._whole_cells and letters.startswith(word[offset:])

    def _leads_on(self, cell: int, offset: int) -> bool:
        """Return whether the rest of the word can be walked from `cell`."""
        bit = self._index.bit(cell)
        return bool(self._ways_on[offset][bit >> 3] >> (bit & 7) & 1)

    def _has_room(self, cell: int, offset: int, path: list[int]) -> bool:
        """Return whether walks from `cell` that avoid `path` reach enough letters for the rest."""
        if not self._leads_on(cell, offset):
            return False
        index, end = self._index, len(self._word)
        free = ~index.set_of((*path, cell))
        after = offset + len(index.cells[cell])
        layers = defaultdict(int, {after: index.set_of((cell,))})
        reached = 0
        for at in range(after, end):
            beside = index.beside(layers[at]) & free if layers[at] else 0
            for end_of_cell, cells in self._ways[at].items():
                layers[end_of_cell] |= beside & cells
                reached |= beside & cells
        if after < end and not layers[end]:
            return False
        supply: Counter[str] = Counter()
        for face in {face for faces in self._faces[after:] for face, _ in faces}:
            cells = (reached & index.holding(face)).bit_count()
            for letter in face:
                supply[letter] += cells
        return not Counter(self._word[after:]) - supply


def _union(sets: Iterable[int]) -> int:
    union = 0
    for cells in sets:
        union |= cells
    return union


class _Walk:
    """A resumable walk over the paths that may spell a word.

    Attributes:
        path: the current path: one of the whole word when a finished walk has found one.
        start: the current start cell, -1 before the first.
    """

    def __init__(self, index: GridIndex, word: str, starts: Iterable[int]) -> None:
        self._index: Final = index
        self._letters: Final = len(word)
        self._choices: Final[list[Iterator[int]]] = [iter(starts)]
        self._offsets: Final = [0]
        self.path: Final[list[int]] = []
        self.start = -1

    def keep_to(self, starts: Iterable[int]) -> None:
        """Leave out the start cells still to come that are not among `starts`, row-major too."""
        self._choices[0] = itertools.dropwhile(lambda cell: cell <= self.start, starts)

    def go(self, steps: int, may_enter: Callable[[int, int], bool]) -> bool:
        """Continue; return whether the walk is over.

        Args:
            steps: how many cells to visit, at most.
            may_enter: whether a free cell may take an offset in the word.
        """
        path, choices, offsets = self.path, self._choices, self._offsets
        for _ in range(steps):
            cell = next(choices[-1], None)
            if cell is None:
                choices.pop()
                offsets.pop()
                if not path:
                    return True
                path.pop()
                continue
            if not path:
                self.start = cell
            if cell in path or not may_enter(cell, offsets[-1]):
                continue
            path.append(cell)
            after = offsets[-1] + len(self._index.cells[cell])
            if after >= self._letters:
                return True
            choices.append(iter(self._index.neighbours[cell]))
            offsets.append(after)
        return False
