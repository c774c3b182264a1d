"""Random numbers for draws of tiles."""

from types import ModuleType

from wordarcade.engine.scrabble.bag import Bag


def test_draws_are_those_of_the_bag(scrabble_draws: ModuleType) -> None:
    """The engine's bag draws the same tiles, from the first and from any later place."""
    seed, tiles = 2**64 - 3, "AABCDEFGHIJKLM?"
    drawn, _ = Bag(tiles, seed).draw(len(tiles))
    later, _ = Bag(tiles, seed, 700).draw(len(tiles))
    for first, expected in ((0, drawn), (700, later)):
        draws, rest, found = scrabble_draws.Draws(seed), [*tiles], ""
        draws.drawn = first
        while rest:
            found += rest.pop(draws.below(len(rest)))
        assert found == expected
        assert draws.drawn == first + len(tiles)


def test_numbers_stay_below_their_limit(scrabble_draws: ModuleType) -> None:
    """Every number below a small limit comes, and with the largest limit none exceeds it."""
    draws = scrabble_draws.Draws(1)
    assert {draws.below(5) for _ in range(200)} == set(range(5))
    assert all(0 <= draws.below(2**32 - 1) < 2**32 - 1 for _ in range(50))
