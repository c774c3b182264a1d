"""The rating of a player of Scrabble."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.games.rating import NEAR_BEST, NO_STARS, Assessment, Rating, of_equity, of_points
from wordarcade.games.scrabble.hints_taken import NO_HINTS, HintsTaken
from wordarcade.games.scrabble.missed import missed_by
from wordarcade.players.scrabble.analysis import AnalysedTurn
from wordarcade.players.scrabble.hint import HintStep
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.support.wording import count

_PLAYED_OUT: Final = frozenset({Ending.WENT_OUT, Ending.SCORELESS})

_TILES_LEFT: Final = frozenset({EntryKind.OUT_BONUS, EntryKind.RACK_LOSS})
"""The lines of a score sheet that count the tiles left, which no turn has scored."""

_FEWEST_UNAIDED: Final = 3
"""Turns without hints that tell how somebody plays."""


_KEPT_AFTER: Final = (1.0, 0.75, 0.5, 0.25)
"""The shares of its rating that a puzzle keeps after so many hints; the last one lays the play."""

COST_OF_HINTS: Final = "Each hint takes a quarter of your rating."
"""What hints cost in a puzzle, to be said before the first one."""


def laid_by_hint(state: ScrabbleGame, taken: HintsTaken) -> bool:
    """Return whether the best play of a puzzle was made after a hint had laid it.

    Such a puzzle counts as given up.

    Args:
        state: the game, over or not.
        taken: the hints taken.
    """
    par = state.config.par
    return par is not None and taken.hints >= max(HintStep) and state.position.scores[0] >= par


def puzzle_rating(state: ScrabbleGame, taken: HintsTaken) -> Rating | None:
    """Return the rating of a puzzle's one play, of which each hint takes a quarter.

    Args:
        state: the game, over.
        taken: the hints taken.

    Returns:
        The rating, 0 for a play that a hint has laid; None for a game that is no puzzle.
    """
    if laid_by_hint(state, taken):
        return Rating(0, NO_STARS)
    kept = _KEPT_AFTER[min(taken.hints, len(_KEPT_AFTER) - 1)]
    return of_points(kept * max(state.position.scores[0], 0), state.config.par, NEAR_BEST)


def unrated(state: ScrabbleGame, player: int, taken: HintsTaken = NO_HINTS) -> str:
    """Return why a player gets no rating in a game that is over, or an empty string.

    A good beginning is easily made: only who plays to the end is rated.

    Args:
        state: the game, over.
        player: whose rating it would be.
        taken: the hints taken, which are no plays of the player's own.
    """
    if state.config.par is not None:
        return ""
    if state.config.start is not None:
        return "no rating for a game played on from a position"
    if player not in state.active:
        return "no rating for a resigned game"
    if state.ending not in _PLAYED_OUT:
        return "no rating for a game ended early"
    if taken.hints and taken.unaided(state.sheet, player) < _FEWEST_UNAIDED:
        return f"play at least {_FEWEST_UNAIDED} turns without hints for a rating"
    return ""


def rated_over(state: ScrabbleGame, player: int, taken: HintsTaken) -> str:
    """Return which turns a rating is of, as it is said behind it; empty if no turn is left out.

    Args:
        state: the game, over.
        player: whose rating it is.
        taken: the hints taken.
    """
    if not taken.hints or state.config.par is not None:
        return ""
    return f"over {count(taken.unaided(state.sheet, player), 'turn')} without hints"


def rating(
    state: ScrabbleGame,
    turns: Sequence[AnalysedTurn],
    player: int,
    taken: HintsTaken = NO_HINTS,
) -> Rating | None:
    """Return the rating of a player; None if there is none, or while no turn has been analysed.

    It is of the turns without hints: neither what those with hints scored nor what they lost
    counts, nor do the tiles left at the end, which may be due to a hint.

    Args:
        state: the game, over.
        turns: the analysed turns, those of other players among them or not.
        player: whose rating it is.
        taken: the hints taken.
    """
    if state.config.par is not None:
        return puzzle_rating(state, taken)
    points = state.position.scores[player]
    own = [turn for turn in turns if turn.player == player]
    if not own or unrated(state, player, taken):
        return None
    helped = taken.helped(state.sheet)
    points -= sum(turn.turn.score for turn in own if turn.turn.line in helped)
    left = (line for line in state.sheet if line.kind in _TILES_LEFT and line.player == player)
    points -= sum(line.gain for line in left)
    lost = sum(turn.loss or 0 for turn in own if turn.turn.line not in helped)
    return of_equity(points, lost / MILLI)


def assessment(
    state: ScrabbleGame,
    turns: Sequence[AnalysedTurn],
    player: int,
    taken: HintsTaken = NO_HINTS,
) -> Assessment | None:
    """Return the rating of a player with what lay behind it; None without a rating."""
    rated = rating(state, turns, player, taken)
    if rated is None:
        return None
    own = [turn for turn in turns if turn.player == player]
    return Assessment(
        rated,
        {
            "equity_lost": round(sum(turn.loss or 0 for turn in own) / MILLI, 1),
            "missed_bingos": sum(turn.bingo is not None for turn in own),
            "own_turns": len(own),
            "rated_turns": taken.unaided(state.sheet, player),
        },
        missed_by(own, player),
    )
