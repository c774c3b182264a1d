"""Boards typed on the set-up screen of Boggle."""

from typing import Final

from wordarcade.engine.board_text import BoardTextError, parse_board
from wordarcade.engine.letter_grid import LetterGrid

LARGEST: Final = 15
"""The most rows, and the most columns, of an own board: what a share code can tell."""


def read_board(text: str) -> LetterGrid:
    """Return the board that `text` describes, a lone Q being Qu.

    Raises:
        BoardTextError: it describes none, or one larger than `LARGEST`.
    """
    if not text.strip():
        raise BoardTextError("Type the letters row by row, with / between rows.")
    grid = parse_board(text, q_is_qu=True)
    if max(grid.rows, grid.columns) > LARGEST:
        raise BoardTextError(
            f"{grid.rows} × {grid.columns} cells are too many. {LARGEST} × {LARGEST} is the most."
        )
    return grid
