"""Square boards, typed or built cell by cell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.word_search.board import LARGEST, board_lines, parse_square, square_of


@pytest.mark.parametrize(
    "text", ["CAT X/FISH XXXX", "cat x\nfish xxxx\n", "  Cat  X \r\n Fish\tXXXX\r\n\r\n"]
)
def test_rows_are_parted_by_strokes_or_lines(text: str) -> None:
    """The command line and a file have the same form, but for what ends a row."""
    assert parse_square(text).cells == ("cat", "x", "fish", "xxxx")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Row 1 of the board is empty"),
        ("\n\n", "Row 1 of the board is empty"),
        ("CAT", "1 rows and 3 columns"),
        ("A B/C D/E F", "3 rows and 2 columns"),
        ("A B/C", "Row 2 of the board has 1 cells"),
        ("A 1/B C", "cell '1', which is not letters"),
        ("A B//C D", "Row 2 of the board is empty"),
        ("\n".join(["a" * (LARGEST + 1)] * (LARGEST + 1)), f"the most is {LARGEST}"),
    ],
)
def test_what_is_no_square_is_told(text: str, message: str) -> None:
    """One sentence says what is wrong with a board."""
    with pytest.raises(BoardTextError, match=message):
        parse_square(text)


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ([], "0 cells make no square"),
        (["A", "B"], "2 cells make no square"),
        (["A"] * 8, "8 cells make no square"),
        (["A", "B", "C", "7"], "Cell 3 of the board has '7'"),
        (["A", "B", "C D", "E"], "Cell 2 of the board has 'C D'"),
        (["É"], "Cell 0 of the board has 'É'"),
    ],
)
def test_cells_that_make_no_board(cells: list[str], message: str) -> None:
    """The number of cells is a square, and each holds letters or nothing."""
    with pytest.raises(ValueError, match=message):
        square_of(cells)


@given(st.integers(1, 4), st.data())
def test_lines_read_back(size: int, data: st.DataObject) -> None:
    """The lines of a board, blocked cells included, are the board again."""
    faces = st.sampled_from(["", "A", "q", "CAT", "xxxx"])
    cells = data.draw(st.lists(faces, min_size=size**2, max_size=size**2))
    grid = square_of(cells)
    lines = board_lines(grid)
    assert len(lines) == size
    if size > 1:
        assert parse_square("\n".join(lines)) == grid
