"""The faces of hidden words that were found."""

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.word_search.board import found_faces

SIZE = 8
GRID = LetterGrid(SIZE, SIZE, ("a",) * SIZE * SIZE)
LINES = [
    range(row * SIZE + start, row * SIZE + start + 4) for row in range(SIZE) for start in (0, 4)
]


@given(st.lists(st.sampled_from(LINES), unique=True))
def test_words_keep_their_face_and_have_an_end(paths: list[range]) -> None:
    """Whatever is found later; the last letter of each bears a dot."""
    faces, ends = found_faces(GRID, paths, hidden=True)
    before, _ = found_faces(GRID, paths[:-1], hidden=True)
    assert before.items() <= faces.items()
    assert ends == {path[-1]: "•" for path in paths}


@given(st.integers(0, SIZE - 1), st.booleans())
def test_two_words_that_touch_differ(row: int, below: bool) -> None:
    """Behind each other or one under the other."""
    second = LINES[(2 * row + 2) % len(LINES)] if below else LINES[2 * row + 1]
    faces, _ = found_faces(GRID, [LINES[2 * row], second], hidden=True)
    touching = not below or row < SIZE - 1
    assert (faces[LINES[2 * row][0]] != faces[second[0]]) == touching


def test_words_of_a_random_board_share_a_face() -> None:
    """They lie across each other."""
    assert found_faces(GRID, LINES, hidden=False) == (dict.fromkeys(range(SIZE * SIZE), "tile"), {})
