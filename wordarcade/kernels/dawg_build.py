# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Construction of the minimal DAWG of a sorted word list, as flat arrays."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import doubled, quick, zeros

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_MAX_LETTERS: Final = 255
"""The most letters of a word."""

_WORD_SHIFT: Final = 26
"""The bit of a mask that ends a word."""

_STOP_SHIFT: Final = 5
"""The bit of a link's sign that ends a word; those below it are the letter."""

_LETTER: Final = (1 << 5) - 1
_LINE_FEED: Final = 10
_A: Final = 97
_Z: Final = 122

_ROOM: Final = 1 << 14
"""The initial capacity for links, a power of two for the hash table."""

_ALL: Final = (1 << 32) - 1
_zeros = partial(zeros, cython.compiled)
_doubled = partial(doubled, cython.compiled)
_quick = partial(quick, cython.compiled)


class DawgBuilder:
    """Incremental construction of the minimal DAWG of a word list, in steps.

    As words come sorted, a node is complete once a word arrives that does not pass through it,
    and is then looked up among its equals (Daciuk, Mihov, Watson and Watson, "Incremental
    Construction of Minimal Acyclic Finite-State Automata", 2000). Here the children of a node
    are a chain of links, each with the link before it, and what is looked up is the link: its
    sign (the letter, and whether a word stops at the child), the child's chain, the prior link.
    So every key is three numbers.

    Words may be labelled. Nodes are then the same only if their labels are, too, which comes about
    by itself if there is an empty chain for each label, and a node's chain begins with its own.

    The rows of the nodes are then laid over each other in breadth-first order: what lies near
    the root, where every search passes, stays close together.

    Attributes:
        words: how many words were read.
        nodes: how many nodes the DAWG has, the root included.
        edges: how many edges it has.
        masks: of the finished graph; see `wordarcade.lexicon.graph`.
        bases: of the graph.
        skips: of the graph.
        labels: by slot, the label of the word that ends there; 0 if no labelled word does.
    """

    def __init__(self, text: bytes, labels: Sequence[int] = ()) -> None:
        """Prepare to read a list.

        Args:
            text: the words, each of 1 to 255 letters a-z, sorted, unique, one per line; lines end
                with a line feed, which the last may lack.
            labels: one for each word, unsigned 32-bit, or none at all. Memory grows with the
                highest.

        Raises:
            ValueError: there are labels, but not one for each line.
        """
        if text and not text.endswith(b"\n"):
            text += b"\n"
        self._text = text
        self._size = len(text)
        self._read = 0
        self._faulty = False
        if labels and len(labels) != text.count(b"\n"):
            raise ValueError(f"{len(labels)} labels are not one for each line of the list.")
        self._word_labels = _quick(array("I", labels))
        self._labels = max(labels, default=0)

        # The last word read, and its nodes: a chain of complete children, a stop if a word ends.
        self._depth = 0
        self._letters = _zeros(_MAX_LETTERS)
        self._chains = _zeros(_MAX_LETTERS + 1)
        self._stops = _zeros(_MAX_LETTERS + 1)

        # By link; those up to the highest label are the empty chains. A link's letters and words
        # are those of the chain that ends with it.
        self._links = self._labels
        self._room = _ROOM
        while self._room < 2 * self._labels:
            self._room *= 2
        self._signs = _zeros(self._room)
        self._downs = _zeros(self._room)
        self._priors = _zeros(self._room)
        self._link_masks = _zeros(self._room)
        self._link_words = _zeros(self._room)
        self._table = _zeros(2 * self._room)

        # By node, breadth first; a node's key is its chain and its stop.
        self._keys = self._numbers = self._rows = _zeros(0)
        self._placed = self._written = 0
        self._taken = _zeros(0)
        self._cursors = _zeros(27)
        self._slots = 1

        self.words = self.nodes = self.edges = 0
        self.masks = self.bases = self.skips = self.labels = array("I")
        self._masks = self._bases = self._skips = self._slot_labels = _zeros(0)

    @property
    def progress(self) -> float:
        """The share of the work that is done, from 0.0 to 1.0."""
        if not self.nodes:
            return 0.8 * self._read / max(self._size, 1)
        return 0.8 + 0.1 * (self._placed + self._written) / self.nodes

    def step(self, budget: int) -> bool:
        """Continue; return whether there is more to do.

        Args:
            budget: how many words to read, or nodes to lay out, at most: some millions a second
                compiled, some hundred thousand interpreted.

        Raises:
            ValueError: the text breaks the rules above.
        """
        if self._read < self._size:
            if self._room - self._links <= _MAX_LETTERS:
                self._make_room()
            with cython.nogil:
                self._read_words(budget)
            if self._faulty:
                raise ValueError(
                    f"Line {self.words + 1} of the list is not a word of 1 to {_MAX_LETTERS} "
                    "letters a-z that sorts after the one before it."
                )
        elif not self.nodes:
            self._number_root()
        elif self._placed < self.nodes:
            with cython.nogil:
                self._place_rows(budget)
        else:
            if not self._written:
                self._make_graph()
            with cython.nogil:
                self._write_rows(budget)
        return not self.nodes or self._written < self.nodes

    def _read_words(self, budget: int) -> None:
        """Read up to `budget` words, fewer if another word's links may not fit."""
        text, letters = self._text, self._letters
        while budget and not self._faulty and self._read < self._size:
            if self._room - self._links <= _MAX_LETTERS:
                return
            at = self._read
            depth = 0
            while depth < self._depth and text[at + depth] == letters[depth] + _A:
                depth += 1
            sign = text[at + depth]
            if sign == _LINE_FEED or (depth < self._depth and sign < letters[depth] + _A):
                self._faulty = True
                return
            self._complete(depth)
            while sign != _LINE_FEED:
                if not _A <= sign <= _Z or depth == _MAX_LETTERS:
                    self._faulty = True
                    return
                letters[depth] = sign - _A
                depth += 1
                sign = text[at + depth]
            self._stops[depth] = 1
            if self._labels:
                self._chains[depth] = self._word_labels[self.words]
            self._depth = depth
            self._read = at + depth + 1
            self.words += 1
            budget -= 1

    def _complete(self, depth: int) -> None:
        """Hang the nodes of the last word that lie below `depth` on their parents."""
        chains, stops = self._chains, self._stops
        for level in range(self._depth, depth, -1):
            sign = self._letters[level - 1] | stops[level] << _STOP_SHIFT
            chains[level - 1] = self._link(sign, chains[level], chains[level - 1])
            chains[level] = stops[level] = 0

    def _link(self, sign: int, down: int, prior: int) -> int:
        """Return the one link with this sign, child's chain and prior link."""
        signs, downs, priors, table = self._signs, self._downs, self._priors, self._table
        place = self._hash(sign, down, prior)
        link = table[place]
        while link:
            if downs[link] == down and priors[link] == prior and signs[link] == sign:
                return link
            place = (place + 1) & (2 * self._room - 1)
            link = table[place]
        self._links += 1
        link = self._links
        table[place] = link
        signs[link], downs[link], priors[link] = sign, down, prior
        self._link_masks[link] = self._link_masks[prior] | 1 << (sign & _LETTER)
        self._link_words[link] = (
            self._link_words[prior] + self._link_words[down] + (sign >> _STOP_SHIFT)
        )
        return link

    def _hash(self, sign: int, down: int, prior: int) -> int:
        """Return the first place in the table to look for a link."""
        mixed = (sign * 0x165667B1 + down * 0x27D4EB2F + prior * 0x1B873593) & _ALL
        return (mixed ^ mixed >> 15) & (2 * self._room - 1)

    def _make_room(self) -> None:
        """Double the room for links."""
        self._room *= 2
        self._signs = _doubled(self._signs)
        self._downs = _doubled(self._downs)
        self._priors = _doubled(self._priors)
        self._link_masks = _doubled(self._link_masks)
        self._link_words = _doubled(self._link_words)
        self._table = _zeros(2 * self._room)
        self._file_links()

    def _file_links(self) -> None:
        """Insert all links into the empty table."""
        table = self._table
        for link in range(self._labels + 1, self._links + 1):
            place = self._hash(self._signs[link], self._downs[link], self._priors[link])
            while table[place]:
                place = (place + 1) & (2 * self._room - 1)
            table[place] = link

    def _number_root(self) -> None:
        """Finish reading, and number the first of the nodes that are to be laid out."""
        self._complete(0)
        self._keys = _zeros(self._links + 1)
        self._rows = _zeros(self._links + 1)
        self._numbers = _zeros(2 * (self._links + 1))
        self._keys[0] = self._chains[0] << 1
        self.nodes = 1
        # Each stretch of 32 places that refuses a row has two or more slots in use, and a slot
        # is looked at with two stretches, so there are never more stretches than slots.
        self._taken = _zeros(self._links + 3)
        self._taken[0] = 1

    def _place_rows(self, budget: int) -> None:
        """Find places for the rows of up to `budget` nodes, and number their children."""
        keys, numbers, priors = self._keys, self._numbers, self._priors
        while budget and self._placed < self.nodes:
            chain = keys[self._placed] >> 1
            size = 0
            link = chain
            while link > self._labels:
                key = self._downs[link] << 1 | self._signs[link] >> _STOP_SHIFT
                if not numbers[key]:
                    numbers[key] = self.nodes
                    keys[self.nodes] = key
                    self.nodes += 1
                size += 1
                link = priors[link]
            if size:
                self._rows[self._placed] = self._place_row(chain, size)
                self.edges += size
            self._placed += 1
            budget -= 1

    def _place_row(self, chain: int, size: int) -> int:
        """Take slots for a row of `size` links; return its base.

        Rows of one size are tried from where the last of that size fitted. The many short rows
        fill what the long ones leave free: the slots of English lists are all but full.
        """
        taken, signs, priors = self._taken, self._signs, self._priors
        stretch = self._cursors[size]
        while True:
            around = taken[stretch + 1]
            around = around << 32 | taken[stretch]
            blocked = 0
            link = chain
            while link > self._labels:
                blocked |= around >> (signs[link] & _LETTER)
                link = priors[link]
            if blocked & _ALL != _ALL:
                break
            stretch += 1
        self._cursors[size] = stretch
        base = stretch << 5
        while blocked & 1:
            blocked >>= 1
            base += 1
        link = chain
        while link > self._labels:
            slot = base + (signs[link] & _LETTER)
            taken[slot >> 5] |= 1 << (slot & 31)
            self._slots = max(self._slots, slot + 1)
            link = priors[link]
        return base

    def _make_graph(self) -> None:
        """Make the arrays of the graph, with the root in slot 0."""
        self.masks = array("I", (0,)) * self._slots
        self.bases = array("I", (0,)) * self._slots
        self.skips = array("I", (0,)) * self._slots
        self.labels = array("I", (0,)) * self._slots
        self._masks, self._bases, self._skips = self.masks, self.bases, self.skips
        self._slot_labels = self.labels
        self._masks[0] = self._link_masks[self._chains[0]]
        self._bases[0] = self._rows[0]

    def _write_rows(self, budget: int) -> None:
        """Write the rows of up to `budget` nodes."""
        masks, bases, skips = self._masks, self._bases, self._skips
        while budget and self._written < self.nodes:
            key = self._keys[self._written]
            row = self._rows[self._written]
            link = key >> 1
            while link > self._labels:
                down = self._downs[link]
                stop = self._signs[link] >> _STOP_SHIFT
                prior = self._priors[link]
                slot = row + (self._signs[link] & _LETTER)
                masks[slot] = self._link_masks[down] | stop << _WORD_SHIFT
                bases[slot] = self._rows[self._numbers[down << 1 | stop]]
                skips[slot] = (key & 1) + self._link_words[prior]
                if self._labels:
                    while down > self._labels:
                        down = self._priors[down]
                    self._slot_labels[slot] = down
                link = prior
            self._written += 1
            budget -= 1
