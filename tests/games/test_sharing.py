"""Results as text to send."""

from datetime import date

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


def test_the_puzzle_of_a_day_has_its_date() -> None:
    """A friend may be a day ahead, or read it tomorrow."""
    shared = Share("Hangman · 7 letters", "saved, 1 of 6 wrong").of_day(date(2026, 11, 2))
    assert shared.lines[0] == "Hangman · 7 letters · wordarcade daily · 2 November 2026"
    assert shared.of_day(None).lines[0] == "Hangman · 7 letters · wordarcade"
