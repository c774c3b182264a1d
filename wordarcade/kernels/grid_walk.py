# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The walk over a board and a graph together, depth first: the loop of a board search."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros
from wordarcade.kernels.grid_numbers import END, LETTERS, MAX_LETTERS, WORD_SHIFT

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.grid_board import GridBoard
    from wordarcade.kernels.grid_finds import GridFinds
    from wordarcade.kernels.grid_words import GridWords

_zeros = partial(zeros, cython.compiled)


class GridWalk:
    """A walk along all paths that words of the graph begin like, from a range of start cells.

    Its stack holds the cells still to be entered, and is bounded by the longest word: each cell
    of the path has left seven neighbours there at most. The walk can pause after any step.

    Attributes:
        next_start: the next start cell, row-major.
        depth: the cells of the path.
        marking: whether to note the cells that words use.
        pruning: whether to leave out what leads to words that are not looked for.
        counting: whether words are only counted, without their paths.
    """

    def __init__(self, board: GridBoard, words: GridWords, finds: GridFinds) -> None:
        """Make room for the longest path.

        Args:
            board: where to walk; its path is that of the walk.
            words: those that are looked for.
            finds: receives what is found.
        """
        self._board, self._words, self._finds = board, words, finds
        self._stack = _zeros(MAX_LETTERS * len(self._board.ways) + 1)
        # What was known before each cell of the path was entered.
        self._path_bases = _zeros(MAX_LETTERS)
        self._path_indices = _zeros(MAX_LETTERS)
        self._path_lengths = _zeros(MAX_LETTERS)
        self._path_bottoms = _zeros(MAX_LETTERS)
        self._base = self._index = self._length = 0
        self._top = self._bottom = self.depth = 0
        self.next_start = self._stop = 0
        self.marking = self.pruning = self.counting = False

    def begin(self, first: int, stop: int) -> None:
        """Give up the path, and turn to other start cells.

        Args:
            first: the first start cell.
            stop: the cell after the last start cell.
        """
        self._board.leave(self.depth)
        self._top = self._bottom = self.depth = 0
        self.next_start, self._stop = first, stop
        self.pruning = False

    def has_more(self) -> bool:
        """Return whether there is a step to take."""
        return self.depth > 0 or self._top > 0 or self.next_start < self._stop

    def go(self, steps: int) -> None:  # noqa: C901, PLR0912, PLR0915 - one loop, run millions of times a second
        """Take up to `steps` steps, a step being a cell entered or left.

        `live` has the letter of each cell as a bit, none while the path uses the cell, so that
        one AND tests whether a neighbour is free and its letter continues. `near` has the letters
        around a cell, used or not: mostly they show that there is no way on. On the stack, cells
        next to the end of the path stand from `bottom` up.

        Whether a word is new, or a neighbour continues, is unpredictable, so compiled code
        always writes and counts without a branch: a fifth more boards per second.
        """
        masks, bases, skips = self._words.masks, self._words.bases, self._words.skips
        spelling, ways = self._board.spelling, self._board.ways
        letters, rests = self._board.letters, self._board.rests
        live, near, path = self._board.live, self._board.near, self._board.path
        path_bases, path_indices = self._path_bases, self._path_indices
        path_lengths, path_bottoms = self._path_lengths, self._path_bottoms
        stack, points = self._stack, self._finds.points
        seen, found_words = self._words.seen, self._finds.words
        base, index, length = self._base, self._index, self._length
        top, bottom, depth = self._top, self._bottom, self.depth
        next_start, min_length = self.next_start, self._words.min_length
        marking, pruning, counting = self.marking, self.pruning, self.counting
        found, score = self._finds.count, self._finds.score

        while steps:
            steps -= 1
            if top == bottom:
                if depth:
                    depth -= 1
                    cell = path[depth]
                    live[cell] = 1 << letters[cell]
                    base = path_bases[depth]
                    index = path_indices[depth]
                    length = path_lengths[depth]
                    bottom = path_bottoms[depth]
                    continue
                if next_start == self._stop:
                    break
                cell = next_start + next_start // self._board.columns + self._board.corner
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
                while letter != END and mask >> letter & 1:
                    node = bases[node] + letter
                    mask = masks[node]
                    word += skips[node]
                    size += 1
                    rest += 1
                    letter = spelling[rest]
                if letter != END:
                    continue

            if cython.compiled:
                new = mask >> WORD_SHIFT & (size >= min_length) & (seen[word] ^ 1)
                seen[word] |= new
                found_words[found] = word
                found += new
                score += points[size] * new
                if not counting and new and not self._finds.keep_path(found - 1, depth, cell):
                    steps = 0
            elif mask > LETTERS and size >= min_length and not seen[word]:
                seen[word] = 1
                found_words[found] = word
                found += 1
                score += points[size]
                if not counting and not self._finds.keep_path(found - 1, depth, cell):
                    steps = 0
            if marking and mask > LETTERS and size >= min_length:
                self._finds.mark(depth, cell)

            if not mask & near[cell]:
                continue
            if pruning and self._words.is_exhausted(node, word, size):
                continue
            path[depth] = cell
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
        self._top, self._bottom, self.depth = top, bottom, depth
        self.next_start = next_start
        self._finds.count, self._finds.score = found, score
