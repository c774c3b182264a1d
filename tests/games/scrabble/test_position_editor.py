"""Positions that are edited."""

from dataclasses import replace

import pytest

from tests.engine.scrabble.games import ENGLISH, WORDS, board
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.squares import CENTRE
from wordarcade.engine.scrabble.start import Start
from wordarcade.engine.scrabble.tiles import NO_TILE
from wordarcade.games.scrabble.position_editor import PositionEditor, PositionError, Sketch

CGP = "15/15/15/15/15/15/15/6CaT6/15/15/15/15/15/15/15 AEINRST/QZ 31/7 2 lex arcade;"


def test_a_position_is_read_and_written_as_cgp() -> None:
    """Board, racks, points and scoreless turns; what else a line says is left out."""
    sketch = Sketch.of_cgp(CGP)
    assert sketch == Sketch(board("8G CaT"), ("AEINRST", "QZ"), (31, 7), 2)
    assert str(sketch.cgp) == CGP.removesuffix(" lex arcade;")
    alone = Sketch.of_cgp(CGP.replace("/QZ 31/7", " 31"))
    assert (alone.racks, alone.scores) == (("AEINRST", ""), (31, 0))
    for broken, told in (
        (CGP.replace("15/15", "15"), "rows"),
        (f"{CGP[:51]}A/B/C 1/2/3 0", "two"),
        (CGP.replace(" 2 lex", " 6 lex"), "over after 6 scoreless turns"),
    ):
        with pytest.raises(PositionError, match=told):
            Sketch.of_cgp(broken)


def test_the_last_play_is_read_and_written_as_cgp() -> None:
    """As long as the tiles on the board stay; what stands nowhere, or is no play, is left out."""
    line = CGP.replace("QZ", "").removesuffix(" lex arcade;")
    sketch = Sketch.of_cgp(f"{line} lm 8G CaT 5;")
    assert sketch.last == "8G CaT"
    assert str(sketch.cgp) == f"{line} lm 8G CaT;"
    assert sketch.with_rack(0, "AB").with_score(0, "9").last == "8G CaT"
    assert sketch.with_tile(CENTRE, "O").last == ""
    for told in ("lm exchange 3;", "lm 8G CUT;", "lm pass;", ""):
        assert Sketch.of_cgp(f"{line} {told}") == Sketch.of_cgp(line)


def test_a_start_comes_with_the_mover_first() -> None:
    """And becomes a start again, with the racks in order."""
    start = Start(board("8G CaT"), ("ADEGINS", "ABDOQRT"), (31, 7), to_move=1, scoreless=3)
    sketch = Sketch.of_start(start, ENGLISH)
    assert (sketch.racks, sketch.scores) == (("ABDOQRT", ""), (7, 31))
    assert sketch.start.scoreless == 3
    assert sketch.with_rack(0, "tro qdba").start.racks == ("ABDOQRT", "")


def test_the_other_rack_of_a_start_is_known_once_the_bag_is_empty() -> None:
    """Then it is all that is left."""
    two_racks = replace(ENGLISH, counts={**dict.fromkeys(ENGLISH.counts, 0), "A": 7, "B": 7})
    start = Start(Board(), ("A" * 7, "B" * 7), (0, 0), to_move=1)
    assert Sketch.of_start(start, two_racks).racks == ("B" * 7, "A" * 7)


def test_tiles_racks_and_points_are_changed() -> None:
    """Small letters on a rack are tiles, on the board blanks; nothing typed is nothing."""
    sketch = Sketch().with_tile(CENTRE, "q").with_rack(0, "ab#").with_score(1, "120")
    assert (sketch.board[CENTRE], sketch.racks, sketch.scores) == ("q", ("AB?", ""), (0, 120))
    assert sketch.with_tile(CENTRE, NO_TILE).board.is_empty
    assert sketch.with_score(1, "").scores == (0, 0)
    for typed in ("A1", "ABCDEFGH"):
        with pytest.raises(PositionError):
            sketch.with_rack(0, typed)
    for typed in ("x", "-1", "10000", "²"):
        with pytest.raises(PositionError):
            sketch.with_score(0, typed)


def test_what_is_no_word_on_the_board_is_known() -> None:
    """Across before down, each once, blanks as letters; a tile alone is no word."""
    sketch = Sketch(board("8G CaT", "I8 TZ", "M13 TZ"))
    assert sketch.not_words(WORDS) == ("tz",)
    assert Sketch(board("8G CaT")).not_words(WORDS) == ()
    assert Sketch().with_tile(CENTRE, "Q").not_words(WORDS) == ()
    assert Sketch(board("8G CATX", "H8 AQ")).not_words(WORDS) == ("catx", "aq")


def test_scoreless_turns_are_changed() -> None:
    """Up to the last one after which a game still goes on."""
    assert Sketch().with_scoreless("5").start.scoreless == 5
    assert Sketch().with_scoreless("4").with_scoreless("").scoreless == 0
    for typed in ("6", "-1", "x", "²"):
        with pytest.raises(PositionError, match="6 scoreless turns"):
            Sketch().with_scoreless(typed)


def test_tiles_that_the_game_does_not_have_are_named() -> None:
    """Board and racks together; a blank on the board counts as one."""
    sketch = Sketch(board("8G QuIZ", "1A zoo"), ("Q?", ""))
    assert sketch.fault(ENGLISH) == "Too many tiles: remove 3 ? and 1 Q."
    blanks = Sketch(board("8G quiz", "1A zoo"))
    assert blanks.fault(ENGLISH) == "Too many blanks: remove 5."
    assert not Sketch.of_cgp(CGP).fault(ENGLISH)


def test_changes_are_undone_one_by_one() -> None:
    """Back to the first position; what changes nothing is no change."""
    editor = PositionEditor(Sketch())
    assert not editor.change(Sketch())
    assert not editor.undo()
    assert editor.change(editor.sketch.with_rack(0, "A"))
    assert editor.change(editor.sketch.with_rack(0, "AB"))
    assert editor.undo()
    assert editor.sketch.racks == ("A", "")
    assert editor.undo()
    assert editor.sketch == Sketch()


def test_edits_are_lost_unless_they_are_kept() -> None:
    """What was there before, or nothing at all, is no loss; what was copied can be pasted."""
    editor = PositionEditor(Sketch().with_rack(0, "A"))
    assert not editor.has_edits
    editor.change(editor.sketch.with_rack(0, "AB"))
    assert editor.has_edits
    editor.undo()
    assert not editor.has_edits
    editor.change(editor.sketch.with_rack(0, "AC"))
    editor.keep()
    assert not editor.has_edits
    editor.change(Sketch())
    assert not editor.has_edits
