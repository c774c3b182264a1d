"""Endgames, against plain negamax that tries every move by the rules."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.plain_negamax import PlainNegamax
from tests.players.scrabble.positions import boards, every_play
from wordarcade.kernels.scrabble_move_codes import PASS, laid_by
from wordarcade.lexicon.gaddag_building import gaddag_of

Join = Callable[..., Any]
"""Makes a search in the form under test."""

ENTRIES = 1 << 12
WORDS = set(re.findall(r"\w+", "ab aba abe ar are ba bab bar bare be bear bee beer er era re reb"))
SEARCHES: dict[Join, Any] = {}


def search_for(join: Join, known: set[str], way: int = 0) -> Any:
    """Return a search for endgames with some words on the standard board."""
    return join(gaddag_of(lexicon_of(known)), STANDARD, ENGLISH, entries=ENTRIES, way=way)


def search_of_words(join: Join) -> Any:
    """Return a search with the usual words, which remembers the endgames before."""
    if join not in SEARCHES:
        SEARCHES[join] = search_for(join, WORDS)
    return SEARCHES[join]


def solved(
    search: Any, signs: str, racks: Sequence[str], *, budget: int = 1000, **more: Any
) -> Any:
    """Return the search, once it knows the value."""
    search.begin(signs.encode(), [rack.encode() for rack in racks], **more)
    search.ask()
    while search.step(budget):
        pass
    return search


small_racks = st.text("ABER", min_size=1, max_size=2) | st.sampled_from(["?", "A?"])
few_tiles = st.tuples(small_racks, small_racks).filter(
    lambda racks: "?" not in "".join(racks) or len("".join(racks)) <= 3
)


@settings(max_examples=15)
@given(data=st.data())
def test_values_are_those_of_plain_negamax(endgame_search: Join, data: st.DataObject) -> None:
    """With bags and turns without points before, on boards with blanks, proven at once."""
    signs = data.draw(boards(WORDS))
    racks = data.draw(few_tiles)
    held = "".join(racks)
    bag = data.draw(st.text("AB", max_size=0 if "?" in held else min(2, 5 - len(held))))
    scoreless = data.draw(st.sampled_from([0, 4, 5]))
    search = solved(
        search_of_words(endgame_search), signs, racks, bag=bag.encode(), scoreless=scoreless
    )
    plain = PlainNegamax(every_play(WORDS))
    assert search.proven
    assert search.value == search.lower == search.upper
    assert search.value == plain.value(signs, *racks, bag, scoreless)


@pytest.mark.parametrize("way", [1, 2])
@settings(max_examples=10)
@given(data=st.data())
def test_the_way_through_the_moves_changes_no_value(
    endgame_search: Join, data: st.DataObject, way: int
) -> None:
    """Worst first, or in a way of its own."""
    signs, racks = data.draw(boards(WORDS)), data.draw(few_tiles)
    search = solved(search_for(endgame_search, WORDS, way), signs, racks)
    assert search.proven
    assert search.value == PlainNegamax(every_play(WORDS)).value(signs, *racks)


def test_blocking_and_slow_play(endgame_search: Join) -> None:
    """Few tiles that get in each other's way, some of which can never be played."""
    plain = PlainNegamax(every_play(WORDS))
    for signs, racks in (
        (board("8G BARE").tiles, ("AB", "ER")),
        (board("8G BEeR", "H8 E").tiles, ("BA", "EE")),
        (board("8G BARE", "J8 EAR").tiles, ("ABR", "Q")),
    ):
        search = solved(search_of_words(endgame_search), signs, racks)
        assert search.value == plain.value(signs, *racks)


@pytest.mark.parametrize(
    ("signs", "racks"),
    [
        (board("8G BEeR").tiles, ("ERE", "Q")),
        (board("8G BEER").tiles, ("ERE", "V")),
        (board("8G BEeR").tiles, ("REE", "J")),
    ],
)
def test_two_tiles_in_turns(endgame_search: Join, signs: str, racks: Sequence[str]) -> None:
    """The second makes a word with the first, worth more than both elsewhere or at once."""
    search = solved(search_for(endgame_search, WORDS), signs, racks)
    assert search.value == PlainNegamax(every_play(WORDS)).value(signs, *racks)


@pytest.mark.parametrize(
    ("signs", "racks"),
    [
        (board("8H AB").tiles, ("EER", "Q")),
        (board("8G BEER").tiles, ("EER", "J")),
        (board("8G BEeR").tiles, ("V", "REE")),
        (board("H8 BEE").tiles, ("ABBE", "Q")),
    ],
)
def test_three_tiles_beside_each_other(
    endgame_search: Join, signs: str, racks: Sequence[str]
) -> None:
    """Two make a word with the first, at once or in turns, worth more than all of them apart."""
    search = solved(search_for(endgame_search, WORDS), signs, racks)
    assert search.value == PlainNegamax(every_play(WORDS)).value(signs, *racks)


@settings(max_examples=10)
@given(data=st.data())
def test_few_tiles_against_a_stuck_one(endgame_search: Join, data: st.DataObject) -> None:
    """Each side of a window is found, too, where one side passes and the other plays on."""
    signs = data.draw(boards(WORDS))
    racks = data.draw(st.permutations([data.draw(st.text("ABER", min_size=3, max_size=3)), "Q"]))
    value = PlainNegamax(every_play(WORDS)).value(signs, *racks)
    search = search_of_words(endgame_search)
    for alpha in (value - 1, value):
        search.begin(signs.encode(), [rack.encode() for rack in racks])
        search.ask(alpha, alpha + 1)
        while search.step(1000):
            pass
        assert (search.value > alpha) == (value > alpha)
        assert search.lower <= value <= search.upper


def test_the_last_tile_beside_a_change(endgame_search: Join) -> None:
    """It still goes where it could, though the square before its word has another cross-set."""
    signs = board("I7 BAB").tiles
    search = solved(search_of_words(endgame_search), signs, ("RR", "EQ"), bag=b"E")
    assert search.value == PlainNegamax(every_play(WORDS)).value(signs, "RR", "EQ", "E")


@pytest.mark.parametrize("scoreless", [0, 2, 3])
def test_a_play_may_score_nothing(endgame_search: Join, scoreless: int) -> None:
    """A blank beside a blank counts as a turn without points, which may be the last."""
    known = {"ab", "ba", "bab"}
    signs, racks = board("8G Bab").tiles, ("B?", "A")
    search = solved(search_for(endgame_search, known), signs, racks, scoreless=scoreless)
    assert search.value == PlainNegamax(every_play(known)).value(signs, *racks, "", scoreless)


def test_the_last_turn_may_draw(endgame_search: Join) -> None:
    """A play of the whole rack that scores nothing ends the game, and what it draws counts."""
    known = {"ab", "ba", "bare"}
    search = solved(
        search_for(endgame_search, known),
        board("8G bARE").tiles,
        ("?", "R?"),
        bag=b"QE",
        scoreless=5,
    )
    plain = PlainNegamax(every_play(known))
    assert search.value == plain.value(board("8G bARE").tiles, "?", "R?", "QE", 5)


def test_going_out_counts_the_other_rack_twice(endgame_search: Join) -> None:
    """The line is the play that goes out, its value the score and twice the tiles left."""
    search = solved(search_for(endgame_search, {"cat", "cats"}), board("8H CAT").tiles, ("S", "Q"))
    assert (search.value, search.proven) == (6 + 20, True)
    assert [laid_by(code) for code in search.line] == [(7 * 16 + 11, "S")]


def test_who_cannot_move_passes(endgame_search: Join) -> None:
    """Without any play two passes end the game, and both lose what they hold."""
    search = solved(search_for(endgame_search, {"zzzz"}), board("8H CAT").tiles, ("Q", "AE"))
    assert (search.value, search.line) == (-10 + 2, [PASS, PASS])


def test_the_last_pass_ends_the_game(endgame_search: Join) -> None:
    """After five turns without points, who passes ends it before the other can play."""
    search = search_for(endgame_search, {"cat", "cats"})
    signs = board("8H CAT").tiles
    assert solved(search, signs, ("Q", "S"), scoreless=4).value == -6 - 20
    assert solved(search, signs, ("Q", "S"), scoreless=5).value == -10 + 1


def test_the_size_of_steps_does_not_matter(endgame_search: Join) -> None:
    """Pausing at every position leads to the same value, line and number of positions."""
    signs, racks = board("8G BARE").tiles, ("ABE", "EER")
    results = []
    for budget in (1, 7, 100_000):
        search = solved(search_for(endgame_search, WORDS), signs, racks, budget=budget)
        results.append((search.value, search.line, search.positions))
    assert results[0] == results[1] == results[2]


def test_both_forms_search_alike(endgame_search: Join) -> None:
    """The number of positions is written down here, and no form searches others."""
    search = solved(search_for(endgame_search, WORDS), board("8G BARE").tiles, ("ABE", "EER"))
    assert (search.value, search.positions) == (25, 18)


def test_bounds_hold_before_the_end(endgame_search: Join) -> None:
    """What is proven while the search goes on holds for the value, and progress is a share."""
    signs, racks = board("8G BARE").tiles, ("ABE", "EER")
    value = solved(search_for(endgame_search, WORDS), signs, racks).value
    search = search_for(endgame_search, WORDS)
    search.begin(signs.encode(), [rack.encode() for rack in racks])
    search.ask(value - 3, value + 3)
    while search.step(1):
        assert search.lower <= value <= search.upper
        assert 0 <= search.progress <= 1
    assert (search.lower, search.upper, search.progress) == (value, value, 1)


def test_a_search_can_be_given_up(endgame_search: Join) -> None:
    """A new question finds the board as it was."""
    signs, racks = board("8G BARE").tiles, ("ABE", "EER")
    search = search_for(endgame_search, WORDS)
    value = solved(search, signs, racks).value
    for budget in (1, 2, 5, 20):
        search.ask()
        search.step(budget)
    assert solved(search, signs, racks).value == value


def test_an_estimate_is_not_proven(endgame_search: Join) -> None:
    """One move ahead, the value is the race's, unless the best move ends the game."""
    search = search_for(endgame_search, WORDS)
    search.begin(board("8G BARE").tiles.encode(), [b"ABE", b"EER"])
    search.ask(depth=1)
    assert not search.step(10)
    assert not search.proven
    assert len(search.line) == 1


def test_the_arena_grows(endgame_search: Join) -> None:
    """Two blanks make more plays than there is room for at first."""
    words = {first + second for first in "abcdefghijklm" for second in "abcdefghijklmno"}
    search = search_for(endgame_search, words | {"abc", "bcd"})
    search.begin(board("8H ABC", "H8 ABCD").tiles.encode(), [b"AB??", b"C"])
    search.ask(depth=2)
    while search.step(1000):
        pass
    assert search.line


@pytest.mark.parametrize(
    ("racks", "bag", "scoreless"),
    [
        (["", "A"], b"", 0),
        (["A"], b"", 0),
        (["ABCDEFGH", "A"], b"", 0),
        (["A", "a"], b"", 0),
        (["A", "B"], b"ABC", 0),
        (["A", "B"], b"", 6),
    ],
)
def test_other_positions_are_refused(
    endgame_search: Join, racks: list[str], bag: bytes, scoreless: int
) -> None:
    """A search takes two racks of one to seven tiles, a small bag, and a game that goes on."""
    search = search_of_words(endgame_search)
    with pytest.raises(ValueError, match=r"endgame|rack"):
        search.begin(board("8H BAR").tiles.encode(), [*map(str.encode, racks)], bag, scoreless)


def test_compiled_code_lets_other_threads_run(
    endgame_search: Join, lets_others_run: Callable[[Callable[[], object]], bool]
) -> None:
    """While compiled code searches, a thread that waits for nothing else comes to its turn."""
    search = search_of_words(endgame_search)
    if not hasattr(type(search), "__pyx_vtable__"):
        pytest.skip("Interpreted code holds the GIL.")
    search.begin(board("8G BARE").tiles.encode(), [b"ABEERAB", b"EERBABR"])
    search.ask()
    assert lets_others_run(lambda: search.step(150_000))
