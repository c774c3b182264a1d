"""The layout of a rack's tiles."""

from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region, Size

from wordarcade.widgets.tile_layout import HUGE, LARGE, MEDIUM, SMALL, TINY, lay_out

counts = st.integers(0, 26)
rooms = st.builds(Size, st.integers(48, 200), st.integers(7, 60))


@given(counts, rooms)
def test_tiles_lie_in_the_room_apart_from_each_other(count: int, room: Size) -> None:
    """Up to 26 tiles fit into any room that a game has, and each is found at its corners."""
    layout = lay_out(count, room)
    assert len(layout.regions) == count
    for index, region in enumerate(layout.regions):
        assert Region(0, 0, *room).contains_region(region)
        assert not any(region.overlaps(other) for other in layout.regions[:index])
        assert layout.tile_at(region.x, region.y) == index
        assert layout.tile_at(region.right - 1, region.bottom - 1) == index


@given(counts.filter(bool), rooms)
def test_rows_are_of_much_the_same_length(count: int, room: Size) -> None:
    """Two rows differ by one tile at most, and the tiles read from left to right."""
    regions = lay_out(count, room).regions
    rows = [sum(each.y == y for each in regions) for y in sorted({each.y for each in regions})]
    assert max(rows) - min(rows) <= 1
    assert sorted(regions, key=lambda each: (each.y, each.x)) == list(regions)


def test_tiles_are_as_large_as_the_room_allows() -> None:
    """From large letters to one line each."""
    assert lay_out(7, Size(82, 34)).size == HUGE
    assert lay_out(7, Size(48, 16)).size == LARGE
    assert lay_out(26, Size(48, 16)).size == MEDIUM
    assert lay_out(26, Size(48, 9)).size == SMALL
    assert lay_out(7, Size(33, 1)).size == TINY


def test_tiles_do_not_grow_when_there_are_fewer() -> None:
    """Their size is that of as many as there may be; they lie in the middle all the same."""
    layout = lay_out(2, Size(48, 16), capacity=26)
    assert layout.size == MEDIUM
    assert [region.x for region in layout.regions] == [17, 24]


def test_a_room_too_small_keeps_the_tiles_tiny() -> None:
    """What does not fit is cut off at the end."""
    layout = lay_out(26, Size(10, 2))
    assert layout.size == TINY
    assert layout.regions[0].offset == (1, 0)
    assert layout.tile_at(0, 0) is None


def test_arrows_walk_over_all_tiles() -> None:
    """Left and right go through the rows; up and down go to the nearest tile, or stay."""
    layout = lay_out(7, Size(48, 16))
    assert [layout.moved(tile, 0, 1) for tile in range(7)] == [1, 2, 3, 4, 5, 6, 6]
    assert [layout.moved(tile, 0, -1) for tile in range(7)] == [0, 0, 1, 2, 3, 4, 5]
    assert [layout.moved(tile, 1, 0) for tile in range(7)] == [4, 4, 5, 6, 4, 5, 6]
    assert [layout.moved(tile, -1, 0) for tile in range(4, 7)] == [0, 1, 2]
