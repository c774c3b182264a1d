"""The ratings of all games: a share of best play, 0 to 100."""

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.games.rating import FAR_FROM_BEST, NEAR_BEST, of_equity, of_guesses, of_points


@given(st.integers(0, 5_000), st.integers(1, 5_000))
def test_only_the_best_is_perfect(points: int, possible: int) -> None:
    """A rating is a share, rounded; 100 is for nothing less than all."""
    rating = of_points(points, possible, NEAR_BEST)
    assert rating is not None
    assert 0 <= rating.value <= 100
    assert (rating.value == 100) == (points >= possible)
    assert abs(rating.value - min(100, 100 * points / possible)) <= 1


@given(st.integers(0, 99), st.sampled_from([NEAR_BEST, FAR_FROM_BEST]))
def test_stars_follow_the_rating(value: int, steps: tuple[int, ...]) -> None:
    """A higher rating has no fewer stars, and the next star is within reach."""
    lower, higher = of_points(value, 100, steps), of_points(value + 1, 100, steps)
    assert lower is not None
    assert higher is not None
    assert lower.stars <= higher.stars
    assert len(lower.starred) == 5
    needed = lower.next_star(100)
    assert (needed is None) == (lower.stars == 5)
    assert needed is None or needed > value


@given(st.data(), st.integers(2, 5_000), st.sampled_from([NEAR_BEST, FAR_FROM_BEST]))
def test_the_next_star_comes_when_it_is_said(
    data: st.DataObject, possible: int, steps: tuple[int, ...]
) -> None:
    """Not with a point less, nor only with a point more."""
    points = data.draw(st.integers(0, possible - 1))
    stars = [
        rating.stars
        for made in range(possible + 1)
        if (rating := of_points(made, possible, steps)) is not None
    ]
    now = of_points(points, possible, steps)
    assert now is not None
    needed = now.next_star(possible)
    assert needed == next((n for n, each in enumerate(stars) if each > now.stars), None)


def test_nothing_is_rated_that_is_not_known() -> None:
    """Neither a score without a best one, nor a game in which nothing could be made."""
    assert of_points(5, None, NEAR_BEST) is None
    assert of_points(0, 0, NEAR_BEST) is None
    assert of_equity(0, 0.0) is None


def test_each_game_by_its_own_measure() -> None:
    """Guesses given away of those allowed; points of points and equity lost."""
    ratings = [of_guesses(2, 6), of_equity(300, 33.3), of_points(88, 249, FAR_FROM_BEST)]
    assert [rating and rating.value for rating in ratings] == [67, 90, 35]
    assert [rating and rating.stars for rating in ratings] == [3, 4, 4]
