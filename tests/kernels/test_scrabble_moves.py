"""Finding plays, against trying every word in every window of the board."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.kernels.conftest import joined
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.positions import (
    OF_ENABLE,
    boards,
    enable,
    every_play,
    found,
    racks,
    words,
)
from wordarcade import kernels
from wordarcade.engine.scrabble.notation.cgp import read_cgp
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import NO_LEAVES, Leaves

EMPTY = board().tiles
LEAVES = Leaves.of_points(
    {"A": [1.5, -2.0], "B": [-3.0], "E": [2.0, 0.5, -4.0], "R": [1.0], "?": [25.0, 30.0]},
    {"AE": -1.0, "ER": 2.0, "B?": 0.7},
    [[0.0, 1.0], [0.5, 1.2, -0.5], [-1.0, 0.3]],
)

Join = Callable[..., Any]
"""Makes a search in the form under test."""


def search_for(join: Join, known: set[str], leaves: Leaves = NO_LEAVES) -> Any:
    """Return a search for plays of some words on the standard board."""
    return join(gaddag_of(lexicon_of(known)), STANDARD, ENGLISH, leaves)


def plays_of(
    search: Any, signs: str, rack: str, bag_size: int = 50, points: int = 0, *, budget: int = 1000
) -> Any:
    """Return all plays."""
    search.begin(signs.encode(), rack.encode(), bag_size, points)
    while search.step(budget):
        pass
    return search.plays()


def best_of(search: Any, signs: str, rack: str, bag_size: int = 50, points: int = 0) -> Any:
    """Return the best play, in the same form."""
    search.begin(signs.encode(), rack.encode(), bag_size, points, best_only=True)
    while search.step(1000):
        pass
    return search.plays()


def first_of(plays: Any) -> list[Any]:
    """Return what is told of the first of some plays; nothing if there are none."""
    if not plays.scores:
        return []
    tiles = plays.tiles[: plays.lengths[0]]
    return [tiles, *(column[0] for name, column in plays._asdict().items() if name != "tiles")]


@given(data=st.data(), known=words, rack=racks)
def test_all_plays_are_found(move_generator: Join, data: Any, known: set[str], rack: str) -> None:
    """On any board, even one full of what is no word, the plays are those that the rules allow."""
    signs = data.draw(boards(known))
    plays = plays_of(search_for(move_generator, known), signs, rack)
    assert found(plays) == every_play(known).of(signs, rack)


@given(data=st.data(), known=words, all_racks=st.lists(racks, min_size=2, max_size=4))
def test_what_was_before_does_not_matter(
    move_generator: Join, data: Any, known: set[str], all_racks: list[str]
) -> None:
    """A search that goes from board to board finds on each what a new one finds."""
    search = search_for(move_generator, known, LEAVES)
    for rack in all_racks:
        signs = data.draw(boards(known))
        afresh = search_for(move_generator, known, LEAVES)
        assert plays_of(search, signs, rack) == plays_of(afresh, signs, rack)


@given(data=st.data(), known=words, rack=racks, bag_size=st.sampled_from([0, 1, 80]))
def test_the_best_play_is_the_first_of_all(
    move_generator: Join, data: Any, known: set[str], rack: str, bag_size: int
) -> None:
    """Keeping the best alone gives the very play that is the first when all are sorted."""
    signs = data.draw(boards(known))
    search = search_for(move_generator, known, LEAVES)
    every = plays_of(search, signs, rack, bag_size, 17)
    assert first_of(best_of(search, signs, rack, bag_size, 17)) == first_of(every)


@given(data=st.data(), known=words, rack=racks)
def test_equity_is_score_and_leave(
    move_generator: Join, data: Any, known: set[str], rack: str
) -> None:
    """To the score comes what the tiles kept are worth; highest equity first."""
    signs = data.draw(boards(known).filter(lambda signs: signs != EMPTY))
    plays = plays_of(search_for(move_generator, known, LEAVES), signs, rack)
    for number, (_, _, tiles) in enumerate(found(plays)):
        kept = without(rack, tiles)
        assert plays.leaves[number] == LEAVES.value(kept)
        assert plays.equities[number] == 1000 * plays.scores[number] + plays.leaves[number]
    assert list(plays.equities) == sorted(plays.equities, reverse=True)


@given(data=st.data(), known=words, rack=racks, points=st.integers(0, 60))
def test_equity_with_an_empty_bag(
    move_generator: Join, data: Any, known: set[str], rack: str, points: int
) -> None:
    """Going out gains twice what the others hold; keeping tiles costs ten and twice those."""
    signs = data.draw(boards(known))
    plays = plays_of(search_for(move_generator, known, LEAVES), signs, rack, 0, points)
    for number, (_, _, tiles) in enumerate(found(plays)):
        kept = without(rack, tiles)
        change = -(10 + 2 * ENGLISH.value_of(kept)) if kept else 2 * points
        assert plays.leaves[number] == 1000 * change


def without(rack: str, tiles: str) -> str:
    """Return what is left of a rack after a play."""
    for tile in tiles.replace(".", ""):
        rack = rack.replace("?" if tile.islower() else tile, "", 1)
    return rack


@given(data=st.data(), known=words, rack=racks, budget=st.integers(1, 9))
def test_the_pace_does_not_matter(
    move_generator: Join, data: Any, known: set[str], rack: str, budget: int
) -> None:
    """Whatever the size of the steps, the plays and their order are the same."""
    signs = data.draw(boards(known))
    search = search_for(move_generator, known)
    assert plays_of(search, signs, rack, budget=budget) == plays_of(search, signs, rack)


def test_equal_plays_come_line_by_line(move_generator: Join) -> None:
    """Rows come before columns, and the plays of a line from the left; at one run, as found."""
    search = search_for(move_generator, {"br", "rb"})
    plays = plays_of(search, board("8D R", "8L R").tiles, "B")
    assert set(plays.scores) == {4}
    assert list(found(plays)) == [
        (108, 1, ".B"),
        (107, 1, "B."),
        (116, 1, ".B"),
        (115, 1, "B."),
        (108, 15, ".B"),
        (93, 15, "B."),
        (116, 15, ".B"),
        (101, 15, "B."),
    ]


@pytest.mark.parametrize(
    ("plays", "rack", "known", "expected"),
    [
        # The first play covers the centre, has two letters or more, and counts it twice.
        ([], "AB", {"a", "ab"},
         {(111, 1, "AB"): 8, (112, 1, "AB"): 8, (97, 15, "AB"): 8, (112, 15, "AB"): 8}),
        # One tile that makes words both ways is one play, across.
        (["8G A", "7H B"], "E", {"ae", "be"},
         {(111, 1, ".E"): 12, (97, 1, ".E"): 5, (111, 15, ".E"): 3}),
        # If only the word down is one, the play goes down.
        (["8H A"], "E", {"ae"}, {(112, 1, ".E"): 2, (112, 15, ".E"): 2}),
        # Of equal tiles it does not matter which is played.
        (["8H A"], "EEE", {"ae"}, {(112, 1, ".E"): 2, (112, 15, ".E"): 2}),
        # A blank counts nothing, but the premium of its square does.
        (["8H A"], "?", {"be"}, {}),
        (["1A QU", "8H A"], "?", {"qub"}, {(0, 1, "..b"): 11}),
        # Two blanks may stand for any two letters.
        (["8H A"], "??", {"abe"}, {(112, 1, ".be"): 1, (112, 15, ".be"): 1}),
        # Words run to the edges and not beyond; seven tiles earn the bonus.
        (["1H RE", "8H A"], "ABABABA", {"abababarebabab"}, {}),
        (["1H B"], "RRRRRRR", {"rrrrrrrb"}, {(0, 1, "RRRRRRR."): 3 * 11 + 50}),
        (["1H B"], "RRRRRRR", {"brrrrrrr"},
         {(7, 1, ".RRRRRRR"): 3 * 11 + 50, (7, 15, ".RRRRRRR"): 2 * 11 + 50}),
        (["15N AB"], "E", {"abe", "eab"}, {(222, 1, "E.."): 5}),
    ],
)  # fmt: skip
def test_rules_one_by_one(
    move_generator: Join,
    plays: Sequence[str],
    rack: str,
    known: set[str],
    expected: dict[Any, int],
) -> None:
    """Positions in which one rule is at work have the plays that it allows."""
    assert found(plays_of(search_for(move_generator, known), board(*plays).tiles, rack)) == expected


def test_tiles_that_form_no_words(move_generator: Join) -> None:
    """What is no word may lie on the board: nothing is added to it, but beside it there may be."""
    search = search_for(move_generator, {"ab", "ba"})
    assert found(plays_of(search, board("8G XQZ").tiles, "AB")) == {}
    signs = board("8G XQZ", "9F B").tiles
    assert found(plays_of(search, signs, "A")) == {(124, 1, "A."): 4, (125, 15, ".A"): 6}


def test_known_numbers_of_plays(move_generator: Join) -> None:
    """Positions from games with ENABLE have their known numbers of plays, and known best plays."""
    search = move_generator(gaddag_of(enable()), STANDARD, ENGLISH, NO_LEAVES)
    for rows, rack, number in OF_ENABLE:
        signs = read_cgp(f"{rows} {rack}/ 0/0 0").board.tiles
        plays = plays_of(search, signs, rack)
        assert len(found(plays)) == number
        assert first_of(best_of(search, signs, rack)) == first_of(plays)


@pytest.mark.parametrize("rack", ["AABBEER", "AB?", "??"])
def test_a_full_board_and_an_empty_rack_have_no_plays(move_generator: Join, rack: str) -> None:
    """Where nothing can be laid there are no plays, neither all nor a best."""
    search = search_for(move_generator, {"ab", "ba"})
    for signs, tiles in (("AB" * 113)[:225], rack), (board("8H AB").tiles, ""):
        assert found(plays_of(search, signs, tiles)) == {}
        assert found(best_of(search, signs, tiles)) == {}


def test_vowels_beside_premium_squares_open_badly(move_generator: Join) -> None:
    """The first play loses 0.7 points for each vowel on C, G, I, M, beside premium squares."""
    search = search_for(move_generator, {"bear", "brae"})
    plays = plays_of(search, EMPTY, "ABER")
    costs = {
        key: 1000 * plays.scores[number] - plays.equities[number]
        for number, key in enumerate(found(plays))
    }
    assert [costs[square, 1, "BEAR"] for square in range(109, 113)] == [700, 700, 700, 700]
    assert [costs[square, 15, "BRAE"] for square in range(67, 113, 15)] == [700, 700, 700, 0]
    best = best_of(search, EMPTY, "ABER")
    assert best.equities[0] == max(plays.equities)


def test_room_for_plays_grows(move_generator: Join) -> None:
    """Many more plays than there is room for at first are all found."""
    known = {a + b for a in "abcdefghijklm" for b in "abcdefghijklmnopqrstuvwxyz"}
    search = search_for(move_generator, known)
    signs = board("8D BADE", "8L A").tiles
    assert found(plays_of(search, signs, "ABC??")) == every_play(known).of(signs, "ABC??")
    assert search.found > 1 << 11


def test_progress_goes_from_nothing_to_all(move_generator: Join) -> None:
    """Progress starts at 0, never falls, and is 1 when there is no more to do."""
    search = search_for(move_generator, {"ab", "ba"})
    search.begin(board("8G BABA").tiles.encode(), b"AB", 50, 0)
    seen = [search.progress]
    while search.step(3):
        seen.append(search.progress)
    seen.append(search.progress)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert seen == sorted(set(seen))


@pytest.mark.parametrize(
    ("signs", "rack", "message"),
    [
        ("." * 224, "A", "225 squares, not 224"),
        ("." * 224 + "?", "A", r"b'\?' are no tiles of a board"),
        (EMPTY, "ABCDEFGH", "up to 7 tiles, not 8"),
        (EMPTY, "aB#", "b'a#' are no tiles of a rack"),
    ],
)
def test_what_is_no_position_is_refused(
    move_generator: Join, signs: str, rack: str, message: str
) -> None:
    """A board or a rack that cannot be is refused, and the message says what is wrong."""
    search = search_for(move_generator, {"ab"})
    with pytest.raises(ValueError, match=message):
        search.begin(signs.encode(), rack.encode(), 50, 0)


def test_compiled_code_lets_other_threads_run(
    compiled_folder: Path, lets_others_run: Callable[[Callable[[], object]], bool]
) -> None:
    """While compiled code searches, a thread that waits for nothing else comes to its turn."""
    load = partial(kernels.load, mode="compiled", folder=compiled_folder)
    join = joined(best_play_finder, load)
    words = {"".join(word) for word in product("aber", repeat=5)}
    search = search_for(lambda *arguments: join(*arguments).every, words)
    assert lets_others_run(lambda: plays_of(search, board("8D ABBA").tiles, "ABER???"))
    assert search.found > 1 << 15
