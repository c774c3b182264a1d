"""The rating of a player of Scrabble."""

from collections.abc import Sequence

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.games.rating import Rating, of_equity
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.review import ReviewedTurn


def rating(state: ScrabbleGame, turns: Sequence[ReviewedTurn], player: int) -> Rating | None:
    """Return the rating of a player; None while no turn has been reviewed.

    Args:
        state: the game, over.
        turns: the reviewed turns, those of other players among them or not.
        player: whose rating it is.
    """
    costs = [turn.cost for turn in turns if turn.player == player]
    if not costs:
        return None
    return of_equity(state.position.scores[player], sum(costs) / MILLI)
