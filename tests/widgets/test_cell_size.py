from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Size

from wordarcade.widgets.cell_size import LARGE, MEDIUM, SIZES, SMALL, CellSize, largest_fitting


def test_the_room_chooses_the_size() -> None:
    """A 4×4 board is large, medium or small by the room that there is."""
    assert largest_fitting(Size(82, 36), 4, 4, SIZES) is LARGE
    assert largest_fitting(Size(48, 20), 4, 4, SIZES) is MEDIUM
    assert largest_fitting(Size(50, 11), 4, 4, SIZES) is SMALL


def test_boards_of_all_dice_fit_their_terminals() -> None:
    """5×5 is medium in 80×24 and large in 120×40, beside the panel; 6×6 is small and large."""
    assert [largest_fitting(Size(48, 20), side, side, SIZES) for side in (5, 6)] == [MEDIUM, SMALL]
    assert [largest_fitting(Size(82, 36), side, side, SIZES) for side in (5, 6)] == [LARGE, LARGE]


def test_without_room_the_smallest_is_taken() -> None:
    """A grid larger than the room gets the smallest cells, and scrolls."""
    assert largest_fitting(Size(10, 4), 50, 50, SIZES) is SMALL


@given(st.sampled_from(SIZES), st.integers(0, 9), st.integers(0, 9))
def test_a_cell_is_found_by_every_point_in_it(size: CellSize, row: int, column: int) -> None:
    """All points of a cell's region lead to its place, and the gaps to none."""
    region = size.region((row, column))
    for x in range(region.x, region.right):
        for y in range(region.y, region.bottom):
            assert size.place_at(x, y) == (row, column)
    assert size.place_at(region.right, region.y) is None
    assert size.place_at(region.x, region.bottom) is None


@given(st.sampled_from(SIZES), st.integers(1, 9), st.integers(1, 9))
def test_the_last_cell_ends_where_the_grid_does(size: CellSize, rows: int, columns: int) -> None:
    """The extent of a grid is what its cells and the gaps between them take."""
    last = size.region((rows - 1, columns - 1))
    assert size.extent(rows, columns) == (last.right, last.bottom)
