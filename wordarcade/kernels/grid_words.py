# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The words of a graph, and which of them a search of boards still looks for."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros
from wordarcade.kernels.grid_numbers import END, LETTERS, MAX_LETTERS, WORD_SHIFT

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.grid_board import GridBoard

_SET_ASIDE: Final = 3
"""Marks a word that the search does not look for any more; 1 marks one that it has."""

_MOST_SET_ASIDE: Final = 100
"""About how many words are set aside at once, where there is a choice."""

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class GridWords:
    """The words of a graph, each with a mark that says whether it is still looked for.

    A walk leaves out what leads to marked words only. So words can be marked that are not on the
    board, or too short, or that would take too long to find.

    Attributes:
        masks: of the graph.
        bases: of the graph.
        skips: of the graph.
        count: how many words there are; they are numbered in alphabetical order.
        seen: a mark for each word, 0 if it is looked for.
        min_length: the fewest letters of a word.
        set_aside: how many words the run has set aside so far.
    """

    def __init__(
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        skips: Sequence[int],
        board: GridBoard,
    ) -> None:
        """Take a graph.

        Args:
            masks: of the graph, unsigned 32-bit; see `wordarcade.lexicon.graph`.
            bases: of the graph.
            skips: of the graph.
            board: where the words are looked for.
        """
        self.masks = _quick(masks)
        self.bases = _quick(bases)
        self.skips = _quick(skips)
        self._board = board
        self.count = self._last_index(0, 0) + 1
        self.seen = bytearray(self.count)
        self.min_length = 1
        self.set_aside = 0
        self._open_nodes = _zeros(26 * MAX_LETTERS)
        self._open_indices = _zeros(26 * MAX_LETTERS)

    def indices_set_aside(self) -> array[int]:
        """Return the indices of the words that the run has set aside."""
        marks = bytes(self.seen)
        return array("I", [word for word in range(self.count) if marks[word] == _SET_ASIDE])

    def look_for_all(self) -> None:
        """Take all marks away."""
        for index in range(self.count):
            self.seen[index] = 0

    def rule_out(self) -> None:
        """Mark the words with a letter that the board lacks."""
        masks, bases, skips = self.masks, self.bases, self.skips
        here = self._board.letters_here()
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
                        self.seen[word] = 1

    def put_aside(self, depth: int) -> None:
        """Set aside words that begin like the path, so that a walk can leave them.

        These are the words below the first cell of the path that does not lead to too many, or
        below the last one.

        Args:
            depth: the cells of the path.
        """
        spelling = self._board.spelling
        node = index = 0
        for level in range(depth):
            cell = self._board.path[level]
            letter = self._board.letters[cell]
            rest = self._board.rests[cell]
            while letter != END:
                node = self.bases[node] + letter
                index += self.skips[node]
                letter = spelling[rest] if rest else END
                rest += 1
            last = self._last_index(node, index)
            unseen = 0
            for word in range(index, last + 1):
                unseen += self.seen[word] == 0
            if unseen <= _MOST_SET_ASIDE or level == depth - 1:
                for word in range(index, last + 1):
                    if not self.seen[word]:
                        self.seen[word] = _SET_ASIDE
                self.set_aside += unseen
                return

    def is_exhausted(self, node: int, first: int, length: int) -> bool:
        """Return whether no word below a node is looked for.

        Args:
            node: the node.
            first: the index of its first word.
            length: the letters on the way to it.
        """
        if length < self.min_length and self.masks[node] >> WORD_SHIFT:
            self.seen[first] |= 1
        last = self._last_index(node, first)
        if not cython.compiled:
            return self.seen.find(0, first, last + 1) < 0
        for index in range(first, last + 1):  # noqa: SIM110 - no GIL
            if not self.seen[index]:
                return False
        return True

    def _last_index(self, node: int, index: int) -> int:
        """Return the index of the last word below a node, given that of its first."""
        mask = self.masks[node] & LETTERS
        while mask:
            if cython.compiled:
                letter = 25
                while not mask >> letter & 1:
                    letter -= 1
            else:
                letter = mask.bit_length() - 1
            node = self.bases[node] + letter
            index += self.skips[node]
            mask = self.masks[node] & LETTERS
        return index
