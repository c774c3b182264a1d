"""The faces of hidden words that were found."""

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.word_search.board import found_faces, solved_faces

SIZE = 8
GRID = LetterGrid(SIZE, SIZE, ("a",) * SIZE * SIZE)
LINES = [
    range(row * SIZE + start, row * SIZE + start + 4) for row in range(SIZE) for start in (0, 4)
]


@given(st.lists(st.sampled_from(LINES), unique=True))
def test_hidden_words_are_green_and_have_an_end(paths: list[range]) -> None:
    """One colour says found, as in the list; the last letter of each bears a dot."""
    faces, ends = found_faces(GRID, paths, hidden=True)
    assert faces == {cell: "accepted" for path in paths for cell in path}
    assert ends == {path[-1]: "•" for path in paths}


def test_words_of_a_random_board_share_a_face() -> None:
    """They lie across each other; where all cells are tiles nothing is marked."""
    assert found_faces(GRID, LINES, hidden=False) == (dict.fromkeys(range(SIZE * SIZE), "tile"), {})
    few = LetterGrid(4, 4, ("a",) * 16)
    assert found_faces(few, [range(4)], hidden=False) == ({}, {})
    assert found_faces(few, [range(4)], hidden=True) == (dict.fromkeys(range(4), "accepted"), {})


def test_a_cell_of_a_word_found_and_a_word_missed_is_green() -> None:
    """So is the sign where both begin: on the first letter, to read from there."""
    down = range(3, SIZE * 4, SIZE)
    faces, starts = solved_faces([LINES[0]], [down, LINES[1]])
    assert [faces[cell] for cell in LINES[0]] == ["accepted"] * 4
    assert [faces[cell] for cell in down] == ["accepted", "tile", "tile", "tile"]
    assert starts == {LINES[0][0]: "✓", down[0]: "○", LINES[1][0]: "○"}
    assert solved_faces([LINES[0]], [LINES[0][::-1], LINES[0][:-1]])[1] == {0: "✓", 3: "○"}
