"""Bulk solving of boards."""

from pathlib import Path

import pytest

from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle import bulk
from wordarcade.players.boggle.bulk import BoardListError, board_counter, chunks_of, read_boards
from wordarcade.players.boggle.solver import solve
from wordarcade.support.user_file import FileError

BOARDS = ["oiselrontkniynji", "qitesrnaeodlmcup", "SERSPATGLINESERS"]


@pytest.mark.parametrize(("boards", "chunks"), [(1_000, 1), (2, 2)])
def test_many_boards_are_the_sum_of_each(
    arcade: Lexicon,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    boards: int,
    chunks: int,
) -> None:
    """Totals agree with solving one board after the other, in one go or more; q is Qu."""
    monkeypatch.setattr(bulk, "_CHUNK", boards * bulk.CELLS)
    path = tmp_path / "boards.txt"
    path.write_text("\r\n".join([*BOARDS, "", ""]), encoding="ascii")
    solutions = []
    for board in BOARDS:
        rows = "/".join(board[start : start + 4] for start in range(0, 16, 4))
        solutions.append(solve(BoggleConfig(parse_board(rows, q_is_qu=True)), arcade))
    counted = [*map(board_counter(arcade, 3), chunks_of(read_boards(path)))]
    assert len(counted) == chunks
    assert [*map(sum, zip(*counted, strict=True))][:3] == [
        3,
        sum(len(s.words) for s in solutions),
        sum(s.points for s in solutions),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "has no boards"),
        ("abc\n", "line 1: a 4×4 board is 16 letters"),
        (f"{BOARDS[0]}\noiselrontkniynj1\n", "line 2"),
        ("é" * 16, "line 1: a 4×4 board is 16 letters"),
    ],
)
def test_a_wrong_file_is_told_where(tmp_path: Path, text: str, message: str) -> None:
    """The sentence names the file and the line."""
    path = tmp_path / "boards.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BoardListError, match=message):
        read_boards(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    """A file that is not there is named."""
    with pytest.raises(FileError, match=r"none\.txt"):
        read_boards(tmp_path / "none.txt")
