"""The graph for laying words across a board from any of their letters."""

from __future__ import annotations

from typing import NamedTuple

from wordarcade.lexicon.dawg_file import Numbers


class Gaddag(NamedTuple):
    """How words can be begun from any of their letters, backwards, and go on from there.

    A GADDAG (Gordon, "A Faster Scrabble Move Generation Algorithm", 1994) spells a word once for
    each of its letters: from there back to the first, then a separator, then the letters after
    it. After the separator, it is the DAWG of the words. So it is kept as that, and a second graph
    of what the words of 2 to 15 letters begin with, spelled backwards. Instead of a separator
    there is a turn, from where such a beginning has been read to where it leads in the DAWG.

    Both are graphs as in `wordarcade.lexicon.graph`, their nodes slots of the same arrays of
    unsigned 32-bit numbers. The root of the DAWG is slot 0.

    Attributes:
        masks: letters that go on from a node; `WORD_BIT` where a word ends in the DAWG, or a
            beginning has been read whole in the backward graph.
        bases: where the rows of children start.
        turns: where a beginning has been read whole, the node of the DAWG that it leads to.
        root: of the backward graph.
    """

    masks: Numbers
    bases: Numbers
    turns: Numbers
    root: int
