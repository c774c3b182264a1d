"""Numbers for moves in the endgame kernel.

A play is one number: six bits for each tile that it lays, the first in the lowest (1 to 26 for a
letter, `OF_BLANK` more for a blank that stands for it), and above them the place of the first, as
in `wordarcade.kernels.scrabble_numbering`. Each tile goes to the next place of the line that is not
covered.
"""

from typing import Final

from wordarcade.kernels.scrabble_numbering import CAPITAL_A, SMALL_A

PASS: Final = 1
"""Stands for a pass; 0 stands for no move."""

SIGN_BITS: Final = 6
SIGNS: Final = 1 << SIGN_BITS
OF_BLANK: Final = 32
PLACE_SHIFT: Final = 54
LAID: Final = (1 << PLACE_SHIFT) - 1
"""The bits of a play that say what it lays."""

FAR: Final = 1 << 20
"""Above all values of endgames, in points."""


def laid_by(code: int) -> tuple[int, str]:
    """Return the place of the first tile that a play lays, and its tiles, small if of blanks.

    >>> laid_by(20 << PLACE_SHIFT | 35 << SIGN_BITS | 1)
    (20, 'Ac')
    """
    place, signs = divmod(code, 1 << PLACE_SHIFT)
    tiles = ""
    while signs:
        signs, sign = divmod(signs, SIGNS)
        of_blank, letter = divmod(sign, OF_BLANK)
        tiles += chr((SMALL_A if of_blank else CAPITAL_A) + letter - 1)
    return place, tiles
