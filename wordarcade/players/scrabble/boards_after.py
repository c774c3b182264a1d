"""Boards after moves, and whether a play still fits on them."""

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.tiles import NO_TILE
from wordarcade.players.scrabble.recorded_turn import TurnMove


def board_after(board: Board, move: TurnMove | None) -> Board:
    """Return a board after a move, which lays tiles or does not."""
    return board.with_tiles(move) if isinstance(move, Place) else board


def fits(place: Place, board: Board) -> bool:
    """Return whether a play has its place on another board, too, whatever it crosses there.

    Its tiles have room, those that it runs through lie there, and none lies before or behind them.
    """
    for square, tile in zip(place.squares, place.tiles, strict=True):
        if board.covered(square) != (tile == NO_TILE):
            return False
    return board.with_tiles(place).run_through(place.square, place.direction) == place.squares
