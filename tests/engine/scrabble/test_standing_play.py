"""Plays named after they were made."""

import pytest

from tests.engine.scrabble.games import board, place
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.entry import EntryError
from wordarcade.engine.scrabble.standing_play import read_standing

CROSSED = board("8G CaT", "H7 D.G", "I8 .O")
"""CAT across, DAG down through its A, and TO down through its T."""


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        ("H7 D(A)G", "H7 D.G"),
        ("h7 d.g", "H7 D.G"),
    ],
)
def test_tiles_in_parentheses_were_there_before(text: str, standing: str) -> None:
    """Or those that a dot stands for; case says nothing."""
    assert read_standing(text, CROSSED) == place(standing)


def test_the_board_tells_which_tiles_are_blanks() -> None:
    """However the play was typed."""
    for text in ("8G CAT", "8g cat", "8G cAT", "8G C?AT"):
        assert read_standing(text, board("8G CaT")) == place("8G CaT")


def test_a_single_tile_is_given_as_it_is_saved() -> None:
    """Across, if it makes a word that way."""
    assert read_standing("I8 (T)O", CROSSED) == read_standing("9H .o", CROSSED) == place("9H .O")
    assert read_standing("J8 S", board("8G CATS")) == place("8G ...S")


def test_the_board_before_lacks_the_tiles_laid() -> None:
    """Those that were there stay."""
    assert CROSSED.without(place("H7 D.G")) == board("8G CaT", "I8 .O")
    assert board("8G CaT").without(place("8G CaT")) == Board()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Type a play as 8D QUIZ (across) or D8 QUIZ (down)."),
        ("pass", "Type a play as 8D QUIZ (across) or D8 QUIZ (down)."),
        ("exchange 3", "'exchange' is not a square."),
        ("8G C!T", "'C!T' is not a word."),
        ("8G COT", "8G COT doesn't stand on the board."),
        ("H7 D(O)G", "H7 D(O)G doesn't stand on the board."),
        ("8G CATS", "8G CATS doesn't stand on the board."),
        ("8G CAT.", "8G CAT. doesn't stand on the board."),
        ("8M CATS", "8M CATS doesn't stand on the board."),
        ("8G (CAT)", "8G (CAT) lays no tile: put just what was there before it in parentheses."),
        ("8G CA(T)", "8G CA(T) can't be the last play"),
        ("8G (C)A", "8G (C)A can't be the last play. That makes CAT."),
        ("8G CAT", "8G CAT can't be the last play: other words need its tiles."),
    ],
)
def test_what_cannot_be_the_last_play(text: str, told: str) -> None:
    """A sentence says why."""
    with pytest.raises(EntryError) as error:
        read_standing(text, CROSSED)
    assert str(error.value).startswith(told)


def test_nobody_lays_more_than_a_rack() -> None:
    """What was there must be told."""
    with pytest.raises(EntryError, match="lays more than seven tiles"):
        read_standing("8D STAINERS", board("8D STAINERS"))
    crossing = board("H7 AS", "8B STAINE.X")
    assert read_standing("8B STAINE(S)X", crossing) == place("8B STAINE.X")


def test_a_board_with_loose_tiles_takes_any_play() -> None:
    """Positions that no game leads to can be studied, too."""
    loose = board("8G CAT", "8I .OT", "1A AT")
    assert read_standing("8G (CA)TOT", loose).laid
