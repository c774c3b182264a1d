"""The best turn beside one that was made."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.moves import Exchange
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.games.scrabble.share import loss_mark
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.review import ReviewedTurn


@dataclass(frozen=True, slots=True)
class Better:
    """The best turn in a position, beside the one that was made.

    Attributes:
        text: what it is, such as "4I JUMBAL".
        score: its points.
        cost: the equity that the turn made gave away, in points.
        laid: its squares with their tiles; empty if it is no play.
        mark: the sign of the cost.
    """

    text: str
    score: int
    cost: float
    laid: tuple[tuple[int, str], ...]
    mark: str


def better_turn(turn: ReviewedTurn | None) -> Better | None:
    """Return the best turn in the position of one that was reviewed; None for none."""
    if turn is None:
        return None
    best, board = turn.best, turn.game.board
    if isinstance(best, Play):
        text, laid, score = place_text(best.place, board), best.place.laid, best.score
    else:
        move = move_of(best)
        text, laid, score = (
            f"exchange {move.tiles}" if isinstance(move, Exchange) else "pass",
            (),
            0,
        )
    return Better(text, score, turn.cost / MILLI, laid, loss_mark(turn.cost))
