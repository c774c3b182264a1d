"""The numbers of leaves and racks."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.kernels.leave_numbers import LeaveNumbers
from wordarcade.players.scrabble.leaves import TILES

NUMBERS = LeaveNumbers([ENGLISH.counts[tile] for tile in TILES])


def tiles_of(counts: list[int]) -> str:
    """Return the tiles of a multiset in order."""
    return "".join(tile * count for tile, count in zip(TILES, counts, strict=True))


def test_there_are_as_many_as_the_set_of_tiles_allows() -> None:
    """Leaves of one to six tiles, and racks of seven."""
    assert NUMBERS.starts[7] == 914_624
    assert NUMBERS.ways[7] == 3_199_724


@given(st.integers(1, 7), st.floats(0, 1, exclude_max=True))
def test_a_number_leads_back_to_its_tiles(size: int, share: float) -> None:
    """Each number below their count is that of one multiset, which the set of tiles allows."""
    number = int(share * NUMBERS.ways[size])
    counts = NUMBERS.counts(size, number)
    assert sum(counts) == size
    assert all(has <= limit for has, limit in zip(counts, NUMBERS.limits, strict=True))
    assert NUMBERS.number(counts) == number


@pytest.mark.parametrize("size", range(8))
def test_all_multisets_of_a_small_set_have_their_numbers(size: int) -> None:
    """None is left out, and none comes twice."""
    numbers = LeaveNumbers([3, 0, 1, 2, *[0] * 21, 8, 2])
    bag = "AAACDD" + "Z" * 8 + "??"
    found = [tiles_of(list(numbers.counts(size, n))) for n in range(numbers.ways[size])]
    assert sorted(found) == sorted({in_order("".join(some)) for some in combinations(bag, size)})
    assert [numbers.number([tiles.count(tile) for tile in TILES]) for tiles in found] == [
        *range(len(found))
    ]
