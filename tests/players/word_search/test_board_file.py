"""Boards from files."""

from pathlib import Path

import pytest

from wordarcade.engine.board_text import BoardTextError
from wordarcade.players.word_search import board_file
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
        (None, "cannot be read: No such file"),
        (b"", "Row 1 of the board is empty"),
        (b"\xff\xfe\x00", "not text"),
        (b"ABC\n", "1 rows and 3 columns"),
        (b"A B\n1 2\n", "Row 2 of the board has the cell '1'"),
    ],
)
def test_what_is_no_board_is_told_with_the_name(
    tmp_path: Path, content: bytes | None, message: str
) -> None:
    """The sentence names the file and what is wrong with it."""
    path = tmp_path / "board.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BoardTextError, match=rf"board\.txt: .*{message}"):
        read_board_file(path)


def test_a_file_without_end_is_not_read_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a device that gives signs for ever, no more is read than a board can have."""
    monkeypatch.setattr(board_file, "_MOST_BYTES", 1_000)
    with pytest.raises(BoardTextError, match="too large"):
        read_board_file(Path("/dev/zero"))


def test_a_folder_is_no_board(tmp_path: Path) -> None:
    """The system's reason is passed on."""
    with pytest.raises(BoardTextError, match="cannot be read"):
        read_board_file(tmp_path)
