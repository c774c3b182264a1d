# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Sorted list of the reversed prefixes of all words, from which a GADDAG is built."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import doubled, zeros

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_LONGEST: Final = 15
"""The most letters of a word that is laid on a board."""

_SHORTEST: Final = 2
"""The fewest letters of a word that is laid on a board."""

_LETTERS: Final = (1 << 26) - 1
_WORD_SHIFT: Final = 26
_LINE_FEED: Final = 10
_BEFORE_A: Final = 96
_SIGNS: Final = 27
"""The letters, and that there is none."""

_ROOM: Final = 1 << 14
"""The initial capacity for prefixes."""

_zeros = partial(zeros, cython.compiled)
_doubled = partial(doubled, cython.compiled)


def shift(bases: MutableSequence[int], by: int) -> None:
    """Adjust the rows of a graph that moves `by` slots on."""
    for slot in range(len(bases)):
        bases[slot] += by


class BackwardBeginnings:
    """Lists the reversed prefixes of a graph's words alphabetically, in steps.

    A prefix here has 1 letter or more of a word of 2 to 15 letters, up to all of them. The words
    are walked depth first. A prefix is noted when the first word with it is found, so that longer
    words leave no trace. Then the list is sorted by LSD radix sort, one letter at a time from the
    last on.

    Attributes:
        found: the number of prefixes.
        text: when done, the prefixes, each reversed, one per line.
        nodes: when done, the graph node that the prefix of each line leads to. Of slots that
            share a node, the first one found is given throughout.
    """

    def __init__(self, masks: Sequence[int], bases: Sequence[int]) -> None:
        """Prepare to walk a graph.

        Args:
            masks: of the graph, unsigned 32-bit; see `wordarcade.lexicon.graph`.
            bases: of the graph.
        """
        self._masks = masks
        self._bases = bases
        self.found = 0
        self._room = _ROOM

        # The way to where the walk is: nodes, their letters, and the letters not yet tried.
        # The first `_known` letters of it are written down.
        self._depth = self._known = 0
        self._path_nodes = _zeros(_LONGEST + 1)
        self._path_letters = _zeros(_LONGEST + 1)
        self._untried = _zeros(_LONGEST + 1)
        self._untried[0] = masks[0] & _LETTERS
        self._walked = False

        # By slot of a first child, and whether a word ends: the first slot of the node, plus 1.
        self._firsts = _zeros(2 * (len(masks) + 1))

        # By beginning: its letters from the last, 1 to 26, as many zeros as there is room; its
        # node; and the order of all by the letters from `_sorted_from` on.
        self._rows = bytearray(_LONGEST * _ROOM)
        self._nodes = _zeros(_ROOM)
        self._order = self._next_order = _zeros(0)
        self._sorted_from = _LONGEST
        self._counts = _zeros(_SIGNS)

        self.text = b""
        self.nodes = array("I")

    @property
    def progress(self) -> float:
        """The share of the work that is done, from 0.0 to 1.0."""
        share = (_LONGEST - self._sorted_from) / _LONGEST
        if self._walked:
            return 0.5 + 0.5 * share
        return 0.5 * self._path_letters[1] / 26

    def step(self, budget: int) -> bool:
        """Continue; return whether there is more to do.

        Args:
            budget: how many letters to walk, at most: tens of millions a second compiled, about
                a million interpreted. Sorting by one letter is a step, too.
        """
        if not self._walked:
            if self._room - self.found <= _LONGEST:
                self._make_room()
            with cython.nogil:
                self._walked = self._walk(budget)
            if self._walked:
                self._order = _zeros(self.found)
                self._next_order = _zeros(self.found)
                for number in range(self.found):
                    self._order[number] = number
            return True
        if self._sorted_from:
            with cython.nogil:
                self._sort()
            return True
        self._write()
        return False

    def _walk(self, budget: int) -> bool:
        """Try up to `budget` letters, fewer if there is no room; return whether that was all."""
        masks, bases = self._masks, self._bases
        letters, untried = self._path_letters, self._untried
        while budget and self._room - self.found > _LONGEST:
            budget -= 1
            depth = self._depth
            if not untried[depth]:
                if not depth:
                    return True
                self._depth = depth - 1
                self._known = min(self._known, self._depth)
                continue
            letter = letters[depth + 1]
            while not untried[depth] >> letter & 1:
                letter += 1
            untried[depth] ^= 1 << letter
            letters[depth + 1] = letter
            node = bases[self._path_nodes[depth]] + letter
            depth += 1
            self._path_nodes[depth] = node
            self._depth = depth
            if masks[node] >> _WORD_SHIFT and depth >= _SHORTEST:
                while self._known < depth:
                    self._known += 1
                    self._add()
            if depth < _LONGEST:
                untried[depth] = masks[node] & _LETTERS
                letters[depth + 1] = 0
            else:
                untried[depth] = 0
        return False

    def _add(self) -> None:
        """Note the first `_known` letters of the path as a prefix."""
        at = self.found * _LONGEST
        for depth in range(self._known, 0, -1):
            self._rows[at] = self._path_letters[depth] + 1
            at += 1
        node = self._path_nodes[self._known]
        mask = self._masks[node]
        key = mask >> _WORD_SHIFT
        if mask & _LETTERS:
            letter = 0
            while not mask >> letter & 1:
                letter += 1
            key |= self._bases[node] + letter << 1
        if not self._firsts[key]:
            self._firsts[key] = node + 1
        self._nodes[self.found] = self._firsts[key] - 1
        self.found += 1

    def _make_room(self) -> None:
        """Double the room for prefixes."""
        self._nodes = _doubled(self._nodes)
        self._rows = bytearray(self._rows) + bytes(_LONGEST * self._room)
        self._room *= 2

    def _sort(self) -> None:
        """Sort by one letter more."""
        order, sorted_, rows, counts = self._order, self._next_order, self._rows, self._counts
        self._sorted_from -= 1
        column = self._sorted_from
        for sign in range(_SIGNS):
            counts[sign] = 0
        for number in range(self.found):
            counts[rows[number * _LONGEST + column]] += 1
        before = 0
        for sign in range(_SIGNS):
            count = counts[sign]
            counts[sign] = before
            before += count
        for place in range(self.found):
            number = order[place]
            sign = rows[number * _LONGEST + column]
            sorted_[counts[sign]] = number
            counts[sign] += 1
        self._order, self._next_order = sorted_, order

    def _write(self) -> None:
        """Output the prefixes in order."""
        text = bytearray((_LONGEST + 1) * self.found)
        self.nodes = array("I", (0,)) * self.found
        self.text = bytes(text[: self._spell(text, self.nodes)])

    def _spell(self, text: bytearray, nodes: array[int]) -> int:
        """Fill in text and nodes; return the length of the text."""
        rows, order = self._rows, self._order
        end = 0
        for place in range(self.found):
            at = order[place] * _LONGEST
            stop = at + _LONGEST
            while at < stop and rows[at]:
                text[end] = rows[at] + _BEFORE_A
                at += 1
                end += 1
            text[end] = _LINE_FEED
            end += 1
            nodes[place] = self._nodes[order[place]]
        return end
