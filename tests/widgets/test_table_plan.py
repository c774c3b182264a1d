"""Where board, rack and side lie, at every size of terminal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region, Size
from textual.widget import Widget

from wordarcade.widgets.stacked_panel import Section, stack
from wordarcade.widgets.table_plan import table_plan

LINES = 4
"""Rows of a screen that are not the table's: title, entry, message, keys."""


@pytest.mark.parametrize(
    ("screen", "board", "rack_below"),
    [
        ((60, 20), 33, False),
        ((80, 24), 33, True),
        ((100, 30), 33, True),
        ((120, 40), 63, True),
        ((160, 45), 63, True),
        ((200, 50), 93, False),
    ],
)
def test_the_board_is_as_large_as_leaves_room_beside_it(
    screen: tuple[int, int], board: int, rack_below: bool
) -> None:
    """Squares of two, four and six columns; a rack of five rows at most."""
    plan = table_plan(Size(screen[0], screen[1] - LINES))
    assert plan.board.width == board
    assert (plan.rack.y >= plan.board.bottom) == rack_below
    assert rack_below is (plan.rack.x == plan.board.x)
    assert 2 <= plan.rack.height <= 6
    assert (plan.frame is not None) is (board == 93)
    if plan.frame is not None:
        assert plan.frame.contains_region(plan.rack)


@given(st.integers(60, 240), st.integers(16, 80))
def test_nothing_overlaps(width: int, height: int) -> None:
    """All three lie on the screen, side by side, at any size."""
    plan = table_plan(Size(width, height))
    whole = Region(0, 0, width, height)
    regions = (plan.board, plan.rack, plan.side)
    assert all(whole.contains_region(region) for region in regions)
    assert not any(
        one.overlaps(other) for number, one in enumerate(regions) for other in regions[number + 1 :]
    )
    assert plan.side.width >= 20


SECTIONS = (
    Section(Widget(), least=5, best=7),
    Section(Widget(), least=6, best=99, grows=True),
    Section(Widget(), least=5, best=6, columns=38, beside=True, drops=2),
    Section(Widget(), least=5, best=5, columns=38, drops=1),
)


@given(st.integers(20, 120), st.integers(11, 60))
def test_sections_lie_one_below_another(width: int, height: int) -> None:
    """Each has at least the rows with which it is worth showing, and none overlaps another."""
    regions = stack(SECTIONS, Size(width, height))
    shown = list(regions.values())
    assert all(Region(0, 0, width, height).contains_region(region) for region in shown)
    assert not any(
        one.overlaps(other) for number, one in enumerate(shown) for other in shown[number + 1 :]
    )
    for section in SECTIONS:
        if section.widget in regions:
            assert regions[section.widget].height >= section.least


@pytest.mark.parametrize(
    ("room", "shown"),
    [((23, 13), (0, 1)), ((40, 20), (0, 1, 3)), ((47, 36), (0, 1, 2, 3)), ((78, 40), (0, 1, 2, 3))],
)
def test_what_drops_out_first_is_planned(room: tuple[int, int], shown: tuple[int, ...]) -> None:
    """Messages before the unseen tiles; where it is wide, messages stand beside the turns."""
    regions = stack(SECTIONS, Size(*room))
    assert set(regions) == {SECTIONS[number].widget for number in shown}
    turns, messages = (regions.get(SECTIONS[number].widget) for number in (1, 2))
    if room[0] >= 74:
        assert turns is not None
        assert messages is not None
        assert turns.y == messages.y
