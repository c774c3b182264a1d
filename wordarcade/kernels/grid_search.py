# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Search for all words on boards whose faces are strings of letters."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.grid_board import GridBoard
    from wordarcade.kernels.grid_finds import GridFinds
    from wordarcade.kernels.grid_walk import GridWalk
    from wordarcade.kernels.grid_words import GridWords

_PATIENCE: Final = 1 << 16
"""Steps without a new word on one start cell after which something has to be done about it."""

_FOREVER: Final = 1 << 62


class GridSearch:
    """A search for the words of one graph on boards of one shape and one set of faces.

    Board and DAWG are walked together, depth first. A run can pause after any number of steps, so
    that its caller can show progress or cancel. Where a run has lost its patience, it leaves out
    ways that lead to no new word; where that does not help, it sets words aside. Compiled, it
    releases the GIL: threads may share the graph, but each needs its own search.
    """

    def __init__(
        self, board: GridBoard, words: GridWords, finds: GridFinds, walk: GridWalk
    ) -> None:
        """Join the parts of the search, each of which uses some of those before it.

        Args:
            board: where words are looked for.
            words: those of the graph.
            finds: what a run finds.
            walk: goes along the paths.
        """
        self._board, self._words, self._finds, self._walk = board, words, finds, walk
        self._waited = 0

    @property
    def found(self) -> int:
        """How many different words this run has found so far."""
        return self._finds.count

    @property
    def score(self) -> int:
        """The points of these words."""
        return self._finds.score

    @property
    def next_start(self) -> int:
        """The next start cell, row-major, for progress."""
        return self._walk.next_start

    @property
    def set_aside(self) -> int:
        """How many words the run has set aside so far."""
        return self._words.set_aside

    def place(self, board: Sequence[int]) -> None:
        """Take a board, and forget what an earlier run found.

        Args:
            board: the face number of each cell, row-major, unsigned 32-bit. It must not change
                until a run has ended; the run lays it out.

        Raises:
            ValueError: the board has not one face for each cell, or an unknown one.
        """
        cells = self._board.cells
        if len(board) != cells:
            raise ValueError(f"The board has {len(board)} cells where {cells} are expected.")
        self._board.take(board)
        self.begin(0, 0)
        self._board.turn_to(0)

    def begin(
        self, first: int, stop: int, min_length: int = 1, *, mark_cells: bool = False
    ) -> None:
        """Start a run for the words that start in a range of cells.

        Args:
            first: the first start cell.
            stop: the cell after the last start cell.
            min_length: the fewest letters of a word.
            mark_cells: whether to note the cells that words pass through. Such a run follows
                every path, even to words it already has, however long that takes.

        Raises:
            ValueError: the range is not within the board.
        """
        if not 0 <= first <= stop <= self._board.cells:
            raise ValueError(f"Cells {first} to {stop} are no range of {self._board.cells} cells.")
        self._clear(first, stop)
        self._words.min_length = min_length
        self._walk.marking = mark_cells
        self._walk.counting = False

    def step(self, budget: int) -> bool:
        """Continue the run; return whether there is more to do.

        Args:
            budget: how many steps to take at most, a step being a cell laid out, entered or
                left: tens of millions a second compiled, one or two million interpreted.
        """
        self._finds.make_room()
        with cython.nogil:
            return self._advance(budget)

    def words(self) -> array[int]:
        """Return the indices of the words found so far, in the order of their first paths."""
        return self._finds.indices()

    def paths(self) -> tuple[array[int], array[int]]:
        """Return for each of `words` the first path that spells it.

        First means: start cells row-major, then neighbours clockwise from north.

        Returns:
            The cells of all paths, row-major numbers, one path after the other; and the place
            after the end of each path.
        """
        return self._finds.paths()

    def words_set_aside(self) -> array[int]:
        """Return the indices of words that the run could not decide.

        Very many paths begin like them; a search for one word at a time decides them faster.
        Some may be shorter than the run's shortest words.
        """
        return self._words.indices_set_aside()

    def covered(self) -> bytes:
        """Return 1 for each cell that a word passes through, else 0, if the run marks cells."""
        return self._finds.covered()

    def count_boards(
        self,
        boards: Sequence[int],
        min_length: int,
        counts: MutableSequence[int],
        scores: MutableSequence[int],
    ) -> None:
        """Count the different words of each of many boards, and their points.

        Args:
            boards: the face numbers of all boards in sequence, unsigned 32-bit.
            min_length: the fewest letters of a word.
            counts: receives the number of words of each board, unsigned 32-bit.
            scores: receives their points, unsigned 32-bit.

        Raises:
            ValueError: a face is unknown, or the three lengths do not agree.
        """
        cells = self._board.cells
        if len(boards) != cells * len(counts) or len(counts) != len(scores):
            raise ValueError(
                f"{len(boards)} faces do not make {len(counts)} boards of {cells} cells."
            )
        self._board.take(boards)
        self.begin(0, 0, min_length)
        self._walk.counting = True
        self._count(counts, scores)

    def _clear(self, first: int, stop: int) -> None:
        """Forget the run, and turn to other start cells."""
        self._finds.forget()
        if self._walk.pruning:
            self._words.look_for_all()
        self._words.set_aside = self._waited = 0
        self._walk.begin(first, stop)

    def _count(self, counts: MutableSequence[int], scores: MutableSequence[int]) -> None:
        with cython.nogil:
            for number in range(len(counts)):
                self._board.turn_to(number)
                self._clear(0, self._board.cells)
                self._advance(_FOREVER)
                counts[number] = self._finds.count
                scores[number] = self._finds.score
            self._clear(0, 0)

    def _advance(self, budget: int) -> bool:
        """Take up to `budget` steps; return whether there is more to do."""
        if self._board.laid < self._board.places:
            steps = min(budget, self._board.places - self._board.laid)
            self._board.lay(steps)
            budget -= steps
        while self._walk.has_more():
            if not budget or self._finds.is_full():
                return True
            found, start = self._finds.count, self._walk.next_start
            steps = min(budget, _PATIENCE)
            self._walk.go(steps)
            budget -= steps
            if self._walk.pruning and self._words.is_exhausted(0, 0, 0):
                return False
            stuck = self._finds.count == found and self._walk.next_start == start
            self._waited = self._waited + steps if stuck else 0
            if self._waited >= _PATIENCE and not self._walk.marking:
                self._waited = 0
                self._lose_patience()
        return False

    def _lose_patience(self) -> None:
        """Do something about a start cell from which no new word comes."""
        if not self._walk.pruning:
            self._walk.pruning = True
            self._words.rule_out()
        elif not self._walk.counting:
            self._words.put_aside(self._walk.depth)
