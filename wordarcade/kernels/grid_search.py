# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Finds all words on boards whose cells hold strings of letters.

Longer than other modules: what the search knows is one object, so that compiled code reaches it
at C speed, and the loop that runs millions of times a second is one function.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_MAX_LETTERS: Final = 255
"""The most letters of a word in a graph, and so the height of the stack."""

_WORD_SHIFT: Final = 26
_LETTERS: Final = (1 << 26) - 1
"""The bits of a mask that are letters; the one above them ends a word."""

_END: Final = 26
"""Stands after the letters of a face; as a letter it has no bit, and so is never entered."""

_PATIENCE: Final = 1 << 16
"""Steps on one start cell after which ways that lead to nothing new are looked for."""

_FOREVER: Final = 1 << 62

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class GridSearch:
    """A search for the words of one graph on boards of one shape and one set of faces.

    Board and DAWG are walked together, depth first, with a stack that cannot outgrow the
    longest word. The walk stops after any number of steps and goes on later, so that its owner
    can show progress and give up. Compiled, it works without the GIL: threads may share the
    graph, and each needs a search of its own.

    A cell holds a face, a string of letters; "" is for a cell that cannot be used. Letters
    count one by one: `Qu` is a face of two letters.

    Attributes:
        found: how many different words this run has found so far.
        score: their points.
        next_start: the start cell that comes next, for progress.
    """

    def __init__(  # noqa: PLR0917 - a graph is three arrays, a board shape two
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        skips: Sequence[int],
        faces: Sequence[str],
        neighbours: Sequence[int],
        offsets: Sequence[int],
        points: Sequence[int] = (0,),
    ) -> None:
        """Prepare for any number of boards.

        Args:
            masks: of the graph, unsigned 32-bit; see `wordarcade.lexicon.graph`.
            bases: of the graph.
            skips: of the graph.
            faces: the letters of each face, lowercase; a board holds indices into this list.
            neighbours: of all cells, as `grid_neighbours` gives them.
            offsets: where in `neighbours` those of each cell begin, and the end of the last.
            points: what a word is worth by its number of letters, from 0 letters up; the last
                entry is for all longer words.

        Raises:
            ValueError: a face has a sign that is not a lowercase letter.
        """
        self._masks = _quick(masks)
        self._bases = _quick(bases)
        self._skips = _quick(skips)
        self._neighbours = _quick(neighbours)
        self._offsets = _quick(offsets)
        last = len(points) - 1
        self._points = _quick(array("I", [points[min(n, last)] for n in range(_MAX_LETTERS + 1)]))
        spelling, starts = _spell(faces)
        self._spelling = _quick(spelling)
        self._spelling_starts = _quick(starts)

        cells = len(offsets) - 1
        self._cells = cells
        self._letters = _zeros(cells)
        self._rests = _zeros(cells)
        self._live = _zeros(cells)
        self._near = _zeros(cells)
        self._covered = bytearray(cells)

        self._stack = _zeros(_MAX_LETTERS * self._crowd() + 1)
        self._path_cells = _zeros(_MAX_LETTERS)
        self._path_bases = _zeros(_MAX_LETTERS)
        self._path_indices = _zeros(_MAX_LETTERS)
        self._path_lengths = _zeros(_MAX_LETTERS)
        self._path_bottoms = _zeros(_MAX_LETTERS)

        self._open_nodes = _zeros(26 * _MAX_LETTERS)
        self._open_indices = _zeros(26 * _MAX_LETTERS)
        self._words = self._last_index(0, 0) + 1
        self._seen = bytearray(self._words)
        self._found_words = _zeros(self._words + 1)
        self._found_starts = _zeros(self._words + 1)

        self._base = self._index = self._length = 0
        self._top = self._bottom = self._depth = 0
        self._stop = self._waited = 0
        self._min_length = 1
        self._marking = self._pruning = False
        self.found = self.score = self.next_start = 0

    def place(self, board: Sequence[int]) -> None:
        """Lay out a board; what an earlier run found is forgotten.

        Args:
            board: the face number of each cell, row-major, unsigned 32-bit.

        Raises:
            ValueError: the board has not one face for each cell, or an unknown one.
        """
        if len(board) != self._cells:
            raise ValueError(f"The board has {len(board)} cells where {self._cells} are expected.")
        self._check(board)
        self.begin(0, 0)
        self._lay(board, 0)

    def begin(
        self, first: int, stop: int, min_length: int = 1, *, mark_cells: bool = False
    ) -> None:
        """Start a run for the words that can start on a range of cells.

        Args:
            first: the first start cell.
            stop: the cell after the last start cell.
            min_length: the fewest letters of a word.
            mark_cells: whether to note the cells that words pass through. Such a run has to
                go every way, even those that lead to no new word.

        Raises:
            ValueError: the range does not lie on the board.
        """
        if not 0 <= first <= stop <= self._cells:
            raise ValueError(f"Cells {first} to {stop} are no range of {self._cells} cells.")
        self._clear()
        self.next_start = first
        self._stop = stop
        self._min_length = min_length
        self._marking = mark_cells

    def step(self, budget: int) -> bool:
        """Go on with the run; return whether there is more to do.

        Args:
            budget: how many steps to take at most, a step being a cell entered or left: tens
                of millions a second compiled, one or two million interpreted.
        """
        with cython.nogil:
            return self._advance(budget)

    def words(self) -> array[int]:
        """Return the indices of the words found so far, in the order of their start cells."""
        return array("I", self._found_words[: self.found])

    def starts(self) -> array[int]:
        """Return for each of `words` the first cell, row-major, from which it can be laid."""
        return array("I", self._found_starts[: self.found])

    def covered(self) -> bytes:
        """Return for each cell 1 if a word passes through it, when the run marks cells."""
        return bytes(self._covered)

    def count_boards(
        self,
        boards: Sequence[int],
        min_length: int,
        counts: MutableSequence[int],
        scores: MutableSequence[int],
    ) -> None:
        """Count the different words of each of many boards, and their points.

        Args:
            boards: the face numbers of all boards, one after the other, unsigned 32-bit.
            min_length: the fewest letters of a word.
            counts: receives the number of words of each board, unsigned 32-bit.
            scores: receives their points, unsigned 32-bit.

        Raises:
            ValueError: a face is unknown, or the three lengths do not agree.
        """
        if len(boards) != self._cells * len(counts) or len(counts) != len(scores):
            raise ValueError(
                f"{len(boards)} faces do not make {len(counts)} boards of {self._cells} cells."
            )
        self._check(boards)
        self.begin(0, 0, min_length)
        self._count(boards, counts, scores)

    def _check(self, board: Sequence[int]) -> None:
        """Raise ValueError if a face number is too high."""
        faces = len(self._spelling_starts)
        for face in board:
            if face >= faces:
                raise ValueError(f"Face {face} is not one of the {faces} faces.")

    def _crowd(self) -> int:
        """Return the most neighbours that a cell has."""
        most = 0
        offsets = self._offsets
        for cell in range(self._cells):
            most = max(most, offsets[cell + 1] - offsets[cell])
        return most

    def _last_index(self, node: int, index: int) -> int:
        """Return the index of the last word below a node, given that of its first."""
        mask = self._masks[node] & _LETTERS
        while mask:
            letter = 25
            while not mask >> letter & 1:
                letter -= 1
            node = self._bases[node] + letter
            index += self._skips[node]
            mask = self._masks[node] & _LETTERS
        return index

    def _lay(self, boards: Sequence[int], at: int) -> None:
        """Lay out the board that begins at index `at`."""
        live, near, letters, rests = self._live, self._near, self._letters, self._rests
        neighbours, offsets = self._neighbours, self._offsets
        spelling, starts = self._spelling, self._spelling_starts
        for cell in range(self._cells):
            start = starts[boards[at + cell]]
            letter = spelling[start]
            letters[cell] = letter
            rests[cell] = start + 1 if spelling[start + 1] != _END else 0
            live[cell] = (1 << letter) & _LETTERS
        for cell in range(self._cells):
            around = 0
            for place in range(offsets[cell], offsets[cell + 1]):
                around |= live[neighbours[place]]
            near[cell] = around

    def _clear(self) -> None:
        """Forget the run."""
        while self._depth:
            self._depth -= 1
            cell = self._path_cells[self._depth]
            self._live[cell] = 1 << self._letters[cell]
        if self._pruning:
            for index in range(self._words):
                self._seen[index] = 0
        else:
            for place in range(self.found):
                self._seen[self._found_words[place]] = 0
        if self._marking:
            for cell in range(self._cells):
                self._covered[cell] = 0
        self._top = self._bottom = 0
        self._stop = self._waited = 0
        self._pruning = False
        self.found = self.score = self.next_start = 0

    def _count(
        self, boards: Sequence[int], counts: MutableSequence[int], scores: MutableSequence[int]
    ) -> None:
        with cython.nogil:
            for number in range(len(counts)):
                self._lay(boards, number * self._cells)
                self._stop = self._cells
                self._advance(_FOREVER)
                counts[number] = self.found
                scores[number] = self.score
                self._clear()

    def _advance(self, budget: int) -> bool:
        """Take up to `budget` steps; return whether there is more to do."""
        while self._depth or self._top or self.next_start < self._stop:
            if not budget:
                return True
            start = self.next_start
            steps = min(budget, _PATIENCE)
            self._walk(steps)
            budget -= steps
            self._waited = self._waited + steps if self.next_start == start else 0
            if self._waited >= _PATIENCE and not (self._marking or self._pruning):
                self._pruning = True
                self._rule_out()
        return False

    def _walk(self, steps: int) -> None:  # noqa: C901, PLR0912, PLR0915 - one loop, run millions of times a second
        """Take up to `steps` steps.

        `live` has the letter of each cell as a bit, none while the path uses the cell, so that
        one AND tells whether a neighbour is free and its letter goes on. `near` has the letters
        around a cell, used or not: mostly they show that there is no way on. The stack holds
        the cells still to be entered, those next to the end of the path from `bottom` up.

        Whether a word is new, or a neighbour goes on, cannot be foretold, so compiled code
        writes in any case and counts without a branch: a fifth more boards in a second.
        """
        masks, bases, skips = self._masks, self._bases, self._skips
        neighbours, offsets, spelling = self._neighbours, self._offsets, self._spelling
        letters, rests, live, near = self._letters, self._rests, self._live, self._near
        path_cells, path_bases = self._path_cells, self._path_bases
        path_indices, path_lengths = self._path_indices, self._path_lengths
        path_bottoms, stack, points = self._path_bottoms, self._stack, self._points
        seen, found_words, found_starts = self._seen, self._found_words, self._found_starts
        base, index, length = self._base, self._index, self._length
        top, bottom, depth = self._top, self._bottom, self._depth
        next_start, min_length = self.next_start, self._min_length
        marking, pruning = self._marking, self._pruning
        found, score = self.found, self.score
        start = next_start - 1

        for _step in range(steps):
            if top == bottom:
                if depth:
                    depth -= 1
                    cell = path_cells[depth]
                    live[cell] = 1 << letters[cell]
                    base = path_bases[depth]
                    index = path_indices[depth]
                    length = path_lengths[depth]
                    bottom = path_bottoms[depth]
                    continue
                if next_start == self._stop:
                    break
                start = next_start
                next_start += 1
                base = bases[0]
                index = length = 0
                stack[0] = start
                if live[start] & masks[0]:
                    top = 1
                continue

            top -= 1
            cell = stack[top]
            node = base + letters[cell]
            mask = masks[node]
            word = index + skips[node]
            size = length + 1
            rest = rests[cell]
            if rest:
                letter = spelling[rest]
                while letter != _END and mask >> letter & 1:
                    node = bases[node] + letter
                    mask = masks[node]
                    word += skips[node]
                    size += 1
                    rest += 1
                    letter = spelling[rest]
                if letter != _END:
                    continue

            if cython.compiled:
                new = mask >> _WORD_SHIFT & (size >= min_length) & (seen[word] ^ 1)
                seen[word] |= new
                found_words[found] = word
                found_starts[found] = start
                found += new
                score += points[size] * new
            elif mask > _LETTERS and size >= min_length and not seen[word]:
                seen[word] = 1
                found_words[found] = word
                found_starts[found] = start
                found += 1
                score += points[size]
            if marking and mask > _LETTERS and size >= min_length:
                self._covered[cell] = 1
                for level in range(depth):
                    self._covered[path_cells[level]] = 1

            if not mask & near[cell]:
                continue
            if pruning and self._is_exhausted(node, word, size):
                continue
            path_cells[depth] = cell
            path_bases[depth] = base
            path_indices[depth] = index
            path_lengths[depth] = length
            path_bottoms[depth] = bottom
            depth += 1
            live[cell] = 0
            base = bases[node]
            index = word
            length = size
            bottom = top
            if cython.compiled:
                for place in range(offsets[cell], offsets[cell + 1]):
                    stack[top] = neighbours[place]
                    top += (live[neighbours[place]] & mask) != 0
            else:
                for neighbour in neighbours[offsets[cell] : offsets[cell + 1]]:
                    if live[neighbour] & mask:
                        stack[top] = neighbour
                        top += 1

        self._base, self._index, self._length = base, index, length
        self._top, self._bottom, self._depth = top, bottom, depth
        self.next_start = next_start
        self.found, self.score = found, score

    def _rule_out(self) -> None:
        """Count words with a letter that is not on the board as words that the run has."""
        masks, bases, skips = self._masks, self._bases, self._skips
        here = 0
        for cell in range(self._cells):
            here |= 1 << self._letters[cell]
            rest = self._rests[cell]
            while rest and self._spelling[rest] != _END:
                here |= 1 << self._spelling[rest]
                rest += 1
        top = 1
        self._open_nodes[0] = self._open_indices[0] = 0
        while top:
            top -= 1
            node = self._open_nodes[top]
            index = self._open_indices[top]
            for letter in range(26):
                if not masks[node] >> letter & 1:
                    continue
                child = bases[node] + letter
                first = index + skips[child]
                if here >> letter & 1:
                    self._open_nodes[top] = child
                    self._open_indices[top] = first
                    top += 1
                else:
                    for word in range(first, self._last_index(child, first) + 1):
                        self._seen[word] = 1

    def _is_exhausted(self, node: int, first: int, length: int) -> bool:
        """Return whether the run already has all words below a node that it can have.

        Args:
            node: the node.
            first: the index of its first word.
            length: the letters on the way to it.
        """
        if length < self._min_length and self._masks[node] >> _WORD_SHIFT:
            self._seen[first] = 1
        for index in range(first, self._last_index(node, first) + 1):  # noqa: SIM110 - no GIL
            if not self._seen[index]:
                return False
        return True


def _spell(faces: Sequence[str]) -> tuple[array[int], array[int]]:
    """Return the letters of all faces, each face ended by `_END`, and where each begins.

    Raises:
        ValueError: a face has a sign that is not a lowercase letter.
    """
    spelling, starts = array("I"), array("I")
    for face in faces:
        starts.append(len(spelling))
        for sign in face:
            if not "a" <= sign <= "z":
                raise ValueError(f"The face '{face}' has '{sign}', which is not in a to z.")
            spelling.append(ord(sign) - ord("a"))
        spelling.append(_END)
    # An empty face has no rest, but its place is looked at before that is known.
    spelling.append(_END)
    return spelling, starts
