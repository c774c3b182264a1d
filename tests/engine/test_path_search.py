"""Path search on large and adversarial boards."""

import random
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.paths import is_path
from tests.engine.test_letter_grid import every_path, grids
from wordarcade.engine import letter_grid, path_search
from wordarcade.engine.grid_index import GridIndex
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.path_search import PathSearch, SearchLimitError


def steps_of(grid: LetterGrid, word: str, most: int) -> int:
    """Return how often a search reports, and fail if that is more than `most` times."""
    reports = 0

    def count(share: float) -> None:
        nonlocal reports
        assert 0 <= share <= 1
        reports += 1
        assert reports <= most

    grid.find_path(word, report=count)
    return reports


@given(grids(), st.text("ab", min_size=1, max_size=6), st.data())
def test_the_first_path_from_a_cell(grid: LetterGrid, word: str, data: st.DataObject) -> None:
    """Asked for one start cell, the search finds the first path from there, or none."""
    start = data.draw(st.integers(0, len(grid.cells) - 1))
    spelled = [path for path in every_path(grid) if grid.text_of(path) == word]
    expected = next((path for path in spelled if path[0] == start), ())
    assert grid.find_path_from(start, word, lambda _: None) == expected


@pytest.mark.parametrize("size", [3, 4, 5, 8, 12])
def test_a_path_over_every_cell_of_a_uniform_board(size: int) -> None:
    """A word as long as the board is large is found: walks look around before they run dry."""
    grid = LetterGrid(size, size, ("a",) * size**2)
    path = grid.find_path("a" * size**2)
    assert is_path(grid, path)
    assert len(path) == size**2
    assert grid.find_path("a" * (size**2 + 1)) == ()


@given(grids(), st.text("ab", min_size=1, max_size=9), st.integers(0, 3))
def test_looking_ahead_changes_no_answer(grid: LetterGrid, word: str, patience: int) -> None:
    """Walks that look around from nearly the first step find the path that brute force finds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(path_search, "_LOOKING_ONE_AHEAD", patience)
        patch.setattr(path_search, "LOOKING_ON", patience)
        patch.setattr(path_search, "_A_LETTER", 0)
        found = grid.find_path(word)
    spelled = [path for path in every_path(grid) if grid.text_of(path) == word]
    assert found == (spelled[0] if spelled else ())


def test_two_halves_that_each_are_too_small() -> None:
    """Sixty letters are on the board, but no more than fifty of them hang together."""
    cells = ["a"] * 100
    for row in range(10):
        cells[row * 10 + 5] = "z"
    grid = LetterGrid(10, 10, tuple(cells))
    assert steps_of(grid, "a" * 60, most=100) > 0
    assert grid.find_path("a" * 60) == ()
    assert len(grid.find_path("a" * 50)) == 50


@pytest.mark.parametrize(
    ("grid", "word", "cells"),
    [
        (LetterGrid(40, 40, ("qu",) * 1_600), "qu" * 120, 120),
        (LetterGrid(40, 40, ("qu",) * 1_600), "qu" * 120 + "q", 0),
        (LetterGrid(1, 2_000, ("a",) * 2_000), "a" * 2_000, 2_000),
        (LetterGrid(2_000, 1, ("a",) * 1_999 + ("b",)), "a" * 255 + "b", 256),
        (LetterGrid(50, 50, ("ab" * 50,) * 2_500), "ab" * 150, 3),
        (LetterGrid(50, 50, ("ab" * 50,) * 2_500), "ab" * 120, 0),
        (LetterGrid(30, 30, ("",) * 900), "ab", 0),
        (LetterGrid(1, 1, ("a",)), "a", 1),
    ],
)
def test_strange_boards_are_settled_soon(grid: LetterGrid, word: str, cells: int) -> None:
    """Boards of one face, of one line, of long faces and of no letters at all are no harder."""
    assert steps_of(grid, word, most=50) <= 50
    path = grid.find_path(word)
    assert len(path) == cells
    assert is_path(grid, path)
    assert grid.text_of(path) == (word if cells else "")


def test_the_corner_of_a_large_uniform_board() -> None:
    """The one start from which a far corner is in reach is gone to at once."""
    grid = LetterGrid(300, 300, ("a",) * 89_999 + ("b",))
    path = grid.find_path("a" * 60 + "b")
    assert (len(path), path[-1]) == (61, 89_999)
    assert path[0] // 300 == 299 - 60


def test_a_large_board_of_random_letters() -> None:
    """Words of all lengths are found, or not, on a board of 90,000 cells."""
    rng = random.Random(5)
    grid = LetterGrid(300, 300, tuple(rng.choices(ascii_lowercase, k=90_000)))
    for word in ("a", "be", "cat", "then", "rates"):
        path = grid.find_path(word.upper())
        assert is_path(grid, path)
        assert grid.text_of(path) == word
    assert grid.find_path("straightforward") == ()
    assert 3 < grid.trace("straightforward").letters < 15


def _maze() -> LetterGrid:
    """Return a board of islands and bridges, on which it is very hard to tell paths apart."""
    rng = random.Random(4)
    return LetterGrid(60, 60, tuple("a" if rng.random() < 0.42 else "z" for _ in range(3_600)))


def test_a_search_that_takes_too_long_can_be_stopped() -> None:
    """What the report raises comes out, and the next question is answered."""

    class StoppedError(Exception):
        pass

    def stop(_share: float) -> None:
        raise StoppedError

    grid = _maze()
    with pytest.raises(StoppedError):
        grid.find_path("a" * 250, report=stop)
    assert grid.find_path("az") != ()


def test_a_search_that_is_not_to_go_far() -> None:
    """It gives up what is very hard, and knows at once what a search that went far has found."""
    grid = _maze()
    assert len(grid.find_path("a" * 20, far=False)) == 20
    with pytest.raises(SearchLimitError):
        grid.find_path("a" * 60, far=False)
    path = grid.find_path("a" * 60)
    assert grid.find_path("a" * 60, far=False) == path
    assert grid.find_path("A" * 20, far=False) == grid.find_path("a" * 20)


def test_a_grid_forgets_before_it_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for ever more words it goes on answering, and remembers the last."""
    monkeypatch.setattr(letter_grid, "_PATHS_KEPT", 3)
    grid = LetterGrid(5, 5, ("a",) * 25)
    lengths = [1, 2, 3, 4, 5, 3, 2]
    assert [len(grid.find_path("a" * length)) for length in lengths] == lengths


def test_no_more_paths_are_remembered_than_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A word that is remembered is not searched again; when the memory is full it starts anew."""
    searched = []

    class CountedSearch(PathSearch):
        def __init__(self, index: GridIndex, word: str) -> None:
            searched.append(word)
            super().__init__(index, word)

    monkeypatch.setattr(letter_grid, "_PATHS_KEPT", 3)
    monkeypatch.setattr(letter_grid, "PathSearch", CountedSearch)
    grid = LetterGrid.of_rows(["abcd"])
    for word in ("a", "b", "c", "a", "b", "c"):
        grid.find_path(word)
    assert searched == ["a", "b", "c"]
    for word in ("d", "d", "a", "b", "d", "a", "b", "c"):
        grid.find_path(word)
    assert searched == ["a", "b", "c", "d", "a", "b", "c"]


def test_tracing_is_bounded_where_searching_is_not() -> None:
    """The trace of a word that is very hard to find ends, with letters that can be followed."""
    grid = _maze()
    trace = grid.trace("a" * 250)
    assert trace.letters > 10
    assert grid.text_of(trace.path) == "a" * trace.letters
