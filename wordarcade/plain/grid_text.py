"""Lines on the state of grid games in line mode."""

from typing import Any

from wordarcade.engine.grid_round import GridRound
from wordarcade.support.wording import count, listed


def found_line(state: GridRound[Any, Any]) -> str:
    """Return the line of the words found so far, one or more."""
    words = listed(found.word.upper() for found in state.found)
    return f"You have {count(state.score, 'point')} so far, from {words}."


def outcome_line(state: GridRound[Any, Any], words: int, points: int) -> str:
    """Return the line of the words found in a finished round, beside the full solution.

    Args:
        state: the round.
        words: how many the board has.
        points: what they are worth in all.
    """
    worth = f"{state.score:,} of {count(points, 'point')}"
    return f"You found {len(state.found):,} of {count(words, 'word')}, {worth}."
