"""Plays that stand on the board already, named after they were made."""

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.entry import EntryError, read_place
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.placing import normalised, refusal
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.squares import CENTRE, SIZE, SQUARES, Direction, place_in_line
from wordarcade.engine.scrabble.tiles import NO_TILE, rack_tiles
from wordarcade.support.wording import spelt

_NO_RACK = Rack("")


def read_standing(text: str, board: Board) -> Place:
    """Return a play that stands on a board, in canonical form.

    It is typed as `read_move` takes it: a square and the whole word. The board does not tell which
    tiles were there before, so these are marked: `8D Q(U)IZ`, or `8D Q.IZ`. All others were laid;
    which of them are blanks the board tells.

    Args:
        text: what was typed.
        board: the tiles played, those of the play among them.

    Raises:
        EntryError: it is no play, or stands elsewhere or not at all.

    >>> from wordarcade.engine.scrabble.squares import read_name
    >>> after = Board().with_tiles(Place(*read_name("8G"), "QUiZ"))
    >>> read_standing("8g quiz", after)
    Place(square=111, direction=<Direction.ACROSS: 1>, tiles='QUiZ')
    """
    name, *others = text.split() or [""]
    if len(others) != 1:
        raise EntryError("Type a play as 8D QUIZ (across) or D8 QUIZ (down).")
    (word,) = others
    shown = f"{name} {word}".upper()
    typed = read_place(name, word, Board(), _NO_RACK)
    if not _stands(typed, name, word, board):
        raise EntryError(f"{shown} doesn't stand on the board.")
    tiles = (
        tile if tile == NO_TILE else board[square]
        for square, tile in zip(typed.squares, typed.tiles, strict=True)
    )
    place = Place(typed.square, typed.direction, "".join(tiles))
    if not 1 <= len(place.laid) <= RACK_SIZE:
        number = "no tile" if not place.laid else f"more than {spelt(RACK_SIZE)} tiles"
        raise EntryError(
            f"{shown} lays {number}: put just what was there before it in parentheses."
        )
    before = board.without(place)
    refused = refusal(before, Rack.of(rack_tiles(place.tiles)), place)
    if refused is not None:
        told = refusal_sentence(refused)
        raise EntryError(f"{shown} can't be the last play. {told}")
    if _hangs_together(board) and not _hangs_together(before):
        raise EntryError(f"{shown} can't be the last play: other words need its tiles.")
    return normalised(before, place)


def _stands(typed: Place, name: str, word: str, board: Board) -> bool:
    """Return whether all letters of a play are on the board, where they were typed."""
    if place_in_line(typed.square, typed.direction) + len(typed.tiles) > SIZE:
        return False
    if not all(board.covered(square) for square in typed.squares):
        return False
    try:
        read_place(name, word, board, _NO_RACK)
    except EntryError:  # another letter is there
        return False
    return True


def _hangs_together(board: Board) -> bool:
    """Return whether every tile can be reached from the centre, over others."""
    reached, ahead = set(), [CENTRE] if board.covered(CENTRE) else []
    while ahead:
        square = ahead.pop()
        reached.add(square)
        for way in Direction:
            run = board.run_through(square, way)
            ahead.extend(each for each in run if each not in reached and each not in ahead)
    return len(reached) == sum(board.covered(square) for square in range(SQUARES))
