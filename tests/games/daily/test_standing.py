"""How far a day is, in words."""

from datetime import timedelta

import pytest

from tests.games.daily.test_book import TODAY, ago, book, played
from wordarcade.games.daily.standing import standing


@pytest.mark.parametrize(
    ("before", "games", "told", "brief"),
    [
        (0, 1, "1 of 5 today · 2 more start a streak", "1 of 5 today"),
        (4, 2, "2 of 5 today · 1 more keeps your streak of 4", "2 of 5 today · streak 4"),
        (3, 3, "3 of 5 today · 4-day streak", "3 of 5 today · streak 4"),
        (0, 4, "4 of 5 today · 1-day streak", "4 of 5 today · streak 1"),
        (6, 5, "all 5 today · 7-day streak", "all 5 today · streak 7"),
    ],
)
def test_today_is_told_with_the_streak(before: int, games: int, told: str, brief: str) -> None:
    """What is done, and the streak or what it still takes."""
    days = book(*(played(back + 1, 3) for back in range(before)), played(0, games))
    assert standing(days, TODAY) == told
    assert standing(days, TODAY, brief=True) == brief


def test_no_streak_is_promised_that_cannot_be_kept() -> None:
    """Too few puzzles are left for it when others were begun too late, or given away."""
    days = book(played(0, 4, counts=False))
    assert standing(days, TODAY) == "4 of 5 today"


def test_a_puzzle_given_up_at_once_is_not_told() -> None:
    """The screen of the day has a dash for it, and the streak leaves it out."""
    first, second = played(0, 2)
    days = book([first, second._replace(score=0)])
    assert standing(days, TODAY) == "1 of 5 today · 2 more start a streak"


def test_an_earlier_day_has_no_streak() -> None:
    """Catching up mends none."""
    days = book(played(2, 4), played(0, 3), played(9, 5))
    assert standing(days, ago(2)) == "4 of 5 on Fri 20 Nov"
    assert standing(days, TODAY - timedelta(days=9)) == "all 5 on Fri 13 Nov"
