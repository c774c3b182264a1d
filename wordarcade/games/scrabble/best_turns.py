"""The best turns of a position, beside the one that was made."""

from dataclasses import dataclass
from itertools import islice

from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.players.scrabble.adviser import Adviser
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.support.progress import Report

TurnMove = Place | Exchange | Pass
"""A move that is a turn of its own."""


@dataclass(frozen=True, slots=True)
class BestTurn:
    """A turn that could be made, or was.

    Attributes:
        text: what it is, such as "4I JUMBAL".
        score: its points; None if it is no play.
        leave: the tiles kept, in alphabetical order, blanks last.
        equity: the score plus what the tiles kept are worth, in points.
        laid: its squares with their tiles; empty if it is no play.
        gone: the tiles that leave the rack.
        made: whether it is the turn that was made.
    """

    text: str
    score: int | None
    leave: str
    equity: float
    laid: tuple[tuple[int, str], ...]
    gone: str
    made: bool


def best_turns(
    adviser: Adviser, game: ScrabbleGame, made: TurnMove, most: int, report: Report
) -> tuple[BestTurn, ...]:
    """Return the best turns of a position, the best first; the one made is last if it is none.

    Args:
        adviser: the static evaluator.
        game: the game before the turn.
        made: the turn that was made.
        most: how many there are at most besides that one.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    plays = islice(adviser.plays(game, report), most)
    rated: list[tuple[TurnMove, int | None, int]] = [
        (play.place, play.score, play.equity) for play in plays
    ]
    exchange = adviser.exchange(game)
    if exchange is not None:
        rated.append((exchange.move, None, exchange.equity))
    rated.sort(key=lambda each: -each[2])
    del rated[most:]
    if all(move != made for move, _, _ in rated):
        score = None
        if isinstance(made, Place):
            score = form(game.board, made, game.config.layout, game.config.distribution).score
        rated.append((made, score, adviser.equity(game, made)))
    return tuple(_turn(game, *each, made=each[0] == made) for each in rated)


def _turn(
    game: ScrabbleGame, move: TurnMove, score: int | None, equity: int, *, made: bool
) -> BestTurn:
    match move:
        case Place():
            text, gone, laid = place_text(move, game.board), rack_tiles(move.tiles), move.laid
        case Exchange(tiles):
            text, gone, laid = f"exchange {tiles}", tiles, ()
        case Pass():
            text, gone, laid = "pass", "", ()
    leave = in_order(game.position.rack.without(gone).tiles)
    return BestTurn(text, score, leave, equity / MILLI, laid, gone, made)
