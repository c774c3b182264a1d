# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Search for all words on boards whose faces are strings of letters.

Longer than other modules: the search's state is one object, which compiled code reaches at C
speed, and the loop that runs millions of times a second is one function.
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
"""Steps without a new word on one start cell after which something has to be done about it."""

_SET_ASIDE: Final = 3
"""Marks a word that the search does not look for any more; 1 marks one that it has."""

_MOST_SET_ASIDE: Final = 100
"""About how many words are set aside at once, where there is a choice."""

_TRAILS_AT_FIRST: Final = 1 << 12
"""The cells of all paths together for which there is room before more is made."""

_FOREVER: Final = 1 << 62

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class GridSearch:
    """A search for the words of one graph on boards of one shape and one set of faces.

    Board and DAWG are walked together, depth first, with a stack bounded by the longest word.
    The walk can pause after any number of steps, so that its caller can show progress or cancel.
    Compiled, it releases the GIL: threads may share the graph, but each needs its own search.

    A cell holds a face, a string of letters; "" blocks the cell. Letters count one by one: `Qu`
    is a face of two letters.

    Inside, the board is laid out with unused cells around it: one after each row, which is the
    one before the next, and a row above and below. Neighbours are then eight fixed steps away.

    Attributes:
        found: how many different words this run has found so far.
        score: their points.
        next_start: the next start cell, for progress.
        set_aside: how many words the run has set aside so far.
    """

    def __init__(  # noqa: PLR0917 - a graph is three arrays, a board shape two numbers
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        skips: Sequence[int],
        faces: Sequence[str],
        rows: int,
        columns: int,
        points: Sequence[int] = (0,),
    ) -> None:
        """Prepare for any number of boards.

        Args:
            masks: of the graph, unsigned 32-bit; see `wordarcade.lexicon.graph`.
            bases: of the graph.
            skips: of the graph.
            faces: the letters of each face, lowercase; a board holds indices into this list.
            rows: of every board, 0 or more.
            columns: of every board, 0 or more.
            points: what a word is worth by its number of letters, from 0 letters up; the last
                entry is for all longer words.

        Raises:
            ValueError: a face has a sign that is not a lowercase letter.
        """
        self._masks = _quick(masks)
        self._bases = _quick(bases)
        self._skips = _quick(skips)
        last = len(points) - 1
        self._points = _quick(array("I", [points[min(n, last)] for n in range(_MAX_LETTERS + 1)]))
        spelling, starts = _spell(faces)
        self._spelling = _quick(spelling)
        self._spelling_starts = _quick(starts)

        self._rows = rows
        self._columns = columns
        self._cells = rows * columns
        width = columns + 1
        self._corner = width + 1
        self._places = (rows + 2) * width + 1
        # Anticlockwise from north-west: the stack gives them back clockwise from north.
        ways = [-width - 1, -1, width - 1, width, width + 1, 1, 1 - width, -width]
        self._ways = _quick(array("i", ways))
        self._board = _quick(array("I"))
        self._board_start = 0
        self._laid = self._places
        self._letters = _zeros(self._places)
        self._rests = _zeros(self._places)
        self._live = _zeros(self._places)
        self._near = _zeros(self._places)
        self._covered = bytearray(self._places)

        self._stack = _zeros(_MAX_LETTERS * len(ways) + 1)
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
        self._found_ends = _zeros(self._words + 1)
        self._trails = array("I", (0,)) * _TRAILS_AT_FIRST
        self._trails_end = 0

        self._base = self._index = self._length = 0
        self._top = self._bottom = self._depth = 0
        self._stop = self._waited = 0
        self._min_length = 1
        self._marking = self._counting = self._pruning = False
        self.found = self.score = self.next_start = self.set_aside = 0

    def place(self, board: Sequence[int]) -> None:
        """Take a board, and forget what an earlier run found.

        Args:
            board: the face number of each cell, row-major, unsigned 32-bit. It must not change
                until a run has ended; the run lays it out.

        Raises:
            ValueError: the board has not one face for each cell, or an unknown one.
        """
        if len(board) != self._cells:
            raise ValueError(f"The board has {len(board)} cells where {self._cells} are expected.")
        self._check(board)
        self.begin(0, 0)
        self._board = _quick(board)
        self._board_start = self._laid = 0

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
        if not 0 <= first <= stop <= self._cells:
            raise ValueError(f"Cells {first} to {stop} are no range of {self._cells} cells.")
        self._clear()
        self.next_start = first
        self._stop = stop
        self._min_length = min_length
        self._marking = mark_cells
        self._counting = False

    def step(self, budget: int) -> bool:
        """Continue the run; return whether there is more to do.

        Args:
            budget: how many steps to take at most, a step being a cell laid out, entered or
                left: tens of millions a second compiled, one or two million interpreted.
        """
        if self._is_full():
            self._trails = array("I", 2 * bytes(self._trails))
        with cython.nogil:
            return self._advance(budget)

    def words(self) -> array[int]:
        """Return the indices of the words found so far, in the order of their first paths."""
        return array("I", self._found_words[: self.found])

    def paths(self) -> tuple[array[int], array[int]]:
        """Return for each of `words` the first path that spells it.

        First means: start cells row-major, then neighbours clockwise from north.

        Returns:
            The cells of all paths, row-major numbers, one path after the other; and the place
            after the end of each path.
        """
        ends = array("I", self._found_ends[: self.found])
        return array("I", self._trails[: self._trails_end]), ends

    def words_set_aside(self) -> array[int]:
        """Return the indices of words that the run could not decide.

        Very many paths begin like them; a search for one word at a time decides them faster.
        Some may be shorter than the run's shortest words.
        """
        marks = bytes(self._seen)
        return array("I", [word for word in range(self._words) if marks[word] == _SET_ASIDE])

    def covered(self) -> bytes:
        """Return 1 for each cell that a word passes through, else 0, if the run marks cells."""
        firsts = range(self._corner, self._places - self._corner, self._columns + 1)
        return b"".join(bytes(self._covered[at : at + self._columns]) for at in firsts)

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
        if len(boards) != self._cells * len(counts) or len(counts) != len(scores):
            raise ValueError(
                f"{len(boards)} faces do not make {len(counts)} boards of {self._cells} cells."
            )
        self._check(boards)
        self.begin(0, 0, min_length)
        self._counting = True
        self._board = _quick(boards)
        self._count(counts, scores)

    def _check(self, board: Sequence[int]) -> None:
        """Raise ValueError if a face number is too high."""
        faces = len(self._spelling_starts)
        for face in board:
            if face >= faces:
                raise ValueError(f"Face {face} is not one of the {faces} faces.")

    def _last_index(self, node: int, index: int) -> int:
        """Return the index of the last word below a node, given that of its first."""
        mask = self._masks[node] & _LETTERS
        while mask:
            if cython.compiled:
                letter = 25
                while not mask >> letter & 1:
                    letter -= 1
            else:
                letter = mask.bit_length() - 1
            node = self._bases[node] + letter
            index += self._skips[node]
            mask = self._masks[node] & _LETTERS
        return index

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
            for cell in range(self._places):
                self._covered[cell] = 0
        self._top = self._bottom = 0
        self._stop = self._waited = self._trails_end = 0
        self._pruning = False
        self.found = self.score = self.next_start = self.set_aside = 0

    def _count(self, counts: MutableSequence[int], scores: MutableSequence[int]) -> None:
        with cython.nogil:
            for number in range(len(counts)):
                self._board_start = number * self._cells
                self._laid = 0
                self._stop = self._cells
                self._advance(_FOREVER)
                counts[number] = self.found
                scores[number] = self.score
                self._clear()

    def _is_full(self) -> bool:
        """Return whether there may be no room for another path."""
        return self._trails_end + _MAX_LETTERS > len(self._trails)

    def _advance(self, budget: int) -> bool:
        """Take up to `budget` steps; return whether there is more to do."""
        if self._laid < self._places:
            steps = min(budget, self._places - self._laid)
            self._lay(steps)
            budget -= steps
        while self._depth or self._top or self.next_start < self._stop:
            if not budget or self._is_full():
                return True
            found, start = self.found, self.next_start
            steps = min(budget, _PATIENCE)
            self._walk(steps)
            budget -= steps
            if self._pruning and self._is_exhausted(0, 0, 0):
                return False
            stuck = self.found == found and self.next_start == start
            self._waited = self._waited + steps if stuck else 0
            if self._waited >= _PATIENCE and not self._marking:
                self._waited = 0
                if not self._pruning:
                    self._pruning = True
                    self._rule_out()
                elif not self._counting:
                    self._put_aside()
        return False

    def _lay(self, steps: int) -> None:
        """Lay out the next `steps` places, row-major.

        All around a cell is laid when the place to the south-east of it is.
        """
        live, near, letters, rests = self._live, self._near, self._letters, self._rests
        spelling, starts, ways = self._spelling, self._spelling_starts, self._ways
        board, width = self._board, self._columns + 1
        for place in range(self._laid, self._laid + steps):
            row = place // width
            column = place - row * width
            if 1 <= row <= self._rows and column:
                number = self._board_start + (row - 1) * self._columns + column - 1
                start = starts[board[number]]
                letter = spelling[start]
                letters[place] = letter
                rests[place] = start + 1 if spelling[start + 1] != _END else 0
                live[place] = (1 << letter) & _LETTERS
            else:
                letters[place] = _END
            if place >= 2 * self._corner:
                cell = place - self._corner
                around = 0
                for way in range(8):
                    around |= live[cell + ways[way]]
                near[cell] = around
        self._laid += steps

    def _walk(self, steps: int) -> None:  # noqa: C901, PLR0912, PLR0915 - one loop, run millions of times a second
        """Take up to `steps` steps.

        `live` has the letter of each cell as a bit, none while the path uses the cell, so that
        one AND tests whether a neighbour is free and its letter continues. `near` has the letters
        around a cell, used or not: mostly they show that there is no way on. The stack holds
        the cells still to be entered, those next to the end of the path from `bottom` up.

        Whether a word is new, or a neighbour continues, is unpredictable, so compiled code
        always writes and counts without a branch: a fifth more boards per second.
        """
        masks, bases, skips = self._masks, self._bases, self._skips
        spelling, ways = self._spelling, self._ways
        letters, rests, live, near = self._letters, self._rests, self._live, self._near
        path_cells, path_bases = self._path_cells, self._path_bases
        path_indices, path_lengths = self._path_indices, self._path_lengths
        path_bottoms, stack, points = self._path_bottoms, self._stack, self._points
        seen, found_words = self._seen, self._found_words
        base, index, length = self._base, self._index, self._length
        top, bottom, depth = self._top, self._bottom, self._depth
        next_start, min_length = self.next_start, self._min_length
        marking, pruning, counting = self._marking, self._pruning, self._counting
        found, score = self.found, self.score

        while steps:
            steps -= 1
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
                cell = next_start + next_start // self._columns + self._corner
                next_start += 1
                base = bases[0]
                index = length = 0
                stack[0] = cell
                if live[cell] & masks[0]:
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
                found += new
                score += points[size] * new
                if not counting and new and not self._keep_path(found - 1, depth, cell):
                    steps = 0
            elif mask > _LETTERS and size >= min_length and not seen[word]:
                seen[word] = 1
                found_words[found] = word
                found += 1
                score += points[size]
                if not counting and not self._keep_path(found - 1, depth, cell):
                    steps = 0
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
                for way in range(8):
                    neighbour = cell + ways[way]
                    stack[top] = neighbour
                    top += (live[neighbour] & mask) != 0
            else:
                for way in ways:
                    if live[cell + way] & mask:
                        stack[top] = cell + way
                        top += 1

        self._base, self._index, self._length = base, index, length
        self._top, self._bottom, self._depth = top, bottom, depth
        self.next_start = next_start
        self.found, self.score = found, score

    def _keep_path(self, number: int, depth: int, last: int) -> bool:
        """Record the path of the word just found; return whether another one fits.

        Args:
            number: of the word, among those found.
            depth: the cells before the last.
            last: the last cell.
        """
        # The number of a cell leaves out the unused cell of each row above.
        width = self._columns + 1
        for level in range(depth + 1):
            place = (self._path_cells[level] if level < depth else last) - self._corner
            self._trails[self._trails_end] = place - place // width
            self._trails_end += 1
        self._found_ends[number] = self._trails_end
        return not self._is_full()

    def _rule_out(self) -> None:
        """Count words with a letter that the board lacks as done."""
        masks, bases, skips = self._masks, self._bases, self._skips
        here = 0
        for cell in range(self._corner, self._places):
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

    def _put_aside(self) -> None:
        """Set aside words that begin like the path, so that the walk can leave them.

        These are the words below the first cell of the path that does not lead to too many, or
        below the last one.
        """
        node = index = 0
        for level in range(self._depth):
            cell = self._path_cells[level]
            letter = self._letters[cell]
            rest = self._rests[cell]
            while letter != _END:
                node = self._bases[node] + letter
                index += self._skips[node]
                letter = self._spelling[rest] if rest else _END
                rest += 1
            last = self._last_index(node, index)
            unseen = 0
            for word in range(index, last + 1):
                unseen += self._seen[word] == 0
            if unseen <= _MOST_SET_ASIDE or level == self._depth - 1:
                for word in range(index, last + 1):
                    if not self._seen[word]:
                        self._seen[word] = _SET_ASIDE
                self.set_aside += unseen
                return

    def _is_exhausted(self, node: int, first: int, length: int) -> bool:
        """Return whether the run already has all the words below a node.

        Args:
            node: the node.
            first: the index of its first word.
            length: the letters on the way to it.
        """
        if length < self._min_length and self._masks[node] >> _WORD_SHIFT:
            self._seen[first] |= 1
        last = self._last_index(node, first)
        if not cython.compiled:
            return self._seen.find(0, first, last + 1) < 0
        for index in range(first, last + 1):  # noqa: SIM110 - no GIL
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
