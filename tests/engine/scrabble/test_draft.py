"""Tiles laid and not played yet."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import CENTRE, SQUARES, Direction, read_name
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles

EMPTY = Board()
QUIZ = EMPTY.with_tiles(Place(CENTRE, Direction.ACROSS, "QUiZ"))
"""A board with QUIZ at 8H, its I a blank."""


def square(name: str) -> int:
    """Return the square of a name."""
    return read_name(name)[0]


def at(name: str) -> Draft:
    """Return an empty draft that points at a place."""
    return Draft(*read_name(name))


def typed(draft: Draft, word: str, board: Board = EMPTY, rack: str = "AEINRST") -> Draft:
    """Return the draft after a word was typed letter by letter."""
    for letter in word:
        draft = draft.type_letter(letter, board, rack)
    return draft


def test_typing_takes_the_real_tile_before_the_blank() -> None:
    """The second E is a blank; for a third there is no tile."""
    draft = typed(at("8H"), "ee", rack="E?S")
    assert draft.tiles == ((square("8H"), "E"), (square("8I"), "e"))
    assert draft.left("E?S") == "S"
    assert draft.tile_for("e", "E?S") == "E"


def test_letters_that_the_rack_lacks_are_named() -> None:
    """They are part of what is typed, each copy that is too many, and take nothing."""
    draft = typed(at("8A"), "grouton", rack="OTNAAI?")
    assert draft.lacking("OTNAAI?") == (square("8B"), square("8D"), square("8F"))
    assert draft.left("OTNAAI?") == "AAI"
    assert draft.erase().erase().lacking("OTNAAI?") == (square("8B"), square("8D"))


def test_an_open_blank_takes_its_letter_later() -> None:
    """A blank that was put down by hand is a question mark until a letter is chosen."""
    draft = at("8H").put(CENTRE, "?", EMPTY).put(square("8I"), "A", EMPTY)
    assert draft.open_blank == CENTRE
    assert draft.left("?AS") == "S"
    assert draft.with_letter("Z").tiles == ((CENTRE, "z"), (square("8I"), "A"))
    assert draft.with_letter("Z").open_blank is None


def test_a_blank_can_be_wanted() -> None:
    """The letter stays on the rack, and the blank stands for it."""
    draft = at("8H").type_letter("e", EMPTY, "E?S", blank=True)
    assert draft.tiles == ((CENTRE, "e"),)
    assert draft.left("E?S") == "ES"


@pytest.mark.parametrize(("start", "end"), [("8G", "8L"), ("7H", "7J"), ("H7", "H10")])
def test_typing_goes_over_covered_squares(start: str, end: str) -> None:
    """Two letters around QUIZ, above it, and through its Q; the cursor is on a free square."""
    assert typed(at(start), "at", QUIZ).cursor == square(end) + (start == "8G")


def test_typing_from_a_covered_square_goes_on_behind_it() -> None:
    """The cursor on a played tile lays the letter behind the word."""
    assert typed(at("8I"), "s", QUIZ).tiles == ((square("8L"), "S"),)


def test_typing_ends_at_the_edge() -> None:
    """Beyond the last free square of the line nothing is laid, and nothing replaced."""
    draft = typed(at("8N"), "rest", QUIZ)
    assert draft.tiles == ((square("8N"), "R"), (square("8O"), "E"))
    assert draft.cursor == square("8O")


def test_taking_back_goes_from_the_last_tile_to_the_first() -> None:
    """The cursor goes back with the tiles; with none laid nothing changes."""
    draft = typed(at("8H"), "at")
    assert (draft.erase().tiles, draft.erase().cursor) == (((CENTRE, "A"),), square("8I"))
    assert draft.erase().erase() == draft.erase().erase().erase() == at("8H")
    assert draft.recall() == at("8H")
    assert at("8H").recall() == at("8H")


def test_tiles_can_be_put_and_moved_by_hand() -> None:
    """On free squares alone: neither on played tiles nor on others of the draft."""
    draft = at("8H").put(square("9H"), "A", QUIZ)
    assert draft.put(square("9H"), "B", QUIZ) == draft
    assert draft.put(square("8H"), "B", QUIZ) == draft
    assert draft.shift(square("9H"), square("8J"), QUIZ) == draft
    assert draft.shift(square("10H"), square("11H"), QUIZ) == draft
    assert draft.shift(square("9H"), square("9J"), QUIZ).tiles == ((square("9J"), "A"),)


def test_clicks_point_turn_and_take_back() -> None:
    """A square is pointed at, the same again turns; on a tile of the draft takes it back."""
    draft = at("8H").point(square("7C"))
    assert draft == at("7C")
    assert draft.point(square("7C")) == at("C7")
    laid = draft.put(square("7D"), "A", EMPTY)
    assert laid.point(square("7D")) == at("7D")


def test_the_cursor_stays_on_the_board() -> None:
    """Arrows stop at the edges."""
    assert at("1A").move(-1, -1) == at("1A")
    assert at("15O").move(1, 0) == at("15O")
    assert at("8H").move(1, 0) == at("9H")
    assert at("8H").turn() == at("H8")


TIL = EMPTY.with_tiles(Place(square("K7"), Direction.DOWN, "iL"))
"""A board with a blank I and an L below each other."""


@pytest.mark.parametrize(
    ("start", "letters", "play"),
    [
        ("K6", "tile", "K6 T..E"),
        ("K6", "te", "K6 T..E"),
        ("K6", "tie", "K6 T..E"),
        ("K6", "tli", "K6 T..lI"),
        ("K6", "till", "K6 T..l"),
        ("K7", "ile", "K7 ..E"),
        ("K7", "e", "K7 ..E"),
        ("K8", "le", "K7 ..E"),
        ("K8", "ie", "K7 ..IE"),
        ("K9", "le", "K7 ..lE"),
        ("7J", "tis", "7J T.S"),
    ],
)
def test_words_may_be_typed_whole(start: str, letters: str, play: str) -> None:
    """A letter that is there, under the cursor or behind the tile just laid, takes no tile."""
    assert str(typed(at(start), letters, TIL, rack="EINRST?").place(TIL)) == play


def test_only_the_tiles_just_passed_are_typed_over() -> None:
    """Who moves the cursor behind a word, or wants the blank, means another letter."""
    draft = typed(at("K6"), "t", TIL, rack="TIL?")
    for moved in (draft.move(0, 0), draft.move(-1, 0).move(1, 0), draft.turn().turn()):
        assert dict(moved.type_letter("i", TIL, "TIL?").tiles)[square("K9")] == "I"
    wanted = draft.type_letter("i", TIL, "TIL?", blank=True)
    assert dict(wanted.tiles)[square("K9")] == "i"


def test_a_line_that_is_full_takes_nothing() -> None:
    """A tile on the last square passes none of the next line."""
    board = EMPTY.with_tiles(Place(square("9A"), Direction.ACROSS, "AT"))
    draft = typed(at("8O"), "ea", board)
    assert draft.tiles == ((square("8O"), "E"),)
    assert draft.passed == ()


@pytest.mark.parametrize(
    ("start", "letters", "play"),
    [
        ("8L", "e", "8H ....E"),
        ("8G", "ate", "8G A....TE"),
        ("H9", "at", "H8 .AT"),
        ("H7", "ae", "H7 A.E"),
        ("9H", "a", "H8 .A"),
        ("9C", "a", "9C A"),
        ("C9", "a", "C9 A"),
    ],
)
def test_a_draft_makes_a_play(start: str, letters: str, play: str) -> None:
    """The main word is told whole, with dots for the tiles that were there."""
    place = typed(at(start), letters, QUIZ).place(QUIZ)
    assert str(place) == play


def test_a_single_tile_that_makes_both_words_is_played_across() -> None:
    """The K under QUIZ and beside AS makes ASK across and QK down."""
    board = QUIZ.with_tiles(Place(square("9F"), Direction.ACROSS, "AS"))
    assert str(at("H9").put(square("9H"), "K", board).place(board)) == "9F ..K"


def test_gaps_are_told_and_lines_asked_for() -> None:
    """A gap is part of the play, for the rules to refuse; tiles out of line make none."""
    gap = at("8C").put(square("8C"), "A", EMPTY).put(square("8E"), "T", EMPTY)
    assert str(gap.place(EMPTY)) == "8C A.T"
    assert gap.put(square("9D"), "S", EMPTY).place(EMPTY) is None
    assert at("8C").place(EMPTY) is None


def test_slots_follow_the_order_of_the_rack() -> None:
    """However the rack is shuffled, each tile laid has a place of its own on it."""
    draft = typed(at("8H"), "eex", rack="EXE?")
    assert draft.slots("EXE?") == (0, 2, 1)
    assert draft.slots("?EEX") == (1, 2, 3)
    assert replace(draft, tiles=((CENTRE, "z"),)).slots("?EEX") == (0,)


@given(
    st.integers(0, SQUARES - 1),
    st.sampled_from(Direction),
    st.text("abcdeqz", max_size=9),
    st.text("ABCDEQZ?", min_size=1, max_size=7),
)
def test_tiles_are_neither_made_nor_lost(
    start: int, direction: Direction, letters: str, rack: str
) -> None:
    """What is laid and what is left are the rack, and the play is what is laid."""
    draft = typed(Draft(start, direction), letters, QUIZ, rack)
    lacking = draft.lacking(rack)
    laid = "".join(tile for each, tile in draft.tiles if each not in lacking)
    assert in_order(rack_tiles(laid) + draft.left(rack)) == in_order(rack)
    assert not any(QUIZ.covered(each) for each, _ in draft.tiles)
    place = draft.place(QUIZ)
    assert (place is None) == (not draft.tiles)
    if place is not None:
        assert dict(draft.tiles) == {
            each: tile for each, tile in zip(place.squares, place.tiles, strict=True) if tile != "."
        }
