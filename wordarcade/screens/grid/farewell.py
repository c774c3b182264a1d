"""The closing sentence of a round."""

from typing import Final

from wordarcade.engine.grid_moves import End
from wordarcade.games.rating import Rating
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone

_PRAISE: Final = {4: "Well played", 5: "Superb"}
"""What so many stars are worth in words; fewer are no reason to cheer."""


def total(score: int, stars: Rating | None = None) -> str:
    """Return the sentence on the score of a round.

    Args:
        score: the points.
        stars: what they are measured by; None if that is not known yet.

    >>> total(1), total(60, Rating(40, (1, 8, 18, 30, 50)))
    ('You scored 1 point.', 'Well played: 60 points!')
    """
    praise = "" if stars is None else _PRAISE.get(stars.stars, "")
    points = count(score, "point")
    return f"{praise}: {points}!" if praise else f"You scored {points}."


def farewell(end: End, score: int) -> tuple[str, Tone]:
    """Return the closing sentence of a round of `score` points, and its tone."""
    match end:
        case End.TIME_UP:
            return f"Time is up. {total(score)} Enter shows the results.", Tone.NOTICE
        case End.ALL_FOUND:
            return f"Every word found! {total(score)} Enter shows the results.", Tone.BEST
        case End.FINISHED | End.REVEALED:
            return total(score), Tone.PLAIN
