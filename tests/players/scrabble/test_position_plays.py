"""The plays of positions from elsewhere: what cannot be seen, and files of positions."""

from pathlib import Path

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.notation.cgp import CgpPosition, read_cgp
from wordarcade.engine.scrabble.squares import SQUARES
from wordarcade.engine.scrabble.tiles import BLANK, NO_TILE
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.candidates import plays_in
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import NO_LEAVES
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.position_plays import (
    PositionListError,
    read_positions,
    solved,
)
from wordarcade.players.scrabble.view import View
from wordarcade.support.user_file import FileError

LEXICON = lexicon_of({"cat", "cats", "at", "ta", "qat"})
GENERATOR = Generator(gaddag_of(LEXICON), STANDARD, ENGLISH, NO_LEAVES)
EMPTY = "/".join(["15"] * 15)


def plays(position: CgpPosition) -> PlayList:
    """Return the plays of a position."""
    return plays_in(View.of_cgp(position, ENGLISH), GENERATOR, ENGLISH)


def test_the_player_to_move_is_the_first() -> None:
    """The first rack plays; what the others hold does not matter while there is a bag."""
    position = read_cgp(f"{EMPTY} ACTXXXX/QQ 0/0 0")
    found = plays(position)
    assert {play.words for play in found} == {("cat",), ("at",), ("ta",)}
    assert len(plays(read_cgp(f"{EMPTY} / 0/0 0"))) == 0
    assert solved(position, GENERATOR, ENGLISH).count == len(found)
    assert solved(position, GENERATOR, ENGLISH).best == found.best_score == 10


def almost_done(unseen: str) -> CgpPosition:
    """Return a position with QA and, far from it, all tiles but a rack of T and others unseen."""
    left = list(ENGLISH.tiles)
    for tile in "QAT" + unseen:
        left.remove(tile)
    lying = "".join(left).replace(BLANK, "x").ljust(12 * 15, NO_TILE)
    board = Board((lying + "QA").ljust(SQUARES, NO_TILE))
    return CgpPosition(board, ("T", ""), (0, 0))


def test_without_a_bag_the_others_hold_all_that_is_unseen() -> None:
    """Going out earns twice their points, unless a tile is left to draw."""
    (best, *_) = (play for play in plays(almost_done("ZEEEEEE")) if play.words == ("qat",))
    assert best.equity == (best.score + 2 * 16) * 1000
    (best, *_) = (play for play in plays(almost_done("ZEEEEEEE")) if play.words == ("qat",))
    assert best.equity == best.score * 1000


def test_a_file_of_positions(tmp_path: Path) -> None:
    """One a line, blank lines left out."""
    path = tmp_path / "positions.txt"
    path.write_text(f"{EMPTY} A/B 0/0 0\n\n{EMPTY} C/D 0/0 0 lex x;\n", encoding="utf-8")
    assert [position.racks for position in read_positions(path)] == [("A", "B"), ("C", "D")]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "There is no file"),
        (b"\n \n", "has no positions"),
        (f"{EMPTY} A/B 0/0 0\nnone\n".encode(), "line 2: A CGP has a board"),
        (b"\xff\xfe\n", "line 1: this is not text"),
        (b" " * (16 * 1024 * 1024 + 1), "is larger than 16 MiB"),
    ],
)
def test_files_that_are_not_read(tmp_path: Path, content: bytes | None, message: str) -> None:
    """One sentence with the file and the line."""
    path = tmp_path / "positions.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises((FileError, PositionListError), match=message) as caught:
        read_positions(path)
    assert "positions.txt" in str(caught.value)
