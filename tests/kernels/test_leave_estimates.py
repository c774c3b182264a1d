"""Estimates of what leaves are worth, against plain reckoning over all draws."""

from array import array
from collections import Counter
from functools import cache
from itertools import combinations
from math import comb, prod
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.kernels.leave_numbers import LeaveNumbers
from wordarcade.players.scrabble.leaves import TILES, Leaves

BAG = "AB" + "E" * 9 + "QQS?"
NUMBERS = LeaveNumbers([BAG.count(tile) for tile in TILES])
RACKS = [
    "".join(tile * count for tile, count in zip(TILES, NUMBERS.counts(7, number), strict=True))
    for number in range(NUMBERS.ways[7])
]
SUMS = Leaves.of_points({"A": [1.0, -2.0], "?": [20.0]}, {"QS": -3.0}, [[0.0, 0.5], [0.0, 0.25]])
RACK_DOUBT, PART_DOUBT, SHARE = 8, 30, 1.5

samples = st.lists(
    st.tuples(st.sampled_from(RACKS), st.integers(1, 3), st.integers(-50_000, 90_000)), max_size=40
)


@cache
def parts(size: int) -> list[str]:
    """Return all multisets of a size, in the order of their numbers."""
    return [
        "".join(tile * count for tile, count in zip(TILES, NUMBERS.counts(size, n), strict=True))
        for n in range(NUMBERS.ways[size])
    ]


@cache
def draws(kept: str) -> Counter[str]:
    """Return how many ways there are to draw each rack to some tiles."""
    rest = Counter(BAG)
    rest.subtract(kept)
    drawn = combinations(sorted(rest.elements()), 7 - len(kept))
    return Counter(in_order(kept + "".join(some)) for some in drawn)


def begun(kernel: ModuleType, some: list[tuple[str, int, int]]) -> Any:
    """Return estimates with samples."""
    estimates = kernel.LeaveEstimates(NUMBERS)
    estimates.expect(SUMS.singles, SUMS.pairs, SUMS.balance, 0, 5)
    estimates.expect(SUMS.singles, SUMS.pairs, SUMS.balance, 5, len(RACKS))
    estimates.drift[2] = 1_000
    racks, bags, equities = zip(*some, strict=True) if some else ((), (), ())
    numbers = array("I", map(RACKS.index, racks))
    estimates.add(numbers, array("H", bags), array("i", equities))
    return estimates


def told(values: Any, size: int, estimates: Any) -> list[float]:
    """Return the figures of the multisets of a size."""
    return list(values[estimates.starts[size] : estimates.starts[size + 1]])


def draw(estimates: Any) -> None:
    """Draw from all racks, in slices of three."""
    for size in reversed(range(7)):
        for first in range(0, NUMBERS.ways[size], 3):
            estimates.draw(size, first, min(first + 3, NUMBERS.ways[size]))


def worths_of(some: list[tuple[str, int, int]]) -> dict[str, list[int]]:
    """Return what each rack was worth, without the drift."""
    worths: dict[str, list[int]] = {rack: [] for rack in RACKS}
    for rack, in_bag, equity in some:
        worths[rack].append(equity - (1_000 if in_bag == 2 else 0))
    return worths


@given(samples)
def test_samples_are_summed_up(
    leave_estimates: ModuleType, some: list[tuple[str, int, int]]
) -> None:
    """By rack; and by tiles in the bag, how much more racks were worth than expected."""
    estimates = begun(leave_estimates, some)
    worths = worths_of(some)
    assert list(estimates.counts) == [len(worths[rack]) for rack in RACKS]
    assert list(estimates.sums) == [sum(worths[rack]) for rack in RACKS]
    for in_bag in range(4):
        mine = [(rack, equity) for rack, bag, equity in some if bag == in_bag]
        surplus = sum(equity - SUMS.value(rack) for rack, equity in mine)
        if in_bag == 2:
            surplus -= 1_000 * len(mine)
        assert estimates.drift_counts[in_bag] == len(mine)
        assert estimates.drift_sums[in_bag] == surplus


@given(samples)
def test_a_leave_is_worth_the_mean_over_all_draws(
    leave_estimates: ModuleType, some: list[tuple[str, int, int]]
) -> None:
    """Of racks that are worth what samples and the additive table say together."""
    estimates = begun(leave_estimates, some)
    estimates.settle(0, len(RACKS))
    draw(estimates)
    worth = {
        rack: (sum(seen) + RACK_DOUBT * SUMS.value(rack)) / (len(seen) + RACK_DOUBT)
        for rack, seen in worths_of(some).items()
    }
    for size in range(8):
        expected = [
            sum(ways * worth[rack] for rack, ways in draws(kept).items())
            / comb(len(BAG) - size, 7 - size)
            for kept in parts(size)
        ]
        assert told(estimates.worths, size, estimates) == pytest.approx(expected, abs=1e-6)


def smoothed(some: list[tuple[str, int, int]], expected: dict[str, float]) -> dict[str, float]:
    """Return what is expected of racks after a round, slowly."""
    off = {
        rack: sum(seen) / len(seen) - expected[rack]
        for rack, seen in worths_of(some).items()
        if seen
    }
    counts = Counter(rack for rack, *_ in some)

    def mean(kept: str) -> float:
        ways = {rack: number for rack, number in draws(kept).items() if rack in off}
        return sum(ways[r] * off[r] for r in ways) / sum(ways.values()) if ways else 0.0

    def of_parts(tiles: str) -> float:
        return sum(smooth(tiles[:at] + tiles[at + 1 :]) for at in range(len(tiles))) / len(tiles)

    @cache
    def smooth(kept: str) -> float:
        if not kept:
            return 0.0
        number = sum(
            count * prod(comb(rack.count(tile), kept.count(tile)) for tile in set(kept))
            for rack, count in counts.items()
        )
        surplus = mean(kept) - mean("")
        return (number * surplus + PART_DOUBT * of_parts(kept)) / (number + PART_DOUBT)

    return {rack: expected[rack] + mean("") + SHARE * of_parts(rack) for rack in RACKS}


@given(samples)
def test_racks_are_expected_to_be_as_their_parts(
    leave_estimates: ModuleType, some: list[tuple[str, int, int]]
) -> None:
    """Two rounds, each from what the one before has left."""
    estimates = begun(leave_estimates, some)
    expected = {rack: float(SUMS.value(rack)) for rack in RACKS}
    for _ in range(2):
        estimates.compare(0, 7)
        estimates.compare(7, len(RACKS))
        draw(estimates)
        for size in range(1, 8):
            estimates.smooth(size, 0, NUMBERS.ways[size])
        expected = smoothed(some, expected)
    estimates.settle(0, len(RACKS))
    seen = worths_of(some)
    assert told(estimates.worths, 7, estimates) == pytest.approx(
        [
            (sum(seen[rack]) + RACK_DOUBT * expected[rack]) / (len(seen[rack]) + RACK_DOUBT)
            for rack in RACKS
        ],
        abs=1e-6,
    )
