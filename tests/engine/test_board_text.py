"""Boards as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.board_text import BoardTextError, parse_board


@pytest.mark.parametrize(
    "text", ["O I S E/L R O N/T K N I/Y N J I", "OISE/LRON/TKNI/YNJI", " oise / lron/tkni/ ynji "]
)
def test_spaced_and_unspaced_rows_read_alike(text: str) -> None:
    """Letters may be parted by spaces or not, in any case."""
    assert "".join(parse_board(text).cells) == "oiselrontkniynji"


@pytest.mark.parametrize("text", ["Qu I T/A B C", "Q I T/A B C", "QIT/ABC", "QuIT/ABC"])
def test_boggle_reads_q_as_the_qu_face(text: str) -> None:
    """Qu and a lone Q are the face of two letters in Boggle."""
    assert parse_board(text, q_is_qu=True).cells == ("qu", "i", "t", "a", "b", "c")


def test_word_search_reads_q_as_q() -> None:
    """Elsewhere a Q is a Q, and cells may hold any letters."""
    assert parse_board("CAT X/FISH Q").cells == ("cat", "x", "fish", "q")


def test_blocked_cells_are_empty() -> None:
    """A # is a cell that no path enters."""
    assert parse_board("A #/# B").cells == ("a", "", "", "b")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Row 1 of the board is empty"),
        ("A B//C D", "Row 2 of the board is empty"),
        ("A B/C", "Row 2 of the board has 1 cells and row 1 has 2"),
        ("A 1/B C", "cell '1', which is not letters"),
        ("A é/B C", "cell 'é', which is not letters"),
    ],
)
def test_a_wrong_board_is_told_where(text: str, message: str) -> None:
    """The sentence names the row and what is wrong with it."""
    with pytest.raises(BoardTextError, match=message):
        parse_board(text)


@given(st.text(max_size=40), st.booleans())
def test_any_text_is_a_board_or_a_sentence(text: str, q_is_qu: bool) -> None:
    """No text raises anything but the documented error."""
    try:
        grid = parse_board(text, q_is_qu=q_is_qu)
    except BoardTextError:
        return
    assert len(grid.cells) == grid.rows * grid.columns
