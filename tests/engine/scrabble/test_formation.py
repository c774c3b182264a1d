"""The words of a play and their points, by example and against a count square by square."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD, WORDS, board, laid_from, place
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.formation import Formation, form
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.placing import normalised, refusal
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.engine.scrabble.tiles import rack_tiles


def formed(state: Board, play: str) -> Formation:
    """Return what a play makes on the standard board with the English tiles."""
    return form(state, place(play), STANDARD, ENGLISH)


@pytest.mark.parametrize(
    ("plays", "play", "score", "words"),
    [
        ((), "8D QUIZ", 10 * 2 + 1 + 1 + 10, ["QUIZ"]),
        ((), "8E QUIZ", (10 + 1 + 1 + 10) * 2, ["QUIZ"]),
        ((), "8G CaT", (3 + 0 + 1) * 2, ["CaT"]),
        ((), "8H cAT", (0 + 1 + 1) * 2, ["cAT"]),
        (("8H CAT",), "8H ...S", 3 + 1 + 1 + 1, ["CATS"]),
        (("8H CAT",), "H8 .OD", 3 + 1 + 2, ["COD"]),
        (("8H CAT",), "9H AD", (1 + 2 * 2) + (3 + 1) + (1 + 2 * 2), ["AD", "CA", "AD"]),
        (("8H CAT", "K4 DOGE"), "8H ...S", 6 + 7, ["CATS", "DOGES"]),
        (("8H CAT", "I9 T"), "10H SO", (1 + 1) + (1 + 1 + 1), ["SO", "ATO"]),
        ((), "5E AAAAAAA", 7 * 2 * 2 + 50, ["AAAAAAA"]),
        (("1D A",), "1A AAA.AAAA", 8 * 3 * 3 + 50, ["AAAAAAAA"]),
        (("1D A",), "1C A.AAAA", 6 * 3, ["AAAAAA"]),
        ((), "8B AEIOUlN", (1 + 1 + 2 + 1 + 1 + 0 + 1) * 2 + 50, ["AEIOUlN"]),
        # The example of the help page.
        (("9F TABLE",), "F6 QUI.", 33, ["QUIT"]),
        (("9F TABLE", "F6 QUI."), "7F .P", 7, ["UP"]),
    ],
)
def test_points(plays: tuple[str, ...], play: str, score: int, words: list[str]) -> None:
    """Letter premiums, then word premiums, under new tiles only; seven tiles earn 50 more."""
    formation = formed(board(*plays), play)
    assert [word.text for word in formation.words] == words
    assert formation.score == score
    assert formation.bingo == (len(place(play).laid) == 7)
    assert sum(word.score for word in formation.words) + 50 * formation.bingo == score


def test_words_know_their_squares() -> None:
    """Row-major, in order, those that were covered before included."""
    formation = formed(board("8H CAT"), "9H AD")
    assert [word.squares for word in formation.words] == [
        (127, 128),
        (112, 127),
        (113, 128),
    ]


def test_words_that_the_lexicon_does_not_have() -> None:
    """In lowercase, blanks or not, each in its place."""
    assert formed(board("8H CAT"), "9H ad").not_in(WORDS) == ("ca",)
    assert formed(board("8H CAT"), "9H ZX").not_in(WORDS) == ("zx", "cz", "ax")
    assert formed(board("8H CAT"), "8H ...S").not_in(WORDS) == ()


def counted(state: Board, play: Place) -> tuple[int, set[tuple[int, ...]]]:
    """Return the points of a play and the squares of its words, with rows and columns alone."""
    names = [row.split() for row in STANDARD.rows]
    old = {divmod(square, 15): tile for square, tile in enumerate(state.tiles) if tile != "."}
    row, column = divmod(play.square, 15)
    down = play.direction is Direction.DOWN
    new = {
        (row + place * down, column + place * (not down)): tile
        for place, tile in enumerate(play.tiles)
        if tile != "."
    }
    cells = {**old, **new}
    total, words = 50 * (len(new) == 7), set()
    for y, x in new:
        for dy, dx in ((0, 1), (1, 0)):
            top, left = y, x
            while (top - dy, left - dx) in cells:
                top, left = top - dy, left - dx
            path = []
            while (top, left) in cells:
                path.append((top, left))
                top, left = top + dy, left + dx
            squares = tuple(15 * r + c for r, c in path)
            if len(path) > 1 and squares not in words:
                words.add(squares)
                points = sum(
                    {"2L": 2, "3L": 3}.get(names[r][c] if (r, c) in new else "", 1)
                    * ENGLISH.values.get(cells[r, c], 0)
                    for r, c in path
                )
                for r, c in set(path) & set(new):
                    points *= {"2W": 2, "3W": 3}.get(names[r][c], 1)
                total += points
    return total, words


tiles = st.text(st.sampled_from("ABQZabqz"), min_size=1, max_size=7)
boards = st.lists(st.tuples(st.integers(0, 224), tiles, st.sampled_from(Direction)), max_size=8)


def scattered(words: list[tuple[int, str, Direction]]) -> Board:
    """Return a board with words anywhere, cut off at the edges, one over the other."""
    state = Board()
    for square, word, direction in words:
        before = square % 15 if direction is Direction.ACROSS else square // 15
        state = state.with_tiles(Place(square, direction, word[: 15 - before]))
    return state


@given(boards, st.integers(0, 224), tiles, st.sampled_from(Direction), st.data())
def test_points_are_those_of_a_count_square_by_square(
    words: list[tuple[int, str, Direction]],
    square: int,
    rack: str,
    direction: Direction,
    data: st.DataObject,
) -> None:
    """Whatever lies on the board, and however the play joins it."""
    state = scattered(words)
    play = laid_from(state, square, direction, rack)
    assume(refusal(state, Rack.of(rack_tiles(rack)), play) is None)
    play = normalised(state, play)
    formation = form(state, play, STANDARD, ENGLISH)
    score, squares = counted(state, play)
    assert formation.score == score
    assert {word.squares for word in formation.words} == squares
    assert len(formation.words) == len(squares)
    after = state.with_tiles(play)
    for word in formation.words:
        assert word.text == "".join(after[square] for square in word.squares)
