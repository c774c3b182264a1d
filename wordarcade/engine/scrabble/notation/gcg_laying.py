"""Laying the plays of GCG files on a board.

Files write a played-through tile as `.` or as its letter, with or without parentheses. They may
contradict themselves: tiles are laid as far as possible, so that the replay can continue.
"""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.formation import Formation, form
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.notation.gcg_lines import Played
from wordarcade.engine.scrabble.placing import normalised, refusal
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.refusals import RACK_HAS, refusal_sentence
from wordarcade.engine.scrabble.squares import SIZE, place_in_line
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, NO_TILE, rack_tiles
from wordarcade.engine.scrabble.verdict import Refusal

_NOTHING_TO_COUNT: Final = frozenset(
    {Refusal.NO_TILES, Refusal.NOT_A_LETTER, Refusal.OFF_BOARD, Refusal.GAP, Refusal.COVERED}
)


@dataclass(frozen=True, slots=True)
class Laid:
    """A play of a file on the board.

    Attributes:
        board: the board after the play, with all its tiles that fit.
        formation: the words and score of the play, or None if unknown.
        fault: the rule that the play breaks, as a sentence, or empty.
    """

    board: Board
    formation: Formation | None
    fault: str


def laid(
    board: Board, rack: str, play: Played, layout: BoardLayout, distribution: LetterDistribution
) -> Laid:
    """Lay a play of a file on the board.

    Args:
        board: as it is before the play.
        rack: what the file says about the rack.
        play: the play.
        layout: the premium squares.
        distribution: the letter distribution.
    """
    place = place_of(board, play)
    refused = refusal(board, completed(rack, rack_tiles(place.tiles)), place)
    if refused and refused.refusal in _NOTHING_TO_COUNT:
        return Laid(_with_what_fits(board, place), None, refusal_sentence(refused, RACK_HAS))
    whole = normalised(board, place)
    formation = form(board, whole, layout, distribution)
    return Laid(
        board.with_tiles(whole), formation, refusal_sentence(refused, RACK_HAS) if refused else ""
    )


def place_of(board: Board, play: Played) -> Place:
    """Return a play of a file as a placement on the board as it is before it."""
    return Place(play.square, play.direction, _tiles(board, play))


def completed(rack: str, tiles: str) -> Rack:
    """Return the rack of a file, completed with those of `tiles` that it may have left out.

    A file that does not know a whole rack gives fewer tiles than a rack has.

    >>> completed("QU", "QUIZ"), completed("QUAAAAA", "QUIZ")
    (Rack(tiles='IQUZ'), Rack(tiles='AAAAAQU'))
    """
    known = Rack.of("".join(tile for tile in rack.upper() if tile in LETTERS + BLANK))
    missing = known.missing(tiles)
    return known.with_tiles(missing) if len(known) + len(missing) <= RACK_SIZE else known


def _tiles(board: Board, play: Played) -> str:
    """Return the tiles of a play; letters that the board has already become `NO_TILE`."""
    word = play.word.replace("(", "").replace(")", "")
    room = SIZE - place_in_line(play.square, play.direction)
    squares = Place(play.square, play.direction, word[:room]).squares
    tiles = (
        NO_TILE if board[square].upper() == letter.upper() else letter
        for square, letter in zip(squares, word, strict=False)
    )
    return "".join(tiles) + word[room:]


def _with_what_fits(board: Board, place: Place) -> Board:
    """Return the board with those tiles of a play that are tiles and have a free square."""
    room = SIZE - place_in_line(place.square, place.direction)
    tiles = "".join(
        tile if tile.upper() in LETTERS and not board.covered(square) else NO_TILE
        for square, tile in zip(place.squares, place.tiles[:room], strict=False)
    )
    return board.with_tiles(Place(place.square, place.direction, tiles))
