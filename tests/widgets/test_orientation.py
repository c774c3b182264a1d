import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.orientation import Orientation

orientations = st.builds(Orientation, st.integers(0, 3), st.booleans())
sides = st.integers(1, 6)


@given(orientations, sides, sides)
def test_every_cell_has_its_own_place_inside_the_view(
    orientation: Orientation, rows: int, columns: int
) -> None:
    """Places and cells answer to each other one by one, and fill the seen shape."""
    seen_rows, seen_columns = orientation.shape(rows, columns)
    places = [
        orientation.place_of(cell, rows=rows, columns=columns) for cell in range(rows * columns)
    ]
    assert sorted(places) == [(row, col) for row in range(seen_rows) for col in range(seen_columns)]
    assert [orientation.cell_at(place, rows=rows, columns=columns) for place in places] == list(
        range(rows * columns)
    )


@given(orientations, sides, sides)
def test_neighbours_stay_neighbours(orientation: Orientation, rows: int, columns: int) -> None:
    """Two cells touch in the view exactly when they touch on the grid."""
    grid = LetterGrid(rows, columns, ("a",) * (rows * columns))
    for cell, neighbours in enumerate(grid.neighbours):
        row, column = orientation.place_of(cell, rows=rows, columns=columns)
        seen = {
            other
            for other in range(rows * columns)
            for there in [orientation.place_of(other, rows=rows, columns=columns)]
            if max(abs(there[0] - row), abs(there[1] - column)) == 1
        }
        assert seen == set(neighbours)


def test_a_quarter_turn_goes_clockwise() -> None:
    """The first column, from below, becomes the first row."""
    grid = LetterGrid.of_rows(["abc", "def"])
    view = Orientation().turned()
    seen_rows, seen_columns = view.shape(grid.rows, grid.columns)
    seen = tuple(
        grid.cells[view.cell_at((row, column), rows=grid.rows, columns=grid.columns)]
        for row in range(seen_rows)
        for column in range(seen_columns)
    )
    assert (seen_rows, seen_columns, "".join(seen)) == (3, 2, "daebfc")


def test_four_turns_come_home() -> None:
    """Four quarter turns are none."""
    view = Orientation(turns=2, mirrored=True)
    turns = [view, view.turned(), view.turned().turned(), view.turned().turned().turned()]
    assert len(set(turns)) == 4
    assert turns[-1].turned() == view


def test_another_is_never_the_same() -> None:
    """A shake always changes the view, and over time shows all the others."""
    rng = random.Random(1)
    view = Orientation()
    views = [view := view.another(rng) for _ in range(200)]
    assert all(before != after for before, after in pairwise(views))
    assert set(views) == set(Orientation.all())


def test_more_than_three_turns_are_refused() -> None:
    """An orientation out of range is a mistake of the caller."""
    with pytest.raises(ValueError, match="4 quarter turns"):
        Orientation(turns=4)
