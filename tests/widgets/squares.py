"""Positions of board squares on the screen, for tests."""

from textual.geometry import Region

from wordarcade.widgets.board_frame import fit_in
from wordarcade.widgets.scrabble_board import ScrabbleBoard


def square_region(board: ScrabbleBoard, square: int) -> Region:
    """Return where a square is drawn, from the widget's top left corner."""
    return fit_in(board.size).region(square)
