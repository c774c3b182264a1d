"""Results as text to send."""

import pytest

from wordarcade.games.rating import Rating
from wordarcade.games.sharing import Share


@pytest.mark.parametrize(
    ("hints", "told"),
    [(0, "★★★★★ won 411–128"), (13, "rated 99 of 100: won 411–128")],
)
def test_stars_are_for_play_without_hints(hints: int, told: str) -> None:
    """With any, the rating is told as a number."""
    assert Share("Scrabble", "won 411–128", Rating(99), hints=hints).lines[1] == told
