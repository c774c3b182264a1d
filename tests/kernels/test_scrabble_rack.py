"""The parts of a rack, against leaves valued one by one."""

from array import array
from collections import Counter
from itertools import combinations
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH
from wordarcade.engine.scrabble.tiles import LETTERS, in_order
from wordarcade.kernels.leave_numbers import LeaveNumbers
from wordarcade.players.scrabble.exchanges import best_exchange
from wordarcade.players.scrabble.full_leaves import FullLeaves
from wordarcade.players.scrabble.leaves import TILES, Leaves

racks = st.text("AEIBCQ?", max_size=7)
points = st.integers(-30, 30).map(float)
leaves = st.builds(
    Leaves.of_points,
    st.dictionaries(st.sampled_from(TILES), st.lists(points, min_size=1, max_size=4)),
    st.dictionaries(st.sampled_from(["AE", "QI", "?B", "CE"]), points),
    st.lists(st.lists(points, max_size=4), max_size=4),
)


def parts_of(
    scrabble_rack: ModuleType, rack: str, tables: Leaves, bag_size: int = 1, others: int = 0
) -> Any:
    """Return the parts of a rack."""
    values = [ENGLISH.values[letter] for letter in LETTERS]
    parts = scrabble_rack.RackParts(values, tables.singles, tables.pairs, tables.balance)
    parts.take(b"AEEI?QQ", 1, 0)
    parts.take(rack.encode(), bag_size, others)
    return parts


def subsets(rack: str) -> set[str]:
    """Return the parts of a rack as tiles in order."""
    tiles = in_order(rack)
    return {"".join(some) for size in range(len(tiles) + 1) for some in combinations(tiles, size)}


@given(rack=racks, tables=leaves)
def test_every_part_has_its_number_and_its_value(
    scrabble_rack: ModuleType, rack: str, tables: Leaves
) -> None:
    """The numbers of the tiles in a part add up to its own; its value is that of the leave."""
    parts = parts_of(scrabble_rack, rack, tables)
    assert parts.parts == len(subsets(rack))
    assert parts.size == len(rack)
    for kept in subsets(rack):
        part = sum(parts.weights[TILES.index(tile)] for tile in kept)
        assert parts.tiles_of(part).decode() == kept
        assert parts.leaves[part] == tables.value(kept)
        assert parts.sizes[part] == len(kept)
    for tile, count in Counter(rack).items():
        assert parts.counts[TILES.index(tile)] == count
    assert sum(parts.counts) == len(rack)


@given(rack=racks, tables=leaves, others=st.integers(0, 40))
def test_parts_with_an_empty_bag(
    scrabble_rack: ModuleType, rack: str, tables: Leaves, others: int
) -> None:
    """Without tiles to draw, nothing left gains, and what is left costs, whatever leaves say."""
    parts = parts_of(scrabble_rack, rack, tables, 0, others)
    for part in range(parts.parts):
        kept = parts.tiles_of(part).decode()
        gain = -(10 + 2 * ENGLISH.value_of(kept)) if kept else 2 * others
        assert parts.leaves[part] == 1000 * gain


@given(rack=racks, tables=leaves)
def test_tiles_are_ranked(scrabble_rack: ModuleType, rack: str, tables: Leaves) -> None:
    """The tiles are known from the highest down, with what they count."""
    parts = parts_of(scrabble_rack, rack, tables)
    worths = list(parts.worths[: len(rack)])
    assert worths == sorted(map(ENGLISH.value, rack), reverse=True)
    assert [ENGLISH.value(TILES[tile]) for tile in parts.ranking[: len(rack)]] == worths
    assert Counter(TILES[tile] for tile in parts.ranking[: len(rack)]) == Counter(rack)


@given(rack=racks.filter(len), tables=leaves)
def test_the_best_exchange(scrabble_rack: ModuleType, rack: str, tables: Leaves) -> None:
    """What is kept in an exchange is what the players' rule keeps, ties included."""
    parts = parts_of(scrabble_rack, rack, tables)
    kept = parts.tiles_of(parts.best_exchange()).decode()
    assert kept == best_exchange(rack, tables).leave


def test_tables_of_other_lengths_are_refused(scrabble_rack: ModuleType) -> None:
    """Tables are for 26 letters and a blank, of which up to seven are kept."""
    right = [[0] * length for length in (26, 27 * 8, 27 * 27, 64)]
    scrabble_rack.RackParts(right[0], *(array("i", table) for table in right[1:]))
    for wrong in range(4):
        tables = [
            array("i", table[: -1 if at == wrong else None]) for at, table in enumerate(right)
        ]
        with pytest.raises(ValueError, match="not those of 26 letters and a blank"):
            scrabble_rack.RackParts(*tables)


@pytest.mark.parametrize(
    ("rack", "message"),
    [("A" * 8, "up to 7 tiles, not 8"), ("Ab", "b'b' are no tiles"), ("A.", r"b'\.' are no tiles")],
)
def test_what_is_no_rack_is_refused(scrabble_rack: ModuleType, rack: str, message: str) -> None:
    """A rack has seven tiles at most, capitals and question marks."""
    with pytest.raises(ValueError, match=message):
        parts_of(scrabble_rack, rack, Leaves())


SMALL = LeaveNumbers([2 if tile in "AEIBCQ?" else 0 for tile in TILES])
FULL = FullLeaves(SMALL, array("h", (n * 7_919 % 65_536 - 32_768 for n in range(SMALL.starts[7]))))


@given(rack=racks, tables=leaves, bag_size=st.integers(0, 1))
def test_leaves_are_looked_up_in_a_full_table(
    scrabble_rack: ModuleType, rack: str, tables: Leaves, bag_size: int
) -> None:
    """Those of up to six tiles, if the table knows all of the rack; sums are for the others."""
    numbers = SMALL.limits, SMALL.steps, SMALL.starts
    points = [ENGLISH.values[letter] for letter in LETTERS]
    sums = tables.singles, tables.pairs, tables.balance
    parts = scrabble_rack.RackParts(points, *sums, *numbers, FULL.values)
    parts.take(b"AEEI?QQ", 1, 0)
    parts.take(rack.encode(), bag_size, 3)
    if bag_size:
        known = max(map(rack.count, TILES)) <= 2
        table = tables.with_full(FULL) if known else tables
        for part in range(parts.parts):
            kept = parts.tiles_of(part).decode()
            assert parts.leaves[part] == table.value(kept)
    else:
        without = parts_of(scrabble_rack, rack, tables, 0, 3)
        assert parts.leaves[: parts.parts] == without.leaves[: parts.parts]


def test_a_full_table_has_the_leaves_of_its_numbering(scrabble_rack: ModuleType) -> None:
    """A table of another length is refused."""
    points = [ENGLISH.values[letter] for letter in LETTERS]
    sums = Leaves().singles, Leaves().pairs, Leaves().balance
    numbers = SMALL.limits, SMALL.steps, SMALL.starts
    with pytest.raises(ValueError, match="leaves of its numbering"):
        scrabble_rack.RackParts(points, *sums, *numbers, array("h", [1]))
