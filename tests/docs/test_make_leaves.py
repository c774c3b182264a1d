"""Estimation of leave values from game results."""

from collections import Counter
from itertools import combinations_with_replacement

from docs.make_leaves import Samples, fit
from wordarcade.players.scrabble.leaves import MILLI, Leaves

KNOWN = Leaves.of_points(
    tiles={"Q": [-7.0], "U": [-3.5, -11.0], "E": [1.25, -4.0, -9.0], "?": [25.0], "S": [8.0, 7.0]},
    pairs={"QU": 8.0, "ES": 1.5, "S?": -2.0},
    balance=[[0.0, 0.5, 1.0], [1.0, 2.0], [-1.5]],
)


def test_the_values_are_found_again() -> None:
    """If turns are worth just what was kept, and 40 points, a table tells what they were worth."""
    samples = Samples(Counter(), Counter(), Counter())
    leaves = ["".join(kept) for n in range(4) for kept in combinations_with_replacement("EQSU?", n)]
    for leave in leaves:
        samples.counts[leave] = 100_000
        samples.equities[leave] = 100_000 * (KNOWN.value(leave) + 40 * MILLI)
    found = Leaves.of_points(*fit(samples))
    assert all(abs(found.value(leave) - KNOWN.value(leave)) < 0.05 * MILLI for leave in leaves)
    assert found.value("") == 0
