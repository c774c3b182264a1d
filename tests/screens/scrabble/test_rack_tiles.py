"""Arranging a rack."""

import random

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.scrabble.rack import Rack
from wordarcade.screens.scrabble.rack_tiles import ShownRack, in_shown_order, moved, shuffled

racks = st.text("ABC?", max_size=7)


@given(racks, st.sets(st.integers(0, 6)), st.integers(0, 9))
def test_a_shuffle_changes_the_order_if_it_can(tiles: str, fixed: set[int], seed: int) -> None:
    """Fixed tiles keep their places; only where all others are alike nothing changes."""
    result = shuffled(tiles, fixed, random.Random(seed))
    assert sorted(result) == sorted(tiles)
    assert all(result[place] == tiles[place] for place in fixed if place < len(tiles))
    free = {tile for place, tile in enumerate(tiles) if place not in fixed}
    assert (result == tiles) == (len(free) < 2)


@given(racks, racks)
def test_tiles_that_stay_keep_their_order(held: str, shown: str) -> None:
    """Those that are new come behind them; none is lost."""
    result = in_shown_order(Rack.of(held), shown)
    assert sorted(result) == sorted(held)
    kept = [tile for tile in shown if tile in held]
    assert result.startswith(kept[0] if kept else "")


def test_a_tile_is_moved_along_the_rack() -> None:
    """Both ways; the others close up."""
    assert moved("ABCD", 3, 1) == "ADBC"
    assert moved("ABCD", 1, 1) == "ABCD"


def test_tiles_of_a_withdrawn_play_come_back_to_their_places() -> None:
    """As they were arranged, though others were drawn for them meanwhile."""
    shown = ShownRack()
    shown.tiles = "ZAEQINT"
    shown.follow(Rack.of("EINTOUU"))
    assert shown.tiles == "EINTOUU"
    shown.follow(Rack.of("AEINQTZ"))
    assert shown.tiles == "ZAEQINT"
