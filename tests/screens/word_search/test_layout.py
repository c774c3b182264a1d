"""The room of the play screen: every part has some, in every size of terminal and board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Size

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.composition import margin
from wordarcade.screens.word_search.board import search_board
from wordarcade.screens.word_search.layout import Layout
from wordarcade.screens.word_search.side_plan import SidePlan
from wordarcade.screens.word_search.target_text import TargetBars
from wordarcade.widgets.cell_size import largest_fitting
from wordarcade.widgets.tile_painter import TilePainter


@given(st.integers(60, 260), st.integers(20, 90), st.sampled_from([1, 4, 9, 20, 60]), st.booleans())
def test_parts_fit(columns: int, rows: int, size: int, hidden: bool) -> None:
    """The board keeps more than half of the width, and a board called whole is whole."""
    board = search_board(LetterGrid(size, size, ("a",) * size**2), hidden=hidden)
    layout = Layout.of(Size(columns, rows), board, hidden=hidden)
    width = columns - 2 * margin(columns) - layout.side - 6
    assert width >= layout.side * 0.8
    smallest = board.painters[-1].extent(size, size)
    if layout.whole:
        assert smallest.width <= columns
        assert smallest.height <= rows - 4
    assert not (hidden and layout.found_below)
    assert not Layout.of(Size(columns, rows), board, hidden=hidden, over=True).found_below
    if isinstance(layout.field_height, int):
        assert layout.field_height + 6 <= rows - 4


def test_twenty_cells_are_whole_at_eighty_columns() -> None:
    """The smallest usual terminal shows all of a board of 20 × 20, to the last row."""
    board = search_board(LetterGrid(20, 20, ("a",) * 400))
    layout = Layout.of(Size(80, 24), board, hidden=False)
    assert (layout.whole, layout.tight, layout.roomy) == (True, True, False)
    assert not Layout.of(Size(60, 20), board, hidden=False).whole
    wide = Layout.of(Size(120, 40), board, hidden=False)
    assert (wide.whole, wide.roomy, wide.found_below) == (True, True, True)


def test_ten_cells_are_tiles_at_eighty_columns() -> None:
    """Where no row is left free the letters are as large as those of hidden words."""
    board = search_board(LetterGrid(10, 10, ("a",) * 100))
    layout = Layout.of(Size(80, 24), board, hidden=False)
    assert layout.tight
    drawn = largest_fitting(Size(42, 20), 10, 10, board.painters)
    assert isinstance(drawn, TilePainter)


def test_the_side_takes_what_a_small_board_does_not_need() -> None:
    """At 200 columns panels stand in two columns where the board cannot be larger."""
    board = search_board(LetterGrid(7, 7, ("a",) * 49))
    layout = Layout.of(Size(200, 50), board, hidden=False)
    assert (layout.two, layout.found_below, layout.side, layout.column) == (True, False, 87, 42)
    hidden = Layout.of(Size(200, 50), board, hidden=True)
    assert (hidden.two, hidden.side, hidden.spare) == (False, 60, 13)
    narrower = Layout.of(Size(160, 45), board, hidden=False)
    assert (narrower.two, narrower.side) == (False, 60)


@pytest.mark.parametrize(("room", "extent"), [((120, 40), (59, 30)), ((200, 50), (89, 30))])
def test_fifteen_cells_are_tiles_where_there_is_room(
    room: tuple[int, int], extent: tuple[int, int]
) -> None:
    """The usual board fills the field, and is no larger than it."""
    board = search_board(LetterGrid(15, 15, ("a",) * 225))
    layout = Layout.of(Size(*room), board, hidden=False)
    field = Size(
        room[0] - 2 * margin(room[0]) - layout.side - (6 if room[0] > 160 else 4) - 2,
        room[1] - 10,
    )
    painter = largest_fitting(field, 15, 15, board.painters)
    assert isinstance(painter, TilePainter)
    assert painter.extent(15, 15) == extent
    assert layout.whole


@pytest.mark.parametrize(
    ("room", "gap", "size", "extent"),
    [
        ((80, 24), 2, 10, (39, 20)),
        ((120, 40), 4, 10, (59, 30)),
        ((120, 40), 4, 15, (59, 30)),
        ((160, 45), 6, 12, (83, 36)),
        ((200, 50), 6, 10, (79, 40)),
    ],
)
def test_hidden_words_fill_their_field(
    room: tuple[int, int], gap: int, size: int, extent: tuple[int, int]
) -> None:
    """They are tiles, and no row is left free where these would be larger with it."""
    board = search_board(LetterGrid(size, size, ("a",) * size**2), hidden=True)
    layout = Layout.of(Size(*room), board, hidden=True)
    columns = room[0] - 2 * margin(room[0]) - layout.side - gap - 2 * layout.roomy
    rows = room[1] - (8 if layout.roomy else 4) - (not layout.tight) - layout.airy
    painter = largest_fitting(Size(columns, rows), size, size, board.painters)
    assert isinstance(painter, TilePainter)
    assert painter.extent(size, size) == extent


@pytest.mark.parametrize(
    ("room", "size", "plan"),
    [
        ((60, 20), 15, SidePlan(False, TargetBars.NONE, left=False, messages=False)),
        ((80, 24), 15, SidePlan(False, TargetBars.NONE, left=False, messages=False)),
        ((100, 30), 15, SidePlan(False, TargetBars.NONE, left=True, messages=False)),
        ((120, 40), 15, SidePlan(False, TargetBars.BESIDE, left=True, messages=False)),
        ((120, 40), 20, SidePlan(True, TargetBars.UNDER, left=True, messages=False)),
        ((120, 40), 60, SidePlan(False, TargetBars.BESIDE, left=False, messages=False)),
        ((160, 45), 15, SidePlan(True, TargetBars.UNDER, left=True, messages=False)),
        ((200, 50), 7, SidePlan(True, TargetBars.UNDER, left=True, messages=True)),
        ((200, 50), 15, SidePlan(True, TargetBars.UNDER, left=True, messages=True)),
    ],
)
def test_what_gives_way_to_the_words_left(room: tuple[int, int], size: int, plan: SidePlan) -> None:
    """Messages first, which are a key away, then bars under targets, and then ranks not reached."""
    board = search_board(LetterGrid(size, size, ("a",) * size**2))
    assert SidePlan.of(Layout.of(Size(*room), board, hidden=False), 0) == plan


def test_one_target_stands_for_all_where_time_and_a_race_take_their_room() -> None:
    """In the smallest room with a side beside the board; the time alone leaves room."""
    board = search_board(LetterGrid(15, 15, ("a",) * 225))
    layout = Layout.of(Size(80, 24), board, hidden=False)
    assert [SidePlan.of(layout, extra).nearest for extra in range(3)] == [False, False, True]
