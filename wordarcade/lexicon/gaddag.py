"""The GADDAG: a word graph for move generation from any letter of a word."""

from __future__ import annotations

from typing import NamedTuple

from wordarcade.lexicon.dawg_file import Numbers
from wordarcade.lexicon.word_map import WordMap


class Gaddag(NamedTuple):
    """The words of a lexicon, enterable at any letter.

    A GADDAG (Gordon, "A Faster Scrabble Move Generation Algorithm", 1994) spells a word once for
    each of its letters: from there back to the first, then a separator, then the letters after
    it. After the separator, it is the DAWG of the words. So it is stored as that DAWG and a second
    graph, of the reversed prefixes of the words of 2 to 15 letters. In place of a separator, a
    turn leads from the end of a reversed prefix to the node of that prefix in the DAWG.

    Both are graphs as in `wordarcade.lexicon.graph`, their nodes slots of the same arrays of
    unsigned 32-bit numbers. The root of the DAWG is slot 0.

    Attributes:
        masks: the letters that continue from a node; `WORD_BIT` where a word ends in the DAWG, or
            a prefix in the backward graph.
        bases: the starts of the rows of children.
        turns: at the end of a reversed prefix, the node of the DAWG that the prefix leads to.
        root: the root of the backward graph.
        word_map: the same words by their letters, for finding the best play alone.
    """

    masks: Numbers
    bases: Numbers
    turns: Numbers
    root: int
    word_map: WordMap
