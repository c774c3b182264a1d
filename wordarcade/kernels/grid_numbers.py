"""Numbers that the kernels of a board search share."""

from typing import Final

MAX_LETTERS: Final = 255
"""The most letters of a word in a graph, and so the most cells of a path."""

WORD_SHIFT: Final = 26
LETTERS: Final = (1 << 26) - 1
"""The bits of a mask that are letters; the one above them ends a word."""

END: Final = 26
"""Stands after the letters of a face; as a letter it has no bit, and so is never entered."""
