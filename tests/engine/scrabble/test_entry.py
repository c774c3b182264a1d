"""Moves as people type them."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import board, table
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.entry import EntryError, read_move
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Resign,
)
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.verdict import Refused

CAT = board("8G CAT", "H7 D.")


@pytest.mark.parametrize(
    ("typed", "rack", "play"),
    [
        ("8D QUIZ", "QUIZAAA", "8D QUIZ"),
        ("8d quiz", "QUIZAAA", "8D QUIZ"),
        ("  d8   QuIz ", "QUIZAAA", "D8 QUIZ"),
        ("8D QUIZ", "QUI?AAA", "8D QUIz"),
        ("8D QUIZ", "QUIZ?AA", "8D QUIZ"),
        ("8D QUI?Z", "QUIZ?AA", "8D QUIz"),
        ("8D qui#z", "QUIZ?AA", "8D QUIz"),
        ("8D AAA", "A??", "8D Aaa"),
        ("8D AA?A", "AA?", "8D AAa"),
        ("8D ?AAA", "AA?", "8D aAA"),
        ("8D ?AA", "A?", "8D aA"),
        ("8D AAAA", "AA?", "8D AAaA"),
        ("8D QUIZ", "", "8D QUIZ"),
        ("8D QUiZ", "QUIZ?AA", "8D QUiZ"),
        ("8D QUiz", "QUIZ?AA", "8D QUIZ"),
        ("8D QUiz", "QUIZ??A", "8D QUiz"),
        ("8D QUi?Z", "QUIZ?AA", "8D QUIz"),
        ("8D QUi?Z", "QUIZ??A", "8D QUiz"),
        ("10E INsIDES", "INSIDES", "10E INSIDES"),
        ("10E INsIDES", "INSIDE?", "10E INsIDES"),
        ("10E insides", "INSIDE?", "10E INSIDEs"),
        ("8D Za", "ZA?", "8D Za"),
    ],
)
def test_plays_on_an_empty_board(typed: str, rack: str, play: str) -> None:
    """A real tile before a blank, unless a sign or a small letter among capitals says otherwise.

    The rules miss what is missing; small letters say nothing where there are too few blanks.
    """
    move = read_move(typed, Board(), Rack.of(rack))
    assert isinstance(move, Place)
    assert str(move) == play


@pytest.mark.parametrize(
    ("typed", "play"),
    [
        ("8G CATS", "8G ...S"),
        ("8G ...S", "8G ...S"),
        ("8G (CAT)S", "8G ...S"),
        ("8G (cat)s", "8G ...S"),
        ("8G C(A)Ts", "8G ...s"),
        ("8G CATs", "8G ...s"),
        ("8G cAtS", "8G ...S"),
        ("8G ?CATS", "8G ...S"),
        ("H7 DAD", "H7 ..D"),
        ("H7 (da)d", "H7 ..D"),
        ("H7 (DA)d", "H7 ..d"),
        ("8G CAT?S", "8G ...s"),
        ("9H (AS)", "9H .."),
        ("8O SST", "8O SST"),
    ],
)
def test_plays_through_tiles(typed: str, play: str) -> None:
    """Letters on the board may be typed, in parentheses or not, or left to a dot."""
    assert str(read_move(typed, CAT, Rack.of("SSTD?"))) == play


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("pass", Pass()),
        ("SKIP", Pass()),
        (" challenge ", Challenge()),
        ("accept", Accept()),
        ("resign", Resign()),
        ("End", EndGame()),
        ("exchange abc", Exchange("ABC")),
        ("swap a b #", Exchange("AB?")),
        ("swap ??", Exchange("??")),
        ("swap", Exchange("")),
    ],
)
def test_other_moves(typed: str, move: Move) -> None:
    """In any case; tiles with or without spaces."""
    assert read_move(typed, Board(), Rack.of("ABC??")) == move


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Type 8D QUIZ (across)"),
        ("8D", "Type 8D QUIZ (across)"),
        ("pass 8D now", "Type 8D QUIZ (across)"),
        ("pass 8D", "'pass' is not a square"),
        ("P8 QUIZ", "'P8' is not a square. Write 8D (across) or D8 (down)."),
        ("16A QUIZ", "'16A' is off the board; rows run from 1 to 15."),
        ("A0 QUIZ", "'A0' is off the board"),
        ("\N{KELVIN SIGN}8 QUIZ", "is not a square"),
        ("٨A QUIZ", "is not a square"),
        ("8D QU1Z", "'QU1Z' is not a word. Type its letters"),
        ("8D QU?", "'QU?' is not a word"),
        ("8D ()", "'()' is not a word"),
        ("8D Q(U", "'Q(U' is not a word"),
        ("8D QUé", "'QUé' is not a word"),
        ("8D ﬆ", "is not a word"),
        ("8D \N{LATIN SMALL LETTER LONG S}O", "is not a word"),
        ("8G COT", "8H already holds an A."),
        ("h7 dog", "H8 already holds an A."),
        ("swap a1", "'1' is not a tile. Type letters, and ? for a blank."),
        ("swap é", "'É' is not a tile"),
    ],
)
def test_what_is_no_move(typed: str, sentence: str) -> None:
    """The sentence says why, or what to type."""
    with pytest.raises(EntryError) as raised:
        read_move(typed, CAT, Rack.of("SSTD?"))
    assert sentence in str(raised.value)


def test_a_letter_said_to_be_there_that_is_not() -> None:
    """The rules tell that its square is empty."""
    game = table("QIZ", "A", plays=("8H AT",))
    (verdict,) = (game.apply(read_move("9H Q(U)IZ", game.board, game.rack(0))).verdict,)
    assert isinstance(verdict, Refused)
    assert refusal_sentence(verdict) == "There is no tile on 9I; a play can't have gaps."


@given(st.text(max_size=30) | st.from_regex(r"[0-9a-pA-P]{1,3} [A-Za-z?#().]{0,20}"))
def test_whatever_is_typed_is_a_move_or_a_sentence(typed: str) -> None:
    """And the rules have an answer to every move."""
    game = table("QUIZED?", "ABCDEFG", bag="EEEEEEE", plays=("8G CAT", "H7 D."))
    with suppress(EntryError):
        outcome = game.apply(read_move(typed, game.board, game.rack(0)))
        assert isinstance(outcome.verdict, Refused) == (outcome.round is game)
