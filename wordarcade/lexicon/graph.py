"""The flat arrays that a lexicon is made of, shared by queries and kernels."""

from typing import Final, NamedTuple

ROOT: Final = 0
WORD_BIT: Final = 1 << 26
"""Set in a node's mask when the letters on the way to the node spell a word."""


class Graph(NamedTuple):
    """A minimal DAWG as four read-only sequences of unsigned 32-bit numbers.

    Letters are numbered 0 (a) to 25 (z); node 0 is the root. The row of a node's children
    starts at `bases[node]`; rows overlap (row displacement, as in a double array), which is
    safe because the mask, not the row, says which letters continue:

    - `masks[node]`: bit *letter* is set when the node has that child; `WORD_BIT` ends a word;
    - `bases[node]`: where its row starts;
    - `children[bases[node] + letter]`: the child, valid only when the mask has the letter;
    - `skips[bases[node] + letter]`: how many words that pass through the node sort before
      those of the child. The sum along the way to a word is its index, 0-based, in
      alphabetical order.
    """

    masks: memoryview
    bases: memoryview
    children: memoryview
    skips: memoryview
