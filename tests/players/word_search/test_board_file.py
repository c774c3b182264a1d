"""Boards from files."""

from pathlib import Path

import pytest

from wordarcade.engine.board_text import BoardTextError
from wordarcade.players.word_search.board_file import read_board_file


@pytest.mark.parametrize("content", [b"CAT X\nFISH XXXX\n", b"\xef\xbb\xbfcat x/fish xxxx"])
def test_a_board_is_read(tmp_path: Path, content: bytes) -> None:
    """Lines or strokes, with or without the mark that some editors put in front."""
    path = tmp_path / "board.txt"
    path.write_bytes(content)
    assert read_board_file(path).cells == ("cat", "x", "fish", "xxxx")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "Row 1 of the board is empty"),
        (b"ABC\n", "1 rows and 3 columns"),
        (b"A B\n1 2\n", "Row 2 of the board has the cell '1'"),
    ],
)
def test_what_is_no_board_is_told_with_the_name(
    tmp_path: Path, content: bytes, message: str
) -> None:
    """The sentence names the file and what is wrong with it."""
    path = tmp_path / "board.txt"
    path.write_bytes(content)
    with pytest.raises(BoardTextError, match=rf"board\.txt: .*{message}"):
        read_board_file(path)


@pytest.mark.parametrize(
    ("path", "message"),
    [("no-such-file", "There is no file"), (".", "is a folder"), ("/dev/zero", "ordinary file")],
)
def test_what_cannot_be_read_is_no_board(path: str, message: str) -> None:
    """The sentence names the path."""
    with pytest.raises(BoardTextError, match=message) as caught:
        read_board_file(Path(path))
    assert path in str(caught.value)
