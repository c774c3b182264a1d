"""Triple-word squares that the next player can reach."""

from collections.abc import Iterator
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.layout import BoardLayout, Premium
from wordarcade.engine.scrabble.squares import SIZE, SQUARES, Direction, place_in_line

_REACH: Final = 5
"""The most tiles that a word needs from a tile on the board to the square: more are a rarity."""


def open_triples(board: Board, layout: BoardLayout) -> frozenset[int]:
    """Return the free triple-word squares with a tile near by in their row or column.

    Args:
        board: the tiles played.
        layout: the premium squares.
    """
    return frozenset(
        square
        for square in range(SQUARES)
        if layout.premiums[square] is Premium.TRIPLE_WORD
        and not board.covered(square)
        and any(any(board.covered(near) for near in way) for way in _ways(square))
    )


def _ways(square: int) -> Iterator[range]:
    """Yield the squares near by, on each side in the row and in the column, nearest first."""
    for direction in Direction:
        step, before = direction.value, place_in_line(square, direction)
        back, ahead = min(before, _REACH), min(SIZE - 1 - before, _REACH)
        yield range(square - step, square - step * (back + 1), -step)
        yield range(square + step, square + step * (ahead + 1), step)
