# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Exact values of a hand of letters and all its sub-multisets, by dynamic programming."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_WORD_SHIFT: Final = 26
"""The bit of a graph's mask that marks the end of a word."""

_MOST_LETTERS: Final = 31
"""The most letters of a hand, each of which is a bit of a mask."""

_MOST_POINTS: Final = (1 << 16) - 1
"""The highest total that the tables hold."""

_OPEN: Final = (1 << 32) - 1
"""The end of a subtree to which words are still being added: beyond all nodes."""

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class HandOptimum:
    """Dynamic programming over the parts (sub-multisets) of one hand.

    The letters left decide what can still be earned. With words only,

        best(H) = max over the words w in H of points(w) * factor(|H|, |w|) + best(H - w),

    or 0 if H has no word. With discards, H is worth no less than H without any one of its
    letters.

    A part is numbered in mixed radix, by how many letters of each kind it has. Taking a word
    away is then one subtraction, and in rising order every part comes after its own parts. Words
    of the same letters are one part, and count once. A part that is a word joins the trie (over
    sorted letters) when its turn comes: rising order is preorder, so the trie is a list that only
    grows, and walking the words in a part is a loop that goes one node on, or past a subtree
    whose letter is missing. Letters are bits of a mask, the second E of a hand another bit than
    its first.

    Attributes:
        parts: how many parts the hand has; the last is the hand itself.
        weights: by kind, what a letter of it adds to the number of a part.
        best: by part, the most that words can earn, unsigned 16-bit.
        best_with_discards: the same, with discards allowed.
    """

    def __init__(  # noqa: PLR0917 - flat arrays one by one
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        meanings: Sequence[int],
        counts: Sequence[int],
        values: Sequence[int],
        factors: Sequence[int],
    ) -> None:
        """Prepare the tables of a hand.

        Args:
            masks: of the graph, unsigned 32-bit; see `wordarcade.lexicon.graph`.
            bases: of the graph.
            meanings: by kind, the letters that it may stand for, as bits 0 (a) to 25 (z). Kinds
                that most words use should come first, which saves a third of the time.
            counts: by kind, how many letters of it the hand has, 1 or more.
            values: by kind, what a letter of it is worth.
            factors: how many times the points of a word of `length` letters count that is played
                from `n`, at index `n * (letters + 1) + length`, the hand having `letters`.

        Raises:
            ValueError: there are more than 31 letters, the lengths of the lists do not agree, or
                a total might not fit into 16 bits.
        """
        kinds, letters = len(counts), sum(counts)
        if letters > _MOST_LETTERS:
            raise ValueError(f"The hand has {letters} letters, where {_MOST_LETTERS} are the most.")
        if not len(meanings) == len(values) == kinds or len(factors) != (letters + 1) ** 2:
            raise ValueError(f"The lists do not describe {letters} letters of {kinds} kinds.")
        points = sum(count * value for count, value in zip(counts, values, strict=True))
        if points * max(factors) > _MOST_POINTS:
            raise ValueError(f"A hand of {points} points may earn more than {_MOST_POINTS}.")

        # A hand walks so little of the graph that a list of it would not pay, in either form.
        self._masks = masks
        self._bases = bases
        self._meanings = _quick(array("I", meanings))
        self._counts = _quick(array("I", counts))
        self._values = _quick(array("I", values))
        self._factors = _quick(array("I", factors))
        self._kinds = kinds
        self._letters = letters

        # The first kind has the highest weight and the lowest bits.
        weights, first_bits = [0] * kinds, [0] * kinds
        parts, bit = 1, letters
        for kind in reversed(range(kinds)):
            weights[kind] = parts
            parts *= counts[kind] + 1
            bit -= counts[kind]
            first_bits[kind] = bit
        self.parts = parts
        self.weights = array("I", weights)
        self._weights = _quick(self.weights)
        self._first_bits = _quick(array("I", first_bits))
        self.best = array("H", (0,)) * parts
        self.best_with_discards = array("H", (0,)) * parts
        self._best, self._best_with_discards = self.best, self.best_with_discards
        self._is_word = bytearray(parts)

        # By node of the trie: the bit of its letter, the node after its subtree, and if the
        # letters on the way to it are those of a word, their part, points and number.
        self._room = self._nodes = self._depth = 0
        self._bits = self._skips = self._words = self._points = self._lengths = _zeros(0)
        self._path = _zeros(letters)

        # The part at hand: its number, letters by kind, bits, number of letters, and points.
        # While words are collected, it is the letters used on the way to a node of the graph.
        self._part = self._mask = self._size = self._sum = 0
        self._held = _zeros(kinds)
        self._collected = False

    @property
    def progress(self) -> float:
        """The share of the parts that is done, from 0.0 to 1.0."""
        return (self._part + 1) / self.parts

    def step(self, budget: int) -> bool:
        """Continue; return whether there is more to do.

        Args:
            budget: about how many nodes of the trie to look at: some hundred millions a second
                compiled, some millions interpreted. The first step collects the words besides.
        """
        if not self._collected:
            with cython.nogil:
                self._collect(0, 0, 0)
            self._make_room()
            self._collected = True
        with cython.nogil:
            return self._advance(budget)

    def leading(self, part: int, *, with_discards: bool = False) -> array[int]:
        """Return the words with which best play of a part can begin, as parts.

        Args:
            part: one that is done.
            with_discards: whether letters may be discarded after the word.
        """
        return self._lead(part, self._best_with_discards if with_discards else self._best)

    def _collect(self, node: int, part: int, depth: int) -> None:
        """Mark the parts that are words, below a node of the graph to which a part has led."""
        mask = self._masks[node]
        if mask >> _WORD_SHIFT and not self._is_word[part]:
            self._is_word[part] = 1
            self._room += depth
        for kind in range(self._kinds):
            wanted = self._meanings[kind] & mask
            if not wanted or self._held[kind] == self._counts[kind]:
                continue
            self._held[kind] += 1
            child = self._bases[node]
            while wanted:
                if wanted & 1:
                    self._collect(child, part + self._weights[kind], depth + 1)
                wanted >>= 1
                child += 1
            self._held[kind] -= 1

    def _make_room(self) -> None:
        """Make room for the trie, which has no more nodes than its words have letters."""
        self._bits = _zeros(self._room)
        self._skips = _zeros(self._room)
        self._words = _zeros(self._room)
        self._points = _zeros(self._room)
        self._lengths = _zeros(self._room)

    def _advance(self, budget: int) -> bool:
        """Take up part after part for about `budget` nodes; return whether there are more."""
        spent = 0
        while spent < budget:
            if not self._turn_to_next():
                return False
            if self._is_word[self._part]:
                self._add_word()
            spent += self._fill()
        return True

    def _turn_to_next(self) -> bool:
        """Turn to the next part, as an odometer does; return whether there is one."""
        kind = self._kinds
        while kind and self._held[kind - 1] == self._counts[kind - 1]:
            kind -= 1
            held = self._held[kind]
            self._held[kind] = 0
            self._mask &= ~(((1 << held) - 1) << self._first_bits[kind])
            self._size -= held
            self._sum -= held * self._values[kind]
        if not kind:
            return False
        kind -= 1
        self._mask |= 1 << (self._first_bits[kind] + self._held[kind])
        self._held[kind] += 1
        self._size += 1
        self._sum += self._values[kind]
        self._part += 1
        return True

    def _add_word(self) -> None:
        """Add the part at hand to the trie, below what it shares with the word before it."""
        bits, skips, path = self._bits, self._skips, self._path
        depth = 0
        for bit in range(self._letters):
            if not self._mask >> bit & 1:
                continue
            if depth == self._depth or bits[path[depth]] != bit:
                for level in range(depth, self._depth):
                    skips[path[level]] = self._nodes
                bits[self._nodes] = bit
                skips[self._nodes] = _OPEN
                path[depth] = self._nodes
                self._nodes += 1
                self._depth = depth + 1
            depth += 1
        node = self._nodes - 1
        self._words[node] = self._part
        self._points[node] = self._sum
        self._lengths[node] = self._size

    def _fill(self) -> int:
        """Compute the value of the current part; return how many nodes were visited."""
        bits, skips, words = self._bits, self._skips, self._words
        points, lengths, factors = self._points, self._lengths, self._factors
        best_of, best_with_discards_of = self._best, self._best_with_discards
        part, mask, nodes = self._part, self._mask, self._nodes
        row = self._size * (self._letters + 1)
        best = best_with_discards = 0
        for kind in range(self._kinds):
            if self._held[kind]:
                rest = part - self._weights[kind]
                best_with_discards = max(best_with_discards, best_with_discards_of[rest])
        node, seen = 0, 1
        while node < nodes:
            seen += 1
            if not mask >> bits[node] & 1:
                node = skips[node]
                continue
            length = lengths[node]
            if length:
                earned = points[node] * factors[row + length]
                rest = part - words[node]
                total = earned + best_of[rest]
                if total > best:  # noqa: PLR1730 - interpreted, a call costs more than all else
                    best = total
                total = earned + best_with_discards_of[rest]
                if total > best_with_discards:  # noqa: PLR1730 - as above
                    best_with_discards = total
            node += 1
        best_of[part] = best
        best_with_discards_of[part] = best_with_discards
        return seen

    def _lead(self, part: int, table: Sequence[int]) -> array[int]:
        """Return the words, as parts, with which a part earns what `table` says."""
        mask = size = 0
        for kind in range(self._kinds):
            held = part // self._weights[kind] % (self._counts[kind] + 1)
            mask |= ((1 << held) - 1) << self._first_bits[kind]
            size += held
        row = size * (self._letters + 1)
        found = array("I")
        node = 0
        while node < self._nodes:
            if not mask >> self._bits[node] & 1:
                node = self._skips[node]
                continue
            length = self._lengths[node]
            if length:
                earned = self._points[node] * self._factors[row + length]
                if earned + table[part - self._words[node]] == table[part]:
                    found.append(self._words[node])
            node += 1
        return found
