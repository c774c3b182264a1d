"""The graph for laying words across a board from any of their letters."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from wordarcade.lexicon.graph import Graph


class Gaddag(NamedTuple):
    """What a word can be begun with from any of its letters, backwards, and how it goes on then.

    A GADDAG (Gordon, "A Faster Scrabble Move Generation Algorithm", 1994) spells each word once
    for each of its letters: from there back to the first, then a separator, then the letters
    after it. After the separator it is the DAWG of the words. So only the part before it is kept
    here, a graph of all beginnings of words spelled backwards, in the form of `Graph`; and
    instead of a separator, a node of it says which node of the lexicon's own graph the beginning
    leads to. It has the words of 2 to 15 letters.

    Attributes:
        masks: of the backward graph: letters that go on, and `WORD_BIT` where a beginning of a
            word has been read whole.
        bases: of the backward graph.
        turns: where a beginning has been read whole, the node of `graph` that it leads to.
        graph: of the lexicon.
    """

    masks: memoryview
    bases: memoryview
    turns: memoryview
    graph: Graph

    @classmethod
    def over(cls, arrays: Sequence[array[int]], graph: Graph) -> Gaddag:
        """Return the GADDAG over arrays in memory.

        Args:
            arrays: masks, bases and turns.
            graph: of the lexicon for which they were built.
        """
        masks, bases, turns = (memoryview(numbers).toreadonly() for numbers in arrays)
        return cls(masks, bases, turns, graph)
