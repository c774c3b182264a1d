"""The geometry of a board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Offset, Region, Size

from wordarcade.engine.scrabble.squares import CENTRE, SQUARES
from wordarcade.widgets.board_frame import extent, fit_in


@pytest.mark.parametrize(
    ("room", "square"),
    [
        ((33, 16), (2, 1)),
        ((47, 40), (2, 1)),
        ((62, 60), (2, 1)),
        ((63, 31), (4, 2)),
        ((93, 46), (6, 3)),
        ((200, 60), (6, 3)),
        ((20, 8), (2, 1)),
    ],
)
def test_the_room_decides_on_the_size(room: tuple[int, int], square: tuple[int, int]) -> None:
    """The largest squares with which board and coordinates fit, or else the smallest."""
    size = fit_in(Size(*room)).size
    assert (size.width, size.height) == square


@given(st.integers(33, 220), st.integers(16, 80))
def test_squares_lie_side_by_side_in_the_room(width: int, height: int) -> None:
    """Each square is found again from all its corners, and none overlaps another."""
    frame = fit_in(Size(width, height))
    whole = Region(0, 0, width, height)
    regions = [frame.region(square) for square in range(SQUARES)]
    assert all(whole.contains_region(region) for region in regions)
    for square, region in enumerate(regions):
        assert frame.square_at(region.x, region.y) == square
        assert frame.square_at(region.right - 1, region.bottom - 1) == square
    board = Region.from_union(regions)
    assert board.area == sum(region.area for region in regions)
    assert frame.square_at(board.right, board.y) is None
    assert frame.square_at(board.x - 1, board.y) is None
    assert frame.square_at(board.x, board.y - 1) is None
    assert frame.square_at(board.x, board.bottom) is None


def test_the_board_lies_in_the_middle() -> None:
    """What is left of the room is shared between the sides."""
    frame = fit_in(Size(38, 20))
    assert extent(frame.size) == Size(33, 16)
    assert frame.corner == Offset(2 + 3, 2 + 1)


def test_a_square_has_its_coordinates() -> None:
    """The letter above its column and the number left of its row."""
    frame = fit_in(Size(33, 16))
    assert frame.coordinates(CENTRE) == (Region(17, 0, 2, 1), Region(0, 8, 3, 1))


@given(st.integers(0, 80), st.integers(0, 40), st.integers(1, 20), st.integers(1, 5))
def test_squares_under_a_region_are_those_that_it_overlaps(
    x: int, y: int, width: int, height: int
) -> None:
    """As found by asking every square."""
    frame, region = fit_in(Size(70, 31)), Region(x, y, width, height)
    wanted = [each for each in range(SQUARES) if frame.region(each).overlaps(region)]
    assert list(frame.squares_under(region)) == wanted
