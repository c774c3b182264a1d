"""Straight lines in eight directions: spelled, drawn and snapped."""

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.lines import (
    ARROWS,
    direction_of,
    line_between,
    line_from,
    lines_spelling,
)

STEPS = {"↑": (-1, 0), "↓": (1, 0), "←": (0, -1), "→": (0, 1)}
STEPS |= {"↗": (-1, 1), "↘": (1, 1), "↙": (1, -1), "↖": (-1, -1)}


@st.composite
def grids(draw: st.DrawFn) -> LetterGrid:
    """Return a small grid of few letters, so that words come about often."""
    rows, columns = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    cells = draw(st.lists(st.sampled_from("abc"), min_size=rows * columns, max_size=rows * columns))
    return LetterGrid(rows, columns, tuple(cells))


@given(grids(), st.text("abc", min_size=2, max_size=4))
def test_every_line_is_found(grid: LetterGrid, word: str) -> None:
    """Exactly those that walking from each cell in each direction spells."""
    expected = set()
    for row in range(grid.rows):
        for column in range(grid.columns):
            for arrow, (down, right) in STEPS.items():
                places = [(row + down * n, column + right * n) for n in range(len(word))]
                if all(0 <= r < grid.rows and 0 <= c < grid.columns for r, c in places):
                    cells = tuple(r * grid.columns + c for r, c in places)
                    if "".join(grid.cells[cell] for cell in cells) == word:
                        expected.add((cells, ARROWS.index(arrow)))
    lines = list(lines_spelling(grid, word))
    assert set(lines) == expected
    assert len(lines) == len(expected)


@given(grids(), st.data())
def test_a_line_snaps_to_the_nearest_direction(grid: LetterGrid, data: st.DataObject) -> None:
    """It is straight and on the grid, and one drawn exactly stays as it is."""
    some_cell = st.integers(0, len(grid.cells) - 1)
    first, last = data.draw(some_cell), data.draw(some_cell)
    line = line_between(grid, first, last)
    assert line[0] == first
    direction = direction_of(grid, line)
    if direction is not None:
        assert line == line_from(grid, first, direction, len(line))
        assert line_between(grid, first, line[-1]) == line
