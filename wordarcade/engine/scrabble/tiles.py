"""Tile notation, as in GCG and CGP.

A capital A to Z is a tile; `?` is a blank on a rack or in the bag; a lowercase letter is a blank
that has been played for that letter. `.` is no tile: an empty square, or, in a play, a square
that was covered before. Words looked up in a lexicon are lowercase throughout.
"""

from collections import Counter
from typing import Final

BLANK: Final = "?"
"""A blank that stands for nothing yet."""

NO_TILE: Final = "."
"""An empty square; in a play, a square that was covered before."""

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def on_rack(tile: str) -> str:
    """Return the tile as it lies on a rack: a blank that was played is a blank again.

    >>> on_rack("Q"), on_rack("q")
    ('Q', '?')
    """
    return BLANK if tile.islower() else tile


def rack_tiles(tiles: str) -> str:
    """Return the tiles of a play as they lay on the rack, squares covered before left out.

    >>> rack_tiles("Q.iZ")
    'Q?Z'
    """
    return "".join(on_rack(tile) for tile in tiles if tile != NO_TILE)


def in_order(tiles: str) -> str:
    """Return rack tiles in alphabetical order, blanks last.

    >>> in_order("S?AE")
    'AES?'
    """
    return "".join(sorted(tiles, key=lambda tile: (tile == BLANK, tile)))


def covered_letters(word: str, tiles: str) -> str:
    """Return the letters of a word for which there are tiles, in capitals; blanks make the others.

    >>> covered_letters("qis", "QI?")
    'QI'
    """
    return "".join((Counter(word.upper()) & Counter(tiles.upper())).elements())
