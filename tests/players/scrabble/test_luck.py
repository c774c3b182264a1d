"""The luck of a draw."""

from collections import Counter
from itertools import combinations
from statistics import fmean

import pytest

from tests.engine.scrabble.games import ENGLISH
from tests.players.scrabble.computers import LEAVES, opponents
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.players.scrabble.leaves import NO_LEAVES, leaves_for
from wordarcade.players.scrabble.luck import luck, mean_value
from wordarcade.players.scrabble.recorded_turn import Draw


@pytest.mark.parametrize(
    ("kept", "pool", "number"),
    [
        ("", "AAVUSQ??EE", 7),
        ("QV", "UUSTA?E", 3),
        ("AASU", "SSS", 2),
        ("?EI", "AEIOUBC?", 4),
        ("AB", "C", 0),
    ],
)
def test_the_mean_is_that_of_all_draws(kept: str, pool: str, number: int) -> None:
    """Every draw of the pool, listed one by one, has the same share."""
    leaves = leaves_for(opponents().lexicon)
    draws = [leaves.value(kept + "".join(drawn)) for drawn in combinations(pool, number)]
    assert mean_value(kept, pool, number, leaves) == pytest.approx(fmean(draws))


def test_a_blank_is_luck_and_two_vs_are_not() -> None:
    """Better than the mean is above 0, worse below it; what does not matter is no luck."""
    first = Draw("", ENGLISH.tiles)
    assert luck("AEINRS?", first, LEAVES) > 10
    assert luck("AAUUUVV", first, LEAVES) < -10
    assert luck("AEINRS?", first, NO_LEAVES) == 0


def test_luck_evens_out() -> None:
    """Over all draws, each as likely as it is, it is nothing."""
    pool, kept = "AUVSQ?E", "AU"
    ways = Counter(in_order(kept + "".join(drawn)) for drawn in combinations(pool, 3))
    total = sum(many * luck(rack, Draw(kept, pool), LEAVES) for rack, many in ways.items())
    assert total == pytest.approx(0)
