# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What a run over a board has found: words, their points, their paths, the cells they use."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros
from wordarcade.kernels.grid_numbers import MAX_LETTERS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.grid_board import GridBoard
    from wordarcade.kernels.grid_words import GridWords

_TRAILS_AT_FIRST: Final = 1 << 12
"""The cells of all paths together for which there is room before more is made."""

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class GridFinds:
    """The words that a run has found, in the order of their first paths.

    Attributes:
        points: what a word is worth by its number of letters.
        count: how many different words there are so far.
        score: their points.
        words: their indices.
    """

    def __init__(self, board: GridBoard, words: GridWords, points: Sequence[int]) -> None:
        """Make room for all words.

        Args:
            board: where they are found.
            words: those that are looked for.
            points: what a word is worth by its number of letters, from 0 letters up; the last
                entry is for all longer words.
        """
        self._board, self._wanted = board, words
        last = len(points) - 1
        self.points = _quick(array("I", [points[min(n, last)] for n in range(MAX_LETTERS + 1)]))
        self.count = self.score = 0
        self.words = _zeros(words.count + 1)
        self._ends = _zeros(words.count + 1)
        self._trails = array("I", (0,)) * _TRAILS_AT_FIRST
        self._trails_end = 0
        self._covered = bytearray(board.places)
        self._marked = False

    def indices(self) -> array[int]:
        """Return the indices of the words."""
        return array("I", self.words[: self.count])

    def paths(self) -> tuple[array[int], array[int]]:
        """Return the cells of all paths, one path after the other, and where each ends."""
        ends = array("I", self._ends[: self.count])
        return array("I", self._trails[: self._trails_end]), ends

    def covered(self) -> bytes:
        """Return 1 for each cell that has been marked, else 0."""
        board = self._board
        firsts = range(board.corner, board.places - board.corner, board.columns + 1)
        return b"".join(bytes(self._covered[at : at + board.columns]) for at in firsts)

    def forget(self) -> None:
        """Forget all, and look for the words again that were found."""
        seen, words = self._wanted.seen, self.words
        for number in range(self.count):
            seen[words[number]] = 0
        if self._marked:
            for place in range(self._board.places):
                self._covered[place] = 0
        self._marked = False
        self.count = self.score = self._trails_end = 0

    def keep_path(self, number: int, depth: int, last: int) -> bool:
        """Record the path of a word just found; return whether another one fits.

        Args:
            number: of the word, among those found.
            depth: the cells of the path before the last.
            last: the place of the last cell.
        """
        # The number of a cell leaves out the unused place of each row above.
        width = self._board.columns + 1
        for level in range(depth + 1):
            place = (self._board.path[level] if level < depth else last) - self._board.corner
            self._trails[self._trails_end] = place - place // width
            self._trails_end += 1
        self._ends[number] = self._trails_end
        return not self.is_full()

    def mark(self, depth: int, last: int) -> None:
        """Note that a word uses the cells of a path.

        Args:
            depth: the cells of the path before the last.
            last: the place of the last cell.
        """
        self._marked = True
        self._covered[last] = 1
        for level in range(depth):
            self._covered[self._board.path[level]] = 1

    def is_full(self) -> bool:
        """Return whether there may be no room for another path."""
        return self._trails_end + MAX_LETTERS > len(self._trails)

    def make_room(self) -> None:
        """Let there be room for another path."""
        if self.is_full():
            self._trails = array("I", 2 * bytes(self._trails))
