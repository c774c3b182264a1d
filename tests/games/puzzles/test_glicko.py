"""Ratings by Glicko-2."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.games.puzzles.glicko import Rated, Result, expected_score, updated

ratings = st.builds(Rated, st.floats(200, 3200), st.floats(45, 350), st.floats(0.03, 0.1))


def test_the_example_of_its_author() -> None:
    """A player of 1500 wins against 1400, and loses to 1550 and 1700."""
    results = [
        Result(Rated(1400, 30), 1),
        Result(Rated(1550, 100), 0),
        Result(Rated(1700, 300), 0),
    ]
    after = updated(Rated(1500, 200, 0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@given(player=ratings, opponent=ratings, score=st.floats(0, 1))
def test_who_does_better_than_expected_gains(player: Rated, opponent: Rated, score: float) -> None:
    """And who does worse loses; what is expected changes next to nothing."""
    gain = updated(player, [Result(opponent, score)]).rating - player.rating
    ahead = score - expected_score(player, opponent)
    assert gain * ahead >= 0
    assert abs(gain) < 720  # a surprise moves μ by φ² at most, and φ is 350 points
