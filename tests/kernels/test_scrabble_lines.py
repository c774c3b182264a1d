"""The lines of a board, against the words that a letter would make."""

from array import array
from string import ascii_lowercase
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.every_play import letters_of, run_through
from tests.players.scrabble.positions import boards, words
from wordarcade.engine.scrabble.squares import SQUARES
from wordarcade.engine.scrabble.tiles import LETTERS
from wordarcade.kernels.scrabble_numbering import NO_LETTER, PLACES, place_across, place_down

ALL = (1 << 26) - 1


def lines_for(scrabble_lines: ModuleType, known: set[str]) -> Any:
    """Return the lines of an empty standard board."""
    graph = lexicon_of(known).graph
    return scrabble_lines.BoardLines(
        graph.masks,
        graph.bases,
        [premium.letter_factor for premium in STANDARD.premiums],
        [premium.word_factor for premium in STANDARD.premiums],
        [ENGLISH.values[letter] for letter in LETTERS],
    )


def crossing_letters(signs: str, square: int, known: set[str], *, across: bool) -> int:
    """Return the letters that make a word on a square with the tiles beside it, as bits."""
    run = run_through(signs, square, across=across)
    if len(run) == 1:
        return ALL
    spelled = "".join("*" if at == square else signs[at].lower() for at in run)
    return letters_of("".join(x for x in ascii_lowercase if spelled.replace("*", x) in known))


@given(data=st.data(), known=words)
def test_what_may_be_laid_where(scrabble_lines: ModuleType, data: Any, known: set[str]) -> None:
    """From board to board, what is known of each square is as one works it out by hand."""
    lines = lines_for(scrabble_lines, known)
    for signs in data.draw(st.lists(boards(known), min_size=1, max_size=3)):
        lines.place(signs.encode())
        assert lines.covered == SQUARES - signs.count(".")
        for square in range(SQUARES):
            for place, across in (place_across(square), False), (place_down(square), True):
                run = run_through(signs, square, across=across)
                if signs[square] != ".":
                    assert lines.tiles[place] == ord(signs[square].lower()) - ord("a")
                    assert lines.points[place] == ENGLISH.value(signs[square])
                    continue
                assert lines.tiles[place] == NO_LETTER
                assert lines.crosses[place] == crossing_letters(signs, square, known, across=across)
                points = sum(ENGLISH.value(signs[at]) for at in run)
                factor = STANDARD.premiums[square].word_factor if len(run) > 1 else 0
                assert (lines.cross_points[place], lines.cross_factors[place]) == (points, factor)


def test_squares_have_two_places(scrabble_lines: ModuleType) -> None:
    """Each square has a place in its row and one in its column; the others are off the board."""
    lines = lines_for(scrabble_lines, {"ab"})
    places = {place_across(square): place_down(square) for square in range(SQUARES)}
    assert len(places) == len({*places.values()}) == SQUARES
    for square, (across, down) in enumerate(places.items()):
        assert (lines.crossing[across], lines.crossing[down]) == (down, across)
        for place in across, down:
            premium = STANDARD.premiums[square]
            assert lines.letter_factors[place] == premium.letter_factor
            assert lines.word_factors[place] == premium.word_factor
    for place in set(range(PLACES)) - places.keys() - {*places.values()}:
        assert lines.tiles[place] == NO_LETTER
        assert lines.crosses[place] == lines.crossing[place] == 0


@pytest.mark.parametrize("lengths", [(224, 225, 26), (225, 226, 26), (225, 225, 27)])
def test_lists_of_other_lengths_are_refused(
    scrabble_lines: ModuleType, lengths: tuple[int, int, int]
) -> None:
    """There are 225 squares and 26 letters."""
    with pytest.raises(ValueError, match="not those of 225 squares and 26 letters"):
        scrabble_lines.BoardLines(array("I", [0]), array("I", [0]), *([1] * n for n in lengths))


@pytest.mark.parametrize(
    ("signs", "message"),
    [("." * 226, "225 squares, not 226"), ("." * 224 + "1", "b'1' are no tiles of a board")],
)
def test_what_is_no_board_is_refused(scrabble_lines: ModuleType, signs: str, message: str) -> None:
    """A board has 225 squares with letters or dots; the lines stay as they were."""
    lines = lines_for(scrabble_lines, {"ab"})
    lines.place(board("8H AB").tiles.encode())
    with pytest.raises(ValueError, match=message):
        lines.place(signs.encode())
    assert lines.covered == 2
