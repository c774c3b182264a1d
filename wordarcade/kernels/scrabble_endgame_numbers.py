"""Numbers that the kernels of the endgame share."""

from typing import Final

MOST_IN_BAG: Final = 2
"""The most tiles in the bag."""

PLIES: Final = 112
"""More than the moves of any line: sixteen tiles, and up to five passes between."""
DEEPEST: Final = PLIES - 1
"""The depth in which every line comes to its end."""

DIGITS: Final = 0x8888888888888888
"""The highest bit of each of sixteen digits of four bits, one for each kind of tile."""
ONES: Final = 0x1111111111111111
"""One of each kind."""
KINDS: Final = 16
"""The most kinds of tiles."""

NO_PLAY: Final = (1 << 32) - 1
"""Stands for a pass among the numbers of plays."""

LOWER: Final = 1
UPPER: Final = 2
BOTH: Final = 3
"""Which bounds of a value rest on no estimate."""
PROVEN: Final = 255
"""Instead of a depth, with a bound that rests on no estimate."""

LETTERS: Final = (1 << 26) - 1
"""All letters, as bits."""
WORD_SHIFT: Final = 26
LETTER_OF_BIT: Final = [
    next((letter for letter in range(26) if (1 << letter) % 37 == rest), 0) for rest in range(37)
]
"""The letter of a bit by what it leaves divided by 37: each power of two leaves another rest."""
