"""The rating of hands."""

from collections.abc import Sequence

from wordarcade.games.rating import NEAR_BEST, Rating, of_points


def rating(score: int, pars: Sequence[int] | None) -> Rating | None:
    """Return the rating of hands, one or a game of them.

    Args:
        score: their points.
        pars: the best possible score of each; None if one is not known.
    """
    return of_points(score, None if pars is None else sum(pars), NEAR_BEST)
