from hypothesis import given
from hypothesis import strategies as st

from wordarcade.widgets.cell_art import Exits
from wordarcade.widgets.path_lines import BOTH, FALLING, RISING, PathLines


def test_straight_lines_touch_both_cells() -> None:
    """A step to the right and a step down leave and enter by the middle of the sides."""
    lines = PathLines.through([(0, 0), (0, 1), (1, 1)])
    assert lines.exits((0, 0)) == Exits(east=True)
    assert lines.exits((0, 1)) == Exits(west=True, south=True)
    assert lines.exits((1, 1)) == Exits(north=True)


def test_diagonals_run_through_the_crossings() -> None:
    """A diagonal is drawn in the gap between four cells and touches no side."""
    falling, rising = PathLines.through([(0, 0), (1, 1)]), PathLines.through([(0, 1), (1, 0)])
    assert (falling.crossing((0, 0)), rising.crossing((0, 0))) == (FALLING, RISING)
    assert falling.exits((0, 0)) == Exits()


def test_crossing_diagonals_are_both_drawn() -> None:
    """A path that crosses itself shows both lines in one gap."""
    lines = PathLines.through([(0, 0), (1, 1), (1, 0), (0, 1)])
    assert lines.crossing((0, 0)) == BOTH
    assert lines.crossing((0, 1)) == " "


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=2))
def test_a_line_looks_the_same_both_ways(pair: list[tuple[int, int]]) -> None:
    """Which end a step starts from makes no difference to its line."""
    (top, left), (bottom, right) = pair
    if max(abs(top - bottom), abs(left - right)) == 1:
        assert PathLines.through(pair) == PathLines.through(reversed(pair))
