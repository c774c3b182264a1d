"""The worked examples of help, which must be true."""

import itertools

import pytest

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.worked_example import Example, example_of
from wordarcade.support import resources

PAGES = sorted(path.stem for path in (resources.folder("assets") / "help").glob("*.toml"))


@pytest.fixture(params=PAGES)
def example(request: pytest.FixtureRequest) -> Example:
    """Each shipped example."""
    found = example_of(request.param)
    assert found is not None
    return found


def test_the_path_spells_the_word(example: Example) -> None:
    """Letter by letter, each next to the one before, none twice, with a sentence each."""
    letters, columns = "".join(example.rows), len(example.rows[0])
    assert "".join(letters[cell] for cell in example.path) == example.word
    assert len(set(example.path)) == len(example.path) == len(example.steps)
    places = [divmod(cell, columns) for cell in example.path]
    for (row, column), (below, beside) in itertools.pairwise(places):
        assert max(abs(row - below), abs(column - beside)) == 1


def test_right_words_are_on_the_board_and_wrong_ones_are_not(example: Example) -> None:
    """As the rules find them."""
    grid = LetterGrid.of_rows([row.lower() for row in example.rows])
    assert all(grid.find_path(word.lower()) for word, _ in example.right)
    assert not any(grid.find_path(word.lower()) for word, _ in example.wrong)


def test_pages_without_an_example() -> None:
    """They have none."""
    assert example_of("home") is None
