"""Legal and illegal placements, and the sentences that refuse them."""

import pytest

from tests.engine.scrabble.games import board, place, table
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.placing import normalised, refusal
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.squares import Direction, read_name
from wordarcade.engine.scrabble.verdict import Refusal, Refused

RACK = Rack.of("QUIZED?")
CAT = board("8G CAT")


def sentence(state: Board, play: Place | str, rack: Rack = RACK) -> str | None:
    """Return the sentence with which a play is refused, or None."""
    refused = refusal(state, rack, place(play) if isinstance(play, str) else play)
    return None if refused is None else refusal_sentence(refused)


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("8L QUIZE", "A word of 5 letters from 8L runs off the board."),
        ("L8 QUIZEDxx", "The play at L8 touches no tile on the board."),
        ("L9 QUIZEDxx", "A word of 8 letters from L9 runs off the board."),
        ("O15 Q", "The play at O15 touches no tile on the board."),
        ("8H .", "Play at least one tile."),
        ("8E Q.U", "There is no tile on 8F; a play can't have gaps."),
        ("8G QU", "8G already has a tile: C."),
        ("H7 QUI", "H8 already has a tile: A."),
        ("7G Q1", "'1' is not a letter from A to Z."),
        ("7G Qé", "'é' is not a letter from A to Z."),
        ("7G Qﬆ", "'ﬆ' is not a letter from A to Z."),
        ("7G Q?", "'?' is not a letter from A to Z."),
        ("8J IZ", "That makes CATIZ. Type 8G CATIZ."),
        ("8E QU", "That makes QUCAT. Type 8E QUCAT."),
        ("8G ..", "Play at least one tile."),
        ("H6 QU", "That makes QUA. Type H6 QUA."),
        ("A1 QUIZ", "The play at A1 touches no tile on the board."),
        ("7J QUIZ", "The play at 7J touches no tile on the board."),
        ("O1 Q", "The play at O1 touches no tile on the board."),
        ("8G ...XQ", "You have no X."),
        ("8G ...ZZ", "You have one Z, not two."),
        ("8G ...aex", "You have one blank, not three."),
        ("9G XyyY", "You have too few of X, blank and Y."),
        ("8G ...QUIZED", None),
        ("8D QUI...e", None),
        ("9G QUIZ", None),
        ("H7 Q.U", None),
        ("8J Q", None),
        ("J8 Q", None),
    ],
)
def test_plays_beside_tiles(play: str, expected: str | None) -> None:
    """A refusal names squares, letters and tiles; the checks have an order."""
    assert sentence(CAT, play) == expected


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("8H QU", None),
        ("H4 QUIZe", None),
        ("8I QU", "The first play covers the centre, H8."),
        ("A1 QU", "The first play covers the centre, H8."),
        ("A1 Q", "The first play covers the centre, H8."),
        ("8H Q", "A word needs at least two letters."),
        ("8H QA", "You have no A."),
    ],
)
def test_the_first_play(play: str, expected: str | None) -> None:
    """It covers the centre, with two letters or more."""
    assert sentence(Board(), play) == expected


def test_edges_do_not_touch_each_other() -> None:
    """The end of a row and the start of the next are far apart, and so with columns."""
    assert sentence(board("8N AT"), "A9 QU") == "The play at A9 touches no tile on the board."
    assert sentence(board("H14 AT"), "I1 QU") == "The play at I1 touches no tile on the board."
    assert sentence(board("8N AT"), "9A Q") == "The play at 9A touches no tile on the board."


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("8J S", "8G ...S"),
        ("J8 S", "8G ...S"),
        ("H7 A", "H7 A."),
        ("7H A", "H7 A."),
        ("7J S", "7J S"),
        ("J7 S", "J7 S"),
        ("8J ST", "8G ...ST"),
        ("H7 A.e", "H7 A.e"),
        ("H9 E", "H8 .E"),
        ("9G Da", "9G Da"),
    ],
)
def test_plays_are_written_in_one_way(given: str, canonical: str) -> None:
    """The whole main word; a single tile across if it makes a word that way."""
    assert str(normalised(CAT, place(given))) == canonical


def test_a_single_tile_that_makes_words_both_ways() -> None:
    """It is written across, however it was given."""
    state = board("8G CAT", "J5 DOG")
    for given in ("8J S", "J8 S", "J5 ...S", "8G ...S"):
        assert sentence(state, given, Rack.of("S")) is None
        assert str(normalised(state, place(given))) == "8G ...S"


def test_all_of_a_line_can_be_covered() -> None:
    """Fifteen letters from edge to edge."""
    state = board("8H A")
    tiles = "QUIZEDE.EDZIUQE"
    assert refusal(state, Rack.of(tiles), Place(105, Direction.ACROSS, tiles)) is None
    assert refusal(state, Rack.of(tiles), Place(7, Direction.DOWN, tiles)) is None


def test_what_is_refused_leaves_the_game_as_it_was() -> None:
    """Whatever the reason."""
    game = table("CATSDOG", "ATATATA", bag="EEEEEEE")
    for play in ("8L CATSD", "8D CAT", "8H C", "8H CATZ", "8H TAC"):
        outcome = game.apply(place(play))
        assert outcome.round is game


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_has_a_sentence(reason: Refusal) -> None:
    """Whatever else is known of it."""
    told = refusal_sentence(Refused(reason))
    assert told.endswith(".")
    assert "{" not in told


def test_a_refusal_says_what_is_wrong_in_data() -> None:
    """So that another front end, or another language, has sentences of its own."""
    assert refusal(CAT, RACK, place("8G QU")) == Refused(
        Refusal.COVERED, read_name("8G")[0], Direction.ACROSS, tiles="C"
    )
    assert refusal(CAT, RACK, place("9G ZZXyx")) == Refused(Refusal.NOT_ON_RACK, tiles="ZZX??")
