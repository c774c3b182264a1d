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


def next_star(score: int, par: int) -> int | None:
    """Return the fewest points for one more star; None with all of them, and without any points.

    Args:
        score: the points of a hand.
        par: the best possible ones.

    >>> next_star(63, 352), next_star(352, 352), next_star(0, 352)
    (104, None, None)
    """
    rated = rating(score, [par])
    return None if rated is None or not score else rated.next_star(par)
