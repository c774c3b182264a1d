"""A word being built from tiles."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.screens.grid.letter_entry import LONGEST
from wordarcade.screens.hand.rack_entry import RackEntry

RACK = "dd*lout"

steps = st.one_of(
    st.sampled_from("dlotuz*!"), st.integers(0, len(RACK) - 1), st.just("back"), st.just("order")
)


@given(st.lists(steps))
def test_every_letter_has_a_tile_of_its_own_while_there_is_one(
    taken: list[str | int],
) -> None:
    """By keys, by hand, taken back and reordered: tiles bear their letters, none is used twice."""
    entry, rack = RackEntry(), RACK
    for step in taken:
        if isinstance(step, int):
            entry = entry.picked(step, rack)
        elif step == "back":
            entry = entry.shortened()
        elif step == "order":
            rack = rack[::-1]
            entry = RackEntry.of(entry.text, rack)
        else:
            entry = entry.typed(step, rack)
        assert len(entry.tiles) == len(entry.text)
        assert len(set(entry.used)) == len(entry.used)
        for letter, tile in zip(entry.text, entry.tiles, strict=True):
            assert tile is None or rack[tile] == letter
        again = RackEntry.of(entry.text, rack)
        assert "!" not in entry.text.rstrip("!")
        have = Counter(entry.text) & Counter(rack)
        assert Counter(rack[tile] for tile in again.used) == have


def test_a_letter_that_the_rack_lacks_has_no_tile() -> None:
    """Letters behind it that have tiles are not lacking."""
    entry = RackEntry.of("dozt", RACK)
    assert (entry.tiles, entry.lacking) == ((0, 4, None, 6), frozenset({2}))
    assert not RackEntry.of("do", RACK).lacking


@pytest.mark.parametrize(
    ("typed", "word"),
    [("load", "lo*d"), ("loud", "loud"), ("loo", "lo*"), ("loaad", "loaad"), ("hid", "hid")],
)
def test_a_vowel_without_a_tile_is_meant_as_the_wildcard(typed: str, word: str) -> None:
    """Where nothing else is missing; so nobody has to know which sign it has."""
    meant = RackEntry.of(typed, RACK).meant(RACK)
    assert meant.text == word
    assert meant.tiles == RackEntry.of(word, RACK).tiles
    assert meant.spelled == typed


def test_the_vowel_that_was_typed_stays_while_the_wildcard_does() -> None:
    """Through letters, tiles and what is taken back."""
    entry = RackEntry.of("la", RACK).meant(RACK)
    assert entry.typed("d", RACK).spelled == "lad"
    assert entry.picked(0, RACK).spelled == "lad"
    again = entry.picked(2, RACK).picked(2, RACK)
    assert (again.text, again.spelled) == ("l*", "l*")


def test_a_wildcard_in_use_stands_for_nothing_else() -> None:
    """Nor does one that the rack does not have."""
    entry = RackEntry.of("l*a", RACK)
    assert entry.meant(RACK) == entry
    assert RackEntry.of("la", "ld").meant("ld").text == "la"


def test_a_tile_picked_again_is_taken_back() -> None:
    """Wherever in the word it is."""
    entry = RackEntry.of("out", RACK).picked(5, RACK)
    assert (entry.text, entry.tiles) == ("ot", (4, 6))


def test_an_entry_has_an_end() -> None:
    """Letters and tiles beyond it are not taken."""
    entry = RackEntry.of("z" * LONGEST, RACK)
    assert entry.typed("d", RACK) == entry.picked(0, RACK) == entry


def test_what_ends_a_hand_is_no_part_of_a_word() -> None:
    """After letters it is a slip that throws none away; a letter or a tile takes its place."""
    entry = RackEntry.of("do!!", RACK)
    assert (entry.text, entry.lacking) == ("do!!", frozenset({2, 3}))
    assert entry.typed("!", RACK) == entry
    assert entry.typed("d", RACK) == entry.picked(1, RACK) == RackEntry.of("dod", RACK)
    assert entry.shortened().shortened() == RackEntry.of("do", RACK)
    alone = RackEntry.of("!!", RACK)
    assert alone.typed("d", RACK) == alone.picked(0, RACK) == RackEntry.of("d", RACK)
    assert RackEntry.of("da!", RACK).meant(RACK).text == "d*!"
