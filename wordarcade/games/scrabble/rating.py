"""The rating of a player of Scrabble."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.games.rating import NEAR_BEST, Assessment, Rating, of_equity, of_points
from wordarcade.games.scrabble.missed import missed_in_turns
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.scrabble.analysis import AnalysedTurn
from wordarcade.players.scrabble.leaves import MILLI

_PLAYED_OUT: Final = frozenset({Ending.WENT_OUT, Ending.SCORELESS})


def unrated(state: ScrabbleGame, player: int) -> str:
    """Return why a player gets no rating in a game that is over, or an empty string.

    A good beginning is easily made: only who plays to the end is rated.

    Args:
        state: the game, over.
        player: whose rating it would be.
    """
    if state.config.par is not None:
        return ""
    if state.config.start is not None:
        return "no rating for a game played on from a position"
    if player not in state.active:
        return "no rating for a resigned game"
    return "" if state.ending in _PLAYED_OUT else "no rating for a game cut short"


def rating(state: ScrabbleGame, turns: Sequence[AnalysedTurn], player: int) -> Rating | None:
    """Return the rating of a player; None if there is none, or while no turn has been analysed.

    Args:
        state: the game, over.
        turns: the analysed turns, those of other players among them or not.
        player: whose rating it is.
    """
    if state.config.par is not None:
        return of_points(state.position.scores[player], state.config.par, NEAR_BEST)
    losses = [turn.loss or 0 for turn in turns if turn.player == player]
    if not losses or unrated(state, player):
        return None
    return of_equity(state.position.scores[player], sum(losses) / MILLI)


def assessment(
    state: ScrabbleGame, turns: Sequence[AnalysedTurn], player: int
) -> Assessment | None:
    """Return the rating of a player with what lay behind it; None without a rating."""
    rated = rating(state, turns, player)
    if rated is None:
        return None
    own = [turn for turn in turns if turn.player == player]
    return Assessment(
        rated,
        {
            "equity_lost": round(sum(turn.loss or 0 for turn in own) / MILLI, 1),
            "missed_bingos": sum(turn.bingo is not None for turn in own),
            "own_turns": len(own),
        },
        missed_in_turns(own, Familiarity.shipped().tier),
    )
