"""Legality of placements, and their canonical form."""

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.squares import CENTRE, SIZE, Direction, place_in_line
from wordarcade.engine.scrabble.tiles import NO_TILE, rack_tiles
from wordarcade.engine.scrabble.verdict import Refusal, Refused


def refusal(board: Board, rack: Rack, place: Place) -> Refused | None:
    """Return why a play cannot be made, or None if it can; whether its words exist is not asked.

    A single tile may be given alone, in either direction, instead of in the word that it makes.

    Args:
        board: as it is before the play.
        rack: the player's.
        place: the play.
    """
    return (
        _refusal_of_squares(board, place)
        or _refusal_of_word(board, place)
        or refusal_of_tiles(rack, rack_tiles(place.tiles))
    )


def refusal_of_tiles(rack: Rack, tiles: str) -> Refused | None:
    """Return that `tiles`, as they lie on a rack, are not all on this one, or None if they are."""
    missing = rack.missing(tiles)
    if not missing:
        return None
    wanted = "".join(tile * tiles.count(tile) for tile in dict.fromkeys(missing))
    held = rack.tiles.count(missing[0]) if len(set(missing)) == 1 else 0
    return Refused(Refusal.NOT_ON_RACK, tiles=wanted, number=held)


def normalised(board: Board, place: Place) -> Place:
    """Return a play as it is saved: its main word from the first square to the last.

    A single tile is given across if it makes a word that way.

    Args:
        board: as it is before the play.
        place: a play of one tile or more that lies on the board, without gaps.
    """
    after = board.with_tiles(place)
    first, _ = place.laid[0]
    direction = place.direction
    if len(place.laid) == 1:
        made = [way for way in Direction if len(after.run_through(first, way)) > 1]
        direction = next(iter(made), direction)
    squares = after.run_through(first, direction)
    tiles = (NO_TILE if board.covered(square) else after[square] for square in squares)
    return Place(squares.start, direction, "".join(tiles))


def _refusal_of_squares(board: Board, place: Place) -> Refused | None:
    """Return why the tiles cannot lie where they are put, each by itself."""
    if place_in_line(place.square, place.direction) + len(place.tiles) > SIZE:
        return Refused(Refusal.OFF_BOARD, place.square, place.direction, number=len(place.tiles))
    if not place.laid:
        return Refused(Refusal.NO_TILES)
    for square, tile in zip(place.squares, place.tiles, strict=True):
        if tile == NO_TILE and not board.covered(square):
            return Refused(Refusal.GAP, square, place.direction)
        if tile != NO_TILE and board.covered(square):
            return Refused(Refusal.COVERED, square, place.direction, board[square].upper())
        if tile != NO_TILE and not (tile.isascii() and tile.isalpha()):
            return Refused(Refusal.NOT_A_LETTER, square, place.direction, tile)
    return None


def _refusal_of_word(board: Board, place: Place) -> Refused | None:
    """Return why the tiles cannot lie where they are put, all together."""
    after = board.with_tiles(place)
    whole = after.run_through(place.square, place.direction)
    if whole != place.squares and len(place.tiles) > 1:
        text = "".join(after[square] for square in whole).upper()
        return Refused(Refusal.NOT_WHOLE, whole.start, place.direction, text)
    if board.is_empty:
        if CENTRE not in place.squares:
            return Refused(Refusal.NOT_ON_CENTRE, CENTRE)
        return Refused(Refusal.ONE_LETTER) if len(place.tiles) == 1 else None
    if not any(
        len(board.run_through(square, way)) > 1 for square, _ in place.laid for way in Direction
    ):
        return Refused(Refusal.NOT_TOUCHING, place.square, place.direction)
    return None
