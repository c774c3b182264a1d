"""Numbering of tiles and squares in the Scrabble kernels.

Letters are numbered from 0 (a) to 25 (z). Tiles are numbered as their letters, the blank after
them. In text, a capital is a tile, a small letter a blank that stands for it, `?` a blank on a
rack, and a dot no tile.

The rows of the board, then its columns, are laid out in sequence as lines of 15 places,
each with one place before it that is off the board; so every square has two places. What is off
the board before a line is also off the board after the line before it.
"""

from typing import Final

SIZE: Final = 15
SQUARES: Final = SIZE * SIZE
LINES: Final = 2 * SIZE
WIDTH: Final = SIZE + 1
PLACES: Final = LINES * WIDTH + 1

RACK: Final = 7
BLANK: Final = 26
TILES: Final = 27
NO_LETTER: Final = 26
"""Stands on a place that is not covered."""

CAPITAL_A: Final = 65
SMALL_A: Final = 97
QUESTION_MARK: Final = 63
DOT: Final = 46

VOWELS: Final = 0b100000100000100010001
"""A, E, I, O, U as bits."""

MILLI: Final = 1000
"""Equities and leaves are in thousandths of a point."""

OPENING_VOWEL: Final = 700
"""The penalty for a vowel beside a premium square in the opening play, in thousandths."""


def place_across(square: int) -> int:
    """Return the place of a square in its row.

    >>> [place_across(square) for square in (0, 14, 15)]
    [1, 15, 17]
    """
    return square // SIZE * WIDTH + square % SIZE + 1


def place_down(square: int) -> int:
    """Return the place of a square in its column.

    >>> [place_down(square) for square in (0, 14, 15)]
    [241, 465, 242]
    """
    return (SIZE + square % SIZE) * WIDTH + square // SIZE + 1


CENTRE_ACROSS: Final = place_across(SQUARES // 2)
CENTRE_DOWN: Final = place_down(SQUARES // 2)
