"""What is said of the lead of one simulated play on another, and whether it is one at all."""

import math
from collections.abc import Sequence
from typing import Final

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.support.wording import count

_CONFIDENT: Final = 2.576
"""Standard errors to each side within which 99% of all leads lie, as simulations end by them."""
_LEVEL: Final = 0.005
"""A lead below this share of a win is as good as none, however sure it is."""
_CLEAR: Final = 0.01
_CLEAR_POINTS: Final = 3.0
"""The lead of a play that is more than best by a hair: in shares of a win or, where all win as
often or the game is decided, in points."""


def is_worse(turn: BestTurn, first: BestTurn) -> bool:
    """Return whether a play is surely worse than the first, and by more than a hair.

    Args:
        turn: a play that was simulated, or was not.
        first: the play that wins most often.
    """
    return not turn.live and not is_level(turn, first)


def is_level(turn: BestTurn, first: BestTurn) -> bool:
    """Return whether there is nothing between two plays that were simulated."""
    points = first.equity - turn.equity
    return turn.behind < _LEVEL and not (go_by_points(first, turn) and points >= _CLEAR_POINTS)


def gap_text(turn: BestTurn) -> str:
    """Return by how much a play is behind the first, with what 99% of all leads lie within.

    Both met the same draws: the error is that of the difference, less than the errors of both
    suggest. It is rounded up, so that it is never nothing.
    """
    error = math.ceil(1000 * _CONFIDENT * turn.behind_error) / 10
    return f"{turn.behind:.1%} ±{max(error, 0.1):.1f}"


def leader_sentence(turns: Sequence[BestTurn]) -> str:
    """Return which of simulated plays leads, by how much, and whether others are close.

    Args:
        turns: plays that were simulated, one at least, the best first.
    """
    first, *others = turns
    if not others:
        return f"{first.text} is the only play."
    second = others[0]
    points, gap = first.equity - second.equity, gap_text(second)
    by_points = go_by_points(first, second)
    if close := sum(turn.live for turn in others):
        lead = f" by {gap} in wins" if not by_points else ""
        if by_points and points > 0:  # as often won, but higher
            lead = f" by {points:.1f} points"
        return f"{first.text} leads{lead}. {count(close, 'other')} may be better."
    if level := sum(is_level(turn, first) for turn in others):
        who = f"{second.text} is" if level == 1 else f"{count(level, 'other')} are"
        return f"{who} as good as {first.text}: less than {_LEVEL:.1%} lies between them."
    if by_points:
        return f"{first.text} is surely best: it is {points:.1f} points ahead."
    if second.behind < _CLEAR:
        return f"{first.text} is surely best, but wins only {gap} more often."
    return f"{first.text} is surely best: it wins {gap} more often."


def go_by_points(first: BestTurn, second: BestTurn) -> bool:
    """Return whether points tell two plays apart, since they win as often or all is decided."""
    if f"{second.behind:.1%}" == "0.0%":
        return True
    return first.equity - second.equity >= _CLEAR_POINTS and _is_decided(first, second)


def _is_decided(*turns: BestTurn) -> bool:
    """Return whether a game is as good as won after each of some turns, or as good as lost."""
    chances = [0.5 if turn.win is None else turn.win for turn in turns]
    return min(chances) >= 1 - _CLEAR or max(chances) <= _CLEAR
