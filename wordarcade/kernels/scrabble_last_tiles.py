"""Tiles at the end of a Scrabble game, when all of them are known."""

from collections.abc import Sequence
from typing import Final

from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CAPITAL_A,
    DOT,
    QUESTION_MARK,
    SMALL_A,
    TILES,
)

SCORELESS: Final = 6
"""Scoreless turns in a row that end a game."""

_RACK_SIGNS: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ?"

_FEWEST_TURNS: Final = 4
"""If so many are left, it does not matter that the last worthless tile may score nothing."""


def tile_of(sign: int) -> int:
    """Return the number of a rack's tile."""
    return BLANK if sign == QUESTION_MARK else sign - CAPITAL_A


def counts_of(tiles: bytes) -> list[int]:
    """Return how many there are of each tile.

    >>> counts_of(b"CAB?A")[:4], counts_of(b"CAB?A")[BLANK]
    ([2, 1, 1, 0], 1)

    Raises:
        ValueError: something is no tile.
    """
    if strange := tiles.translate(None, _RACK_SIGNS):
        raise ValueError(f"{strange!r} are no tiles of a rack.")
    counts = [0] * TILES
    for sign in tiles:
        counts[tile_of(sign)] += 1
    return counts


def scoreless_turns_count(
    board: bytes, in_hand: Sequence[int], values: Sequence[int], scoreless: int
) -> bool:
    """Return whether it may matter how many turns without points are left, beyond the last one.

    If not, a second pass in a row can be taken as the end: neither side gains by a move, nor does
    it two passes later. Plays without points, of worthless tiles beside worthless tiles, use up
    turns as passes do. If one worthless tile is left, there is one such play at most in the rest of
    the game. It is worth the same while three turns are left, and to make it later is worth no
    more; so, from four turns on, two passes change nothing. If two such tiles are left and none
    lies on the board, the first of them scores, and all turns are left for the second.

    Args:
        board: a sign for each square, as in `EndgameSearch`.
        in_hand: by tile, how many are on the racks and in the bag.
        values: by tile, its points.
        scoreless: the number of scoreless turns in succession before.
    """
    worthless = [tile for tile in range(TILES) if not values[tile]]
    held = sum(in_hand[tile] for tile in worthless)
    on_board = sum(
        sign >= SMALL_A or (sign != DOT and sign - CAPITAL_A in worthless) for sign in board
    )
    if not held or held + on_board == 1:
        return False
    empty = board.count(DOT) == len(board)
    settled = held == 1 or (held == 2 and not on_board and not empty)
    return not settled or SCORELESS - scoreless < _FEWEST_TURNS
