"""Finding the best play alone, against the first of all plays."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.kernels.test_scrabble_moves import EMPTY, LEAVES, Join, first_of, plays_of
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.positions import OF_ENABLE, boards, enable, racks, words
from wordarcade.engine.scrabble.notation.cgp import read_cgp
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.generator import best_play_finder as finder_here
from wordarcade.players.scrabble.leaves import NO_LEAVES, Leaves


def finder_for(join: Join, known: set[str], leaves: Leaves = NO_LEAVES) -> Any:
    """Return what finds the best play of some words on the standard board."""
    return join(gaddag_of(lexicon_of(known)), STANDARD, ENGLISH, leaves)


def told(finder: Any) -> list[Any]:
    """Return what a finder tells of the play it has found, as `first_of` does."""
    if not finder.found:
        return []
    figures = finder.score, finder.equity, finder.leave
    return [finder.tiles, finder.square, finder.down, len(finder.tiles), *figures]


def best_and_first(
    finder: Any, signs: str, rack: str, bag_size: int = 50, points: int = 17
) -> tuple[list[Any], list[Any]]:
    """Return the best play as it is found alone, and as the first of all plays."""
    found = finder.find(signs.encode(), rack.encode(), bag_size, points)
    best = told(finder)
    assert found == bool(best)
    return best, first_of(plays_of(finder.every, signs, rack, bag_size, points))


@given(data=st.data(), known=words, rack=racks, bag_size=st.sampled_from([0, 1, 80]))
def test_it_is_the_first_of_all(
    best_play_finder: Join, data: Any, known: set[str], rack: str, bag_size: int
) -> None:
    """On any board, from board to board, the best play is the first of all, ties included."""
    leaves = data.draw(st.sampled_from([LEAVES, NO_LEAVES]))
    finder = finder_for(best_play_finder, known, leaves)
    for signs in data.draw(st.lists(boards(known), min_size=1, max_size=3)):
        best, first = best_and_first(finder, signs, rack, bag_size)
        assert best == first


@pytest.mark.parametrize("rack", ["AB???", "??????", "???AEBR"])
def test_any_number_of_blanks(best_play_finder: Join, rack: str) -> None:
    """With three blanks and more, the best play is the first of all, too."""
    finder = finder_for(best_play_finder, {"abba", "bar", "re", "bear", "era"}, LEAVES)
    for signs in EMPTY, board("8D BEAR").tiles:
        best, first = best_and_first(finder, signs, rack)
        assert best == first != []


def test_of_equal_plays_the_first_is_found(best_play_finder: Join) -> None:
    """Ties go to the first line, there to the left, a tile before a blank, a before b."""
    finder = finder_for(best_play_finder, {"br", "rb", "rr"})
    for rack in "B", "BR", "B?", "??", "R?":
        for plays in ["8D R", "8L R"], ["8H R"], []:
            signs = board(*plays).tiles
            best, first = best_and_first(finder, signs, rack)
            assert best == first


def test_an_opening_counts_its_vowels(best_play_finder: Join) -> None:
    """Equity on an empty board is less the penalty for vowels beside premium squares."""
    finder = finder_for(best_play_finder, {"bear", "brae", "abaabba", "aerabbe"}, LEAVES)
    for rack in "ABER", "ABE?", "AAABBBA", "AERABBE", "AERAB??":
        best, first = best_and_first(finder, EMPTY, rack)
        assert best == first != []


def test_more_words_of_the_same_letters_than_are_remembered(best_play_finder: Join) -> None:
    """However many words a rack spells, and however often it comes, none is forgotten."""
    finder = finder_for(best_play_finder, {"".join(word) for word in permutations("abcdefg")})
    for rack in "ABCDEFG", "BCDEFG", "ABCDEFG":
        for signs in board("8D A").tiles, EMPTY:
            best, first = best_and_first(finder, signs, rack)
            assert best == first
            assert bool(best) == (rack == "ABCDEFG" or signs != EMPTY)


def test_positions_of_enable(best_play_finder: Join) -> None:
    """In positions from games with ENABLE, the best play is the first of all."""
    finder = best_play_finder(gaddag_of(enable()), STANDARD, ENGLISH, LEAVES)
    for rows, rack, _ in OF_ENABLE:
        best, first = best_and_first(finder, read_cgp(f"{rows} {rack}/ 0/0 0").board.tiles, rack)
        assert best == first


def test_whole_games_with_enable() -> None:
    """On every turn of games with ENABLE, with any number of blanks, it is the first of all."""
    finder = finder_here(gaddag_of(enable()), STANDARD, ENGLISH, LEAVES)
    blanks = set()

    class Checked:
        """The finder, with each of its answers checked."""

        parts = finder.parts

        def __getattr__(self, name: str) -> Any:
            return getattr(finder, name)

        def find(self, board: bytes, rack: bytes, bag_size: int, points: int) -> bool:
            best, first = best_and_first(finder, board.decode(), rack.decode(), bag_size, points)
            assert best == first
            blanks.add(rack.count(b"?"))
            return finder.find(board, rack, bag_size, points)

    checked: Any = Checked()
    games = StaticGames(checked, checked, ENGLISH.tiles.encode(), [3, 5, 8, 22])
    while games.step(1000):
        pass
    assert blanks >= {0, 1}


@pytest.mark.parametrize(
    ("signs", "rack", "message"),
    [
        ("." * 224, "A", "225 squares, not 224"),
        (EMPTY, "ABCDEFGH", "up to 7 tiles, not 8"),
        (EMPTY, "aB#", "b'a#' are no tiles of a rack"),
    ],
)
def test_what_is_no_position_is_refused(
    best_play_finder: Join, signs: str, rack: str, message: str
) -> None:
    """A board or a rack that cannot be is refused, and the message says what is wrong."""
    finder = finder_for(best_play_finder, {"ab"})
    with pytest.raises(ValueError, match=message):
        finder.find(signs.encode(), rack.encode(), 50, 0)


@pytest.mark.parametrize("rack", ["AABBEER", "AB?", "??"])
def test_a_full_board_and_an_empty_rack_have_no_plays(best_play_finder: Join, rack: str) -> None:
    """Where nothing can be laid, there is no best play."""
    finder = finder_for(best_play_finder, {"ab", "ba"})
    for signs, tiles in (("AB" * 113)[:225], rack), (board("8H AB").tiles, ""):
        assert not finder.find(signs.encode(), tiles.encode(), 50, 0)


def test_without_words_there_is_no_play(best_play_finder: Join) -> None:
    """A list of words that are all too long for the board, or of one letter, has no plays."""
    finder = finder_for(best_play_finder, {"a", "ab" * 9})
    for rack in "ABABABA", "AB?", "??":
        for signs in EMPTY, board("8D ABA").tiles:
            assert not finder.find(signs.encode(), rack.encode(), 50, 0)
