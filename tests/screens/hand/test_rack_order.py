"""The order of the tiles of a hand, and which are spent."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.hand.hand import update_hand
from wordarcade.screens.hand.rack_entry import RackEntry
from wordarcade.screens.hand.rack_order import RackOrder

HAND = "dd*lout"


@given(st.lists(st.one_of(st.text("dlotuz*", max_size=4), st.randoms(use_true_random=False))))
def test_tiles_stay_where_they_are(steps: list[str | Random]) -> None:
    """Played tiles stay in their places, those of the entry are the ones, and others can move."""
    left, order = HAND, RackOrder(HAND)
    for step in steps:
        if isinstance(step, Random):
            moved = order.arranged("".join(step.sample(order.free, len(order.free))))
            assert moved.spent == order.spent
            assert all(moved.letters[tile] == order.letters[tile] for tile in order.spent)
        else:
            entry = RackEntry.of(step, order.faces)
            left = update_hand(left, step)
            moved = order.of(HAND, left, entry.used)
            assert moved.letters == order.letters
            assert moved.spent == order.spent | set(entry.used)
        order = moved
        assert Counter(order.free) == Counter(left)
        assert Counter(order.letters) == Counter(HAND)


def test_another_hand_has_its_own_order() -> None:
    """And a replay begins with all tiles of the hand, in the order of before."""
    order = RackOrder("tuold*d").of(HAND, "dd*l")
    assert (order.letters, order.free) == ("tuold*d", "ld*d")
    assert order.of(HAND, HAND) == RackOrder("tuold*d")
    assert order.of("cat", "cat") == RackOrder("cat")
    assert order.of("cat", "c").free == "c"
    assert order.of("cat", "c", used=(6, 0)).free == "c"


def test_the_tile_that_was_picked_is_spent() -> None:
    """Of equal letters the one that was in the word, not the first."""
    assert RackOrder("dad").of("dad", "ad", used=(2,)).spent == {2}
