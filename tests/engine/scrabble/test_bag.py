"""The bag and the racks: what is drawn, and that nothing is lost."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH
from wordarcade.engine.scrabble.bag import Bag, _random_number
from wordarcade.engine.scrabble.rack import Rack

seeds = st.integers(0, 2**64 - 1)


def test_a_seed_draws_the_same_tiles_on_every_machine() -> None:
    """Written down once: a later version must draw them again."""
    bag = Bag.full(ENGLISH, 1)
    first, bag = bag.draw(7)
    second, bag = bag.draw(7)
    assert (first, second, len(bag), bag.drawn) == ("NRZIISU", "LESIOIM", 86, 14)


def test_chance_is_that_of_the_published_generator() -> None:
    """The first numbers for the seed with which implementations of SplitMix64 are compared."""
    assert [_random_number(1234567, number) for number in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@given(seeds, st.lists(st.integers(0, 20), max_size=20))
def test_every_tile_is_drawn_once(seed: int, counts: list[int]) -> None:
    """However many at a time; what is asked for beyond the last is not there."""
    bag, drawn = Bag.full(ENGLISH, seed), ""
    for count in counts:
        before = len(bag)
        tiles, bag = bag.draw(count)
        assert len(tiles) == min(count, before)
        drawn += tiles
    assert Counter(drawn + bag.tiles) == Counter(ENGLISH.tiles)
    assert drawn == Bag.full(ENGLISH, seed).draw(len(drawn))[0]
    assert bag.draw(200)[1] == Bag("", seed, 100)


@given(seeds)
def test_tiles_that_are_put_back_do_not_come_again_by_themselves(seed: int) -> None:
    """The bag is in order, and what comes next is another chance."""
    drawn, bag = Bag.full(ENGLISH, seed).draw(50)
    full = bag.with_back(drawn)
    assert full.tiles == ENGLISH.tiles
    assert full.drawn == 50
    assert full.draw(50)[0] != drawn


def test_all_tiles_are_as_likely() -> None:
    """Of 3,000 first draws each tile has about its hundredth, and so with the last."""
    first = Counter(Bag.full(ENGLISH, seed).draw(1)[0] for seed in range(3_000))
    last = Counter(Bag.full(ENGLISH, seed).draw(100)[0][-1] for seed in range(3_000))
    for counts in (first, last):
        assert set(counts) == set(ENGLISH.counts)
        for tile, number in ENGLISH.counts.items():
            assert abs(counts[tile] - 30 * number) < 5 * (30 * number) ** 0.5


@given(st.text(st.sampled_from("AAB?Z"), max_size=9), st.text(st.sampled_from("AB?Q"), max_size=9))
def test_what_a_rack_holds(held: str, asked: str) -> None:
    """Tiles are counted, blanks as blanks."""
    rack = Rack.of(held)
    missing = Counter(asked) - Counter(held)
    assert Counter(rack.missing(asked)) == missing
    assert rack.holds(asked) == (not missing)
    assert Counter(rack.without(asked).tiles) == Counter(held) - Counter(asked)
    assert rack.with_tiles(asked) == Rack.of(held + asked)
    assert rack.without(asked).tiles == Rack.of(rack.without(asked).tiles).tiles
