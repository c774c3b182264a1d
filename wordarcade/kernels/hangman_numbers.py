"""Numbers that the kernels of hangman's value share."""

from typing import Final

ALPHABET: Final = 26

LEVELS: Final = ALPHABET + 1
"""The most sets open at once: each has one more letter without information."""

UNIONS: Final = LEVELS + 1
"""The row of the first union of cores; the rows before it have sets and their families."""

CORE: Final = 2 * UNIONS
"""The row of a core, the last one."""
