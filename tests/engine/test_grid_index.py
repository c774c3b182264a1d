"""Look-up of cells, and bitboards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_letter_grid import grids
from wordarcade.engine.grid_index import GridIndex
from wordarcade.engine.letter_grid import LetterGrid


def index_of(grid: LetterGrid) -> GridIndex:
    """Return the index of a grid."""
    return GridIndex(grid.rows, grid.columns, grid.cells)


@given(grids(), st.data())
def test_a_set_holds_what_was_put_in(grid: LetterGrid, data: st.DataObject) -> None:
    """Cells go into a set of bits and come out again, row-major."""
    index = index_of(grid)
    cells = data.draw(st.sets(st.integers(0, len(grid.cells) - 1)))
    assert list(index.cells_of(index.set_of(cells))) == sorted(cells)


@given(grids(), st.data())
def test_beside_is_the_union_of_neighbours(grid: LetterGrid, data: st.DataObject) -> None:
    """One step from a set leads to every neighbour of its cells, and to no other cell."""
    index = index_of(grid)
    cells = data.draw(st.sets(st.integers(0, len(grid.cells) - 1)))
    expected = {neighbour for cell in cells for neighbour in index.neighbours[cell]}
    assert set(index.cells_of(index.beside(index.set_of(cells)))) == expected


@given(grids())
def test_faces_and_letters_are_found(grid: LetterGrid) -> None:
    """Each face has its places; blocked cells have none."""
    index = index_of(grid)
    for face in set(grid.cells) - {""}:
        expected = [cell for cell, letters in enumerate(grid.cells) if letters == face]
        assert list(index.places[face]) == list(index.cells_of(index.holding(face))) == expected
    assert "" not in index.places
    assert index.letters.total() == len("".join(grid.cells))
    assert index.lengths == tuple(sorted({len(face) for face in grid.cells} - {0}))


@pytest.mark.parametrize(
    ("start", "faces"), [("", ["a", "ab", "abc", "b"]), ("a", ["ab", "abc"]), ("abc", [])]
)
def test_longer_faces(start: str, faces: list[str]) -> None:
    """The faces that go on after some letters come in order."""
    assert list(GridIndex(1, 5, ("b", "abc", "", "a", "ab")).longer_faces(start)) == faces


def test_neighbours_of_a_corner_an_edge_and_a_line() -> None:
    """Nothing lies beyond the edge, and a line has two neighbours at most."""
    index = GridIndex(3, 3, ("a",) * 9)
    assert index.neighbours[0] == (1, 4, 3)
    assert index.neighbours[5] == (2, 8, 7, 4, 1)
    assert list(GridIndex(1, 3, ("a",) * 3).neighbours) == [(1,), (2, 0), (1,)]
    assert len(index.neighbours) == 9
