"""The rating of a Boggle round."""

from collections.abc import Mapping

from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.games.rating import FAR_FROM_BEST, Rating, of_points
from wordarcade.players.boggle.solution import Solution


def rating(state: BoggleRound, solution: Solution) -> Rating | None:
    """Return the points found without hints beside those of all words; None without any word."""
    return of_points(state.unaided_score, solution.points, FAR_FROM_BEST)


def rated(value: int, summary: Mapping[str, object]) -> Rating:
    """Return the rating of a finished round with its stars, which the value alone earns."""
    del summary
    return Rating(value, FAR_FROM_BEST)
