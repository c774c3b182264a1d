"""The minimal DAWG as flat arrays, shared by queries and kernels."""

from typing import Final, NamedTuple

ROOT: Final = 0
WORD_BIT: Final = 1 << 26
"""Set in a node's mask when the letters on the way to the node spell a word."""


class Graph(NamedTuple):
    """A minimal DAWG as three read-only sequences of unsigned 32-bit numbers, all equally long.

    Letters are numbered 0 (a) to 25 (z). A node is known by the slot of an edge that leads to
    it, the root by slot 0. The edges of a node stand in a row, its child for a letter at
    `bases[node] + letter`; rows overlap (row displacement, as in a double array), which is safe
    because the mask, not the row, decides which letters continue:

    - `masks[node]`: bit *letter* is set when the node has that child; `WORD_BIT` ends a word;
      0 in a slot that no edge uses;
    - `bases[node]`: where its row starts, 0 when it has no children;
    - `skips[node]`: how many words that pass through the parent sort before those of this
      child. The sum along the way to a word is its index, 0-based, in alphabetical order.

    A node that several edges share is written out in the slot of each of them, with one mask
    and one base: one dependent look-up less on every step than with numbered nodes, in no more
    room.
    """

    masks: memoryview
    bases: memoryview
    skips: memoryview
