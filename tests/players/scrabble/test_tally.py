"""Means of rollouts, and which candidates are surely worse, against plain statistics."""

from collections.abc import Sequence
from statistics import fmean, stdev
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.players.scrabble.tally import Tally

Rolls = list[tuple[int, int]]
"""By iteration, the gain in spread in thousandths and the chance in millionths."""

GAINS = st.integers(-200_000, 200_000)
CHANCES = st.integers(0, 1_000_000)


def worths(rolls: Rolls) -> list[int]:
    """Return the worths of a candidate's rollouts."""
    return [chance + gain // 10 for gain, chance in rolls]


def sums(candidates: list[Rolls]) -> Any:
    """Return what the kernel would sum up."""
    each = [worths(rolls) for rolls in candidates]
    return SimpleNamespace(
        equities=[sum(gain for gain, _ in rolls) for rolls in candidates],
        squares=[sum(gain * gain for gain, _ in rolls) for rolls in candidates],
        chances=[sum(chance for _, chance in rolls) for rolls in candidates],
        worths=[sum(mine) for mine in each],
        products=[
            sum(a * b for a, b in zip(mine, others, strict=False))
            for mine in each
            for others in each
        ],
    )


def tallied(*parts: list[Rolls], priors: Sequence[int] = (), weight: int = 0) -> Tally:
    """Return the tally of all candidates, their iterations shared out among threads."""
    tally = Tally(priors or [0] * len(parts[0]), weight)
    tally.add(sum(len(part[0]) for part in parts), [sums(part) for part in parts])
    return tally


@given(st.lists(st.tuples(GAINS, CHANCES), min_size=2, max_size=20), st.integers(1, 19))
def test_figures_are_those_of_statistics(rolls: Rolls, cut: int) -> None:
    """Mean and standard error are in points, the chance from 0 to 1, however work was shared."""
    tally = tallied([rolls[:cut]], [rolls[cut:]])
    gains = [gain / 1_000 for gain, _ in rolls]
    assert tally.rollouts == len(rolls)
    assert tally.mean_equity(0) == pytest.approx(fmean(gains))
    assert tally.standard_error(0) == pytest.approx(stdev(gains) / len(rolls) ** 0.5, abs=1e-6)
    assert tally.chance(0) == pytest.approx(fmean(chance for _, chance in rolls) / 1e6)


@given(st.lists(st.tuples(*[st.tuples(GAINS, CHANCES)] * 3), min_size=3, max_size=20))
def test_who_is_worse_is_told_by_differences(iterations: list[tuple[tuple[int, int], ...]]) -> None:
    """A candidate is dropped if the mean difference exceeds 2.576 of its standard errors."""
    candidates = [list(rolls) for rolls in zip(*iterations, strict=True)]
    tally = tallied(candidates)
    tally.drop_the_worse()
    best = max(range(3), key=lambda each: (sum(worths(candidates[each])), -each))
    for number in range(3):
        pairs = zip(worths(candidates[best]), worths(candidates[number]), strict=True)
        gaps = [one - two for one, two in pairs]
        limit = 2.576 * stdev(gaps) / len(gaps) ** 0.5
        if abs(fmean(gaps) - limit) > 1e-6 * (1 + limit):
            assert (number in tally.live) == (fmean(gaps) <= limit)
    assert tally.ranking()[0] == best


@given(st.lists(st.tuples(*[st.tuples(GAINS, CHANCES)] * 2), min_size=3, max_size=20))
def test_a_lead_is_that_of_the_same_iterations(
    iterations: list[tuple[tuple[int, int], ...]],
) -> None:
    """Its mean and standard error are those of the differences, in shares of a win."""
    first, second = [worths([*rolls]) for rolls in zip(*iterations, strict=True)]
    gaps = [(one - two) / 1e6 for one, two in zip(first, second, strict=True)]
    gap, error = tallied([list(rolls) for rolls in zip(*iterations, strict=True)]).lead(0, 1)
    assert gap == pytest.approx(fmean(gaps))
    assert error == pytest.approx(stdev(gaps) / len(gaps) ** 0.5, abs=1e-6)


def test_a_lead_over_the_dropped_stays_as_it_was() -> None:
    """Whatever the leader comes to in iterations that the other was no part of."""
    bad, good = [(0, 100_000 + each) for each in range(40)], [(0, 900_000)] * 40
    tally = tallied([bad, good, good])
    tally.drop_the_worse()
    before = tally.lead(1, 0)
    tally.add(10, [sums([bad, good + bad[:10], good + good[:10]])])
    assert tally.lead(1, 0) == before


def test_a_few_iterations_do_not_outweigh_what_was_thought_before() -> None:
    """It counts as so many iterations, for the order as for who is dropped."""
    bad, good = [(0, 400_000), (0, 420_000)] * 5, [(0, 500_000), (0, 540_000)] * 5
    before = 700_000, 600_000
    assert tallied([bad, good], priors=before, weight=10).ranking() == [1, 0]
    assert tallied([bad, good], priors=before, weight=12).ranking() == [0, 1]
    for weight, live in ((0, [1]), (7, [1]), (10, [0, 1]), (12, [0, 1]), (200, [0])):
        tally = tallied([bad, good], priors=before, weight=weight)
        tally.drop_the_worse()
        assert [*tally.live] == live


@pytest.mark.parametrize(("fewest", "live"), [(10, [1]), (11, [0, 1])])
def test_nothing_is_dropped_after_too_few_iterations(fewest: int, live: list[int]) -> None:
    """However far it is behind: so few may all have been lucky."""
    bad, good = [(0, 400_000), (0, 420_000)] * 5, [(0, 500_000), (0, 540_000)] * 5
    tally = Tally([0, 0], 0, fewest)
    tally.add(10, [sums([bad, good])])
    tally.drop_the_worse()
    assert [*tally.live] == live


def test_points_settle_equal_chances() -> None:
    """Where every move wins, points decide; else a little more of a chance does."""
    won = [[(gain, 1_000_000)] * 2 for gain in (20_000, 45_000, 30_000)]
    assert tallied(won).ranking() == [1, 2, 0]
    assert tallied([[(60_000, 500_000)] * 2, [(0, 510_000)] * 2]).ranking() == [1, 0]


def test_the_dropped_take_no_part_any_more() -> None:
    """Their figures stay as they were, and they come last."""
    tally = tallied([[(0, 400_000 + each)] * 1 + [(0, 400_000)] * 39 for each in (0, 300_000, 0)])
    assert [*tally.live] == [0, 1, 2]
    bad, good = [(0, 100_000 + each) for each in range(40)], [(0, 900_000)] * 40
    tally = tallied([bad, good, good])
    tally.drop_the_worse()
    assert [*tally.live] == [1, 2]
    tally.add(10, [sums([bad, good + good[:10], good + bad[:10]])])
    assert tally.counts == [40, 50, 50]
    assert tally.ranking() == [1, 2, 0]
    assert tally.chance(0) == pytest.approx(0.1, abs=0.001)


def test_some_that_are_worse_are_played_on() -> None:
    """The best of them; the simulation is settled, the others are dropped."""
    rolls: list[Rolls] = [[(0, mean + each) for each in range(20)] for mean in (900, 500, 100)]
    tally = Tally([0, 0, 0], 0, keeps=2)
    tally.add(20, [sums(rolls)])
    tally.drop_the_worse()
    assert (list(tally.live), set(tally.beaten)) == ([0, 1], {1})
    assert tally.is_settled
    assert tally.ranking() == [0, 1, 2]


def test_what_is_surely_worse_is_in_one_order() -> None:
    """Whether it was dropped, or is played on."""
    rolls: list[Rolls] = [[(0, mean + each) for each in range(20)] for mean in (900, 500, 400)]
    tally = Tally([0, 0, 0], 0, keeps=2)
    tally.add(20, [sums(rolls)])
    tally.drop_the_worse()
    tally.add(20, [sums([rolls[0] * 2, rolls[1] + [(0, 0)] * 20, rolls[2]])])
    assert tally.ranking() == [0, 2, 1]
