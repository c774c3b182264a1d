"""The grid of letters: neighbours, paths, tracing and turning."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.paths import is_path
from wordarcade.engine.letter_grid import LetterGrid, Trace

SAMPLE = LetterGrid.of_rows(["eeca", "alep", "hnbo", "qtty"])


@st.composite
def grids(draw: st.DrawFn) -> LetterGrid:
    """Draw a small grid of strings over two letters, blocked cells included."""
    rows, columns = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    cell = st.sampled_from(["", "a", "b", "ab", "aa"])
    cells = draw(st.lists(cell, min_size=rows * columns, max_size=rows * columns))
    return LetterGrid(rows, columns, tuple(cells))


def every_path(grid: LetterGrid) -> list[tuple[int, ...]]:
    """Return all paths of a small grid in the order of the rule, by plain recursion."""

    def longer(path: tuple[int, ...]) -> list[tuple[int, ...]]:
        row, column = divmod(path[-1], grid.columns)
        steps = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
        paths = [path]
        for down, right in steps:
            r, c = row + down, column + right
            cell = r * grid.columns + c
            inside = 0 <= r < grid.rows and 0 <= c < grid.columns
            if inside and grid.cells[cell] and cell not in path:
                paths += longer((*path, cell))
        return paths

    starts = [cell for cell, letters in enumerate(grid.cells) if letters]
    return [path for start in starts for path in longer((start,))]


@pytest.mark.parametrize(
    ("word", "path"),
    [
        ("LENT", (5, 6, 9, 14)),
        ("peace", (7, 6, 3, 2, 1)),
        ("zoo", ()),
        ("", ()),
    ],
)
def test_paths_of_the_handout(word: str, path: tuple[int, ...]) -> None:
    """The default board gives the paths that the handout gives."""
    assert SAMPLE.find_path(word) == path


@given(grids(), st.text("ab", min_size=1, max_size=6))
def test_find_path_is_the_first_of_all_paths(grid: LetterGrid, word: str) -> None:
    """Brute force over all paths finds the same first path, or none."""
    spelled = [path for path in every_path(grid) if grid.text_of(path) == word]
    assert grid.find_path(word) == (spelled[0] if spelled else ())


@given(grids(), st.text("abc", max_size=6))
def test_trace_follows_as_many_letters_as_any_path(grid: LetterGrid, text: str) -> None:
    """No path follows more letters of the text than the trace does."""
    trace = grid.trace(text)
    most = 0
    for path in every_path(grid):
        letters = grid.text_of(path)
        if letters.startswith(text):
            most = len(text)
        elif text.startswith(letters):
            most = max(most, len(letters))
        else:
            shared = next(i for i, (a, b) in enumerate(zip(letters, text, strict=False)) if a != b)
            if shared > len(grid.text_of(path[:-1])):
                most = max(most, shared)
    assert trace.letters == most
    assert is_path(grid, trace.path)
    assert text[: trace.letters] == grid.text_of(trace.path)[: trace.letters]


def test_a_trace_may_end_inside_a_cell() -> None:
    """The q of a Qu cell is followed as soon as it is typed."""
    grid = LetterGrid(1, 2, ("qu", "a"))
    assert grid.trace("q") == Trace((0,), 1)
    assert grid.trace("qua") == Trace((0, 1), 3)
    assert grid.trace("qa") == Trace((0,), 1)


def test_one_repeated_letter_does_not_explode() -> None:
    """A long word on a board of one letter is settled at once, found or not."""
    grid = LetterGrid(10, 10, ("a",) * 99 + ("b",))
    assert len(grid.find_path("a" * 28)) == 28
    assert len(grid.find_path("a" * 20 + "b")) == 21
    assert grid.find_path("b" + "a" * 40 + "b") == ()


def test_neighbours_come_clockwise_from_north() -> None:
    """The middle of a 3×3 grid touches all others, north first."""
    grid = LetterGrid(3, 3, ("a",) * 9)
    assert grid.neighbours[4] == (1, 2, 5, 8, 7, 6, 3, 0)
    assert all(
        set(grid.neighbours[before]) & {after} for before, after in pairwise((0, 1, 2, 5, 8))
    )


@pytest.mark.parametrize(("rows", "columns", "cells"), [(0, 1, ()), (1, 0, ()), (2, 2, ("a",))])
def test_a_grid_must_be_full(rows: int, columns: int, cells: tuple[str, ...]) -> None:
    """A grid without cells, or with too few, is refused."""
    with pytest.raises(ValueError, match="cannot hold"):
        LetterGrid(rows, columns, cells)
