"""Estimation of the chance to win from what spreads gained in games."""

import math
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from docs.make_win_table import PERCENT, Gains, Turn, checked, rows, turns, unrest, worth
from wordarcade.players.scrabble.win_probability import WinTable


def test_the_chance_is_the_share_of_games_that_gain_enough() -> None:
    """If one of 101 gains is as likely as the other, the chance grows with the spread alike."""
    gains: Gains = Counter(
        {(unseen, points): 300 for unseen in (1, 2) for points in range(-20, 81)}
    )
    table = WinTable(PERCENT, list(rows(gains)))
    assert table.most_unseen == 2
    for spread, chance in ((-30, 0.5), (-60, 0.2), (0, 0.8), (-30.5, 0.495)):
        assert table.chance(spread, 2) == pytest.approx(chance, abs=0.004)
    assert (table.chance(-90, 1), table.chance(30, 1)) == (0, 1)


def test_few_turns_are_helped_by_those_beside_them() -> None:
    """While the bag has tiles; once it is empty, each number of tiles is a case of its own."""
    gains: Gains = Counter()
    for unseen, points in enumerate((0, 0, 0, 0, 0, 0, 50, 100, 200), start=1):
        gains.update({(unseen, points + far): 100 for far in range(-9, 10)})
    medians = [row[PERCENT.index(50)] for row in rows(gains)]
    assert medians[5:7] == pytest.approx([0, -50], abs=0.5)
    assert medians[7] == medians[8]


def test_turns_tell_spreads_of_who_has_moved() -> None:
    """Leaves count while there are tiles to draw; the final spread is that of the same player."""
    played: Any = SimpleNamespace(
        ends=[4],
        scores=[31, 44],
        turn_scores=[20, 30, 0, 14],
        equities=[23_500, 28_000, 4_000, 14_000],
        bag_sizes=[86, 80, 9, 0],
        racks=b"ABCDEFGHIJKLMNOPQRSTUVWXY\0\0\0",
    )
    assert list(turns(played)) == [
        Turn(unseen=87, spread=23_500, final=-13_000, first=True),
        Turn(unseen=16, spread=10_000 - 2_000 - 3_500, final=13_000, held=3_500),
        Turn(unseen=4, spread=-10_000, final=-13_000),
    ]


def test_tenths_of_predictions_have_their_results() -> None:
    """Predictions of a tenth are set against the mean of what came of them."""
    pairs = [(0.31, 0.0), (0.33, 1.0), (1.0, 1.0), (0.95, 0.5)]
    low, high = checked(pairs)
    assert low == pytest.approx((3, 2, 0.32, 0.5))
    assert high == pytest.approx((9, 2, 0.975, 0.75))


def test_what_predictions_are_worth() -> None:
    """The sure one that fails costs much, but not all; a chance changes for the same player."""
    error, logs = worth([(0.5, 1.0), (0.5, 0.5), (0.0, 1.0)])
    assert error == pytest.approx(1.25 / 3)
    assert logs == pytest.approx((2 * math.log(2) + math.log(1000)) / 3)
    assert unrest([(0.6, True), (0.3, False), (0.9, True), (0.1, False)]) == pytest.approx(0.05)
