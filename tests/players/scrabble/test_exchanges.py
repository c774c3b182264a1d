"""The choice of tiles to exchange."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.players.scrabble.exchanges import best_exchange
from wordarcade.players.scrabble.leaves import NO_LEAVES, TILES, Leaves

TABLE = Leaves.of_points(
    tiles={"V": [-6.0, -15.0], "S": [8.0], "E": [2.0, 1.0], "?": [25.0]},
    pairs={"ES": 1.0},
    balance=[],
)


def test_the_good_tiles_are_kept() -> None:
    """Awkward tiles and a second one of a kind go; what is worth nothing stays."""
    best = best_exchange("VSEVE?I", TABLE)
    assert (best.move.tiles, best.leave, best.equity) == ("EVV", "EIS?", 36_000)


def test_as_few_tiles_as_possible_are_put_back() -> None:
    """Of equal exchanges it is the one that keeps most, the first by alphabet; one tile goes."""
    best = best_exchange("CAB", NO_LEAVES)
    assert (best.move.tiles, best.leave) == ("C", "AB")


@given(st.text(TILES, min_size=1, max_size=7))
def test_no_exchange_is_better(rack: str) -> None:
    """What is kept and put back is the rack, and no other part of it is worth more."""
    best = best_exchange(rack, TABLE)
    assert Counter(best.move.tiles + best.leave) == Counter(rack)
    assert best.move.tiles
    others = (kept for size in range(len(rack)) for kept in combinations(rack, size))
    assert best.equity == max(TABLE.value("".join(kept)) for kept in others)
