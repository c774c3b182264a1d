"""The faces of hidden words that were found."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.word_search.board import (
    cell_faces,
    found_faces,
    solved_faces,
    word_faces,
)

SIZE = 8
GRID = LetterGrid(SIZE, SIZE, ("a",) * SIZE * SIZE)
LINES = [
    tuple(range(row * SIZE + start, row * SIZE + start + 4))
    for row in range(SIZE)
    for start in (0, 4)
]


@given(st.lists(st.sampled_from(LINES), unique=True))
def test_hidden_words_are_green(paths: list[tuple[int, ...]]) -> None:
    """In one of two tones, which a word keeps when more are found."""
    words = word_faces(GRID, paths)
    assert list(words) == paths
    assert {*words.values()} <= {"accepted", "accepted-other"}
    for number in range(len(paths)):
        assert word_faces(GRID, paths[:number]).items() <= words.items()


def test_words_beside_each_other_differ() -> None:
    """Those that touch or cross, one after the other; a word alone is of the brighter green."""
    rows = LINES[::2]
    tones = list(word_faces(GRID, rows).values())
    assert tones[0] == "accepted"
    assert all(before != after for before, after in pairwise(tones))
    down = tuple(range(3, SIZE * 4, SIZE))
    assert list(word_faces(GRID, [rows[0], down]).values()) == ["accepted", "accepted-other"]
    assert set(word_faces(GRID, [LINES[0], LINES[15]]).values()) == {"accepted"}


def test_a_crossing_belongs_to_the_word_found_later() -> None:
    """It has that word's tone."""
    down = tuple(range(3, SIZE * 4, SIZE))
    assert cell_faces(word_faces(GRID, [LINES[0], down]))[3] == "accepted-other"
    assert cell_faces(word_faces(GRID, [down, LINES[0]]))[3] == "accepted-other"


def test_words_of_a_random_board_share_a_face() -> None:
    """They lie across each other; where all cells are tiles nothing is marked."""
    assert found_faces(GRID, LINES) == dict.fromkeys(range(SIZE * SIZE), "tile")
    assert found_faces(LetterGrid(4, 4, ("a",) * 16), [range(4)]) == {}


def test_a_cell_of_a_word_found_and_a_word_missed_is_green() -> None:
    """So is the sign where both begin: on the first letter, to read from there."""
    down = tuple(range(3, SIZE * 4, SIZE))
    words, starts = solved_faces(GRID, [LINES[0]], [down, LINES[1]])
    assert words == {LINES[0]: "accepted", down: "tile", LINES[1]: "tile"}
    faces = cell_faces(words)
    assert [faces[cell] for cell in LINES[0]] == ["accepted"] * 4
    assert [faces[cell] for cell in down] == ["accepted", "tile", "tile", "tile"]
    assert starts == {LINES[0][0]: "✓", down[0]: "○", LINES[1][0]: "○"}
    overlapping = solved_faces(GRID, [LINES[0]], [LINES[0][::-1], LINES[0][:-1]])
    assert overlapping[1] == {0: "✓", 3: "○"}
