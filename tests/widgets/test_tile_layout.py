"""The layout of a rack's tiles."""

from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region, Size

from wordarcade.widgets.tile_layout import (
    APART,
    FLAT,
    LARGE,
    MIDDLE,
    SMALL,
    TALL,
    TOUCHING,
    lay_out,
)

counts = st.integers(0, 26)
rooms = st.builds(Size, st.integers(48, 200), st.integers(7, 60))
lifts = st.integers(0, 1)


@given(counts, rooms, lifts)
def test_tiles_lie_in_the_room_apart_from_each_other(count: int, room: Size, lift: int) -> None:
    """Up to 26 tiles fit into any room that a game has, and each is found at its corners."""
    layout = lay_out(count, room, lift=lift)
    assert len(layout.regions) == count
    for index, region in enumerate(layout.regions):
        assert Region(0, 0, *room).contains_region(layout.whole(index))
        assert not any(layout.whole(index).overlaps(layout.whole(other)) for other in range(index))
        assert layout.tile_at(region.x, region.y - lift) == index
        assert layout.tile_at(region.right - 1, region.bottom - 1) == index
    assert layout.rows <= room.height


@given(counts.filter(bool), rooms)
def test_rows_are_of_much_the_same_length(count: int, room: Size) -> None:
    """Two rows differ by one tile at most, and the tiles read from left to right."""
    regions = lay_out(count, room).regions
    rows = [sum(each.y == y for each in regions) for y in sorted({each.y for each in regions})]
    assert max(rows) - min(rows) <= 1
    assert sorted(regions, key=lambda each: (each.y, each.x)) == list(regions)


@given(st.integers(1, 16), rooms)
def test_a_hand_is_one_row(count: int, room: Size) -> None:
    """Up to sixteen letters stand in one row, however narrow the room."""
    assert len({region.y for region in lay_out(count, room, lift=1).regions}) == 1


def test_tiles_are_as_large_as_the_room_allows() -> None:
    """From large letters far apart to low tiles that touch."""
    assert lay_out(7, Size(90, 20), lift=1).size == APART
    assert lay_out(7, Size(72, 11), lift=1).size == LARGE
    assert lay_out(7, Size(64, 8), lift=1).size == TALL
    assert lay_out(7, Size(48, 6), lift=1).size == MIDDLE
    assert lay_out(8, Size(48, 6), lift=1).size == SMALL
    assert lay_out(9, Size(48, 6), lift=1).size == FLAT
    assert lay_out(16, Size(48, 6), lift=1).size == TOUCHING


def test_tiles_do_not_grow_when_there_are_fewer() -> None:
    """Their size is that of as many as there may be; they lie in the middle all the same."""
    layout = lay_out(2, Size(48, 16), capacity=9)
    assert layout.size == FLAT
    assert [region.x for region in layout.regions] == [19, 24]


def test_a_room_too_small_keeps_the_tiles_tiny() -> None:
    """What does not fit is cut off at the end."""
    layout = lay_out(26, Size(10, 2))
    assert layout.size == TOUCHING
    assert layout.tile_at(0, 0) == 0
    assert layout.tile_at(9, 0) is None


def test_arrows_walk_over_all_tiles() -> None:
    """Left and right go through the rows; up and down go to the nearest tile, or stay."""
    layout = lay_out(7, Size(48, 16), sizes=(LARGE,), lift=1)
    assert [layout.moved(tile, 0, 1) for tile in range(7)] == [1, 2, 3, 4, 5, 6, 6]
    assert [layout.moved(tile, 0, -1) for tile in range(7)] == [0, 0, 1, 2, 3, 4, 5]
    assert [layout.moved(tile, 1, 0) for tile in range(7)] == [4, 4, 5, 6, 4, 5, 6]
    assert [layout.moved(tile, -1, 0) for tile in range(4, 7)] == [0, 1, 2]
