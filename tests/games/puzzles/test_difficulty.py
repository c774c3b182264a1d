"""First ratings of puzzles."""

from wordarcade.games.puzzles.difficulty import TYPICAL, Features, first_rating
from wordarcade.games.puzzles.kinds import KINDS


def test_what_is_harder_is_rated_higher() -> None:
    """Each feature counts; an obscure long word is far above a common short one."""
    middle = Features(tier=50, letters=7, choices=200, second=0.8)
    harder = (
        Features(70, 7, 200, 0.8),
        Features(50, 8, 200, 0.8),
        Features(50, 7, 400, 0.8),
        Features(50, 7, 200, 0.9),
    )
    assert all(first_rating("hand", each) > first_rating("hand", middle) for each in harder)
    obscure, common = Features(80, 9, 200, 0.8), Features(10, 3, 200, 0.8)
    assert first_rating("boggle", obscure) > first_rating("boggle", common) + 800
    assert TYPICAL.keys() == KINDS.keys()


def test_ten_times_the_odds_are_four_hundred_points() -> None:
    """As on Glicko's scale."""
    few, many = (Features(50, 7, choices, 0.8) for choices in (10, 1000))
    assert round(first_rating("hand", many) - first_rating("hand", few)) == 400
