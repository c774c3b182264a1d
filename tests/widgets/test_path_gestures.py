from hypothesis import given
from hypothesis import strategies as st

from tests.engine.paths import is_path
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.path_gestures import dragged, picked

GRID = LetterGrid.of_rows(["abcd", "efgh", "ijkl", "mnop"])
cells = st.integers(0, 15)


def test_a_neighbour_lengthens_the_path() -> None:
    """Clicking from cell to touching cell spells a path, diagonals included."""
    assert picked(picked(picked((), 0, GRID), 5, GRID), 6, GRID) == (0, 5, 6)


def test_clicking_the_end_takes_it_back() -> None:
    """The last cell clicked again is no longer in the path."""
    assert picked((0, 5, 6), 6, GRID) == (0, 5)
    assert picked((0,), 0, GRID) == ()


def test_clicking_an_earlier_cell_cuts_back_to_it() -> None:
    """An earlier cell becomes the end of the path."""
    assert picked((0, 5, 6, 7), 5, GRID) == (0, 5)


def test_a_far_cell_begins_a_new_path() -> None:
    """A cell that does not touch the end starts over."""
    assert picked((0, 5), 15, GRID) == (15,)


def test_blocked_cells_change_nothing() -> None:
    """No path enters a cell without letters, by click or by stroke."""
    grid = LetterGrid(1, 3, ("a", "", "b"))
    assert picked((0,), 1, grid) == (0,)
    assert dragged((0,), 1, grid) == (0,)


def test_a_stroke_that_turns_back_shortens_the_path() -> None:
    """Coming back onto the last cell but one takes the end back."""
    assert dragged((0, 5, 6), 5, GRID) == (0, 5)


def test_a_stroke_over_used_or_far_cells_does_no_harm() -> None:
    """Cells that cannot follow are passed over."""
    assert dragged((0, 1, 5), 0, GRID) == (0, 1, 5)
    assert dragged((0, 1), 15, GRID) == (0, 1)
    assert dragged((), 3, GRID) == ()


@given(st.lists(st.tuples(st.booleans(), cells)))
def test_gestures_only_make_paths(gestures: list[tuple[bool, int]]) -> None:
    """Whatever is clicked and drawn, consecutive cells touch and none comes twice."""
    path: tuple[int, ...] = ()
    for drawn, cell in gestures:
        path = (dragged if drawn else picked)(path, cell, GRID)
        assert is_path(GRID, path)
