"""Racks valued in self-play, against the games themselves."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from types import ModuleType
from typing import Any

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.kernels.test_scrabble_games import LEAVES, LEXICON
from wordarcade.kernels.leave_numbers import LeaveNumbers
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.leaves import TILES

NUMBERS = LeaveNumbers([ENGLISH.counts[tile] for tile in TILES])
SEEDS = [3, 77]


def number_of(rack: str) -> int:
    """Return the number of a rack."""
    return NUMBERS.number([rack.count(tile) for tile in TILES])


def sampled(kernel: ModuleType, finder: Any, budget: int) -> list[tuple[int, int, int]]:
    """Return the samples of some games."""
    samples = kernel.RackSamples(finder, ENGLISH.tiles.encode(), SEEDS, NUMBERS.steps)
    while samples.step(budget):
        pass
    return list(zip(samples.racks, samples.bag_sizes, samples.equities, strict=True))


def test_each_turn_gives_two_samples(
    scrabble_samples: ModuleType,
    scrabble_games: ModuleType,
    best_play_finder: Callable[..., Any],
) -> None:
    """One of the rack that moves, and but for the opening one of another, while tiles are drawn."""
    finder = best_play_finder(gaddag_of(LEXICON), STANDARD, ENGLISH, LEAVES)
    samples = sampled(scrabble_samples, finder, 1_000)
    assert samples == sampled(scrabble_samples, finder, 1)
    games = scrabble_games.StaticGames(finder, finder, ENGLISH.tiles.encode(), SEEDS)
    while games.step(1_000):
        pass
    moved = [
        (number_of(games.racks[at * 7 : at * 7 + 7].decode()), in_bag, equity)
        for at, (in_bag, equity) in enumerate(zip(games.bag_sizes, games.equities, strict=True))
        if in_bag
    ]
    others = Counter(samples)
    others.subtract(moved)
    assert min(others.values()) >= 0
    assert others.total() == len(moved) - len(SEEDS)
    # Second racks meet the boards of the same turns.
    bags = Counter(in_bag for _, in_bag, _ in moved)
    for first, _ in pairwise([0, *games.ends]):
        bags[games.bag_sizes[first]] -= 1
    assert +Counter(in_bag for _, in_bag, _ in others.elements()) == +bags


def test_both_forms_value_the_same_racks(
    scrabble_samples: ModuleType, best_play_finder: Callable[..., Any]
) -> None:
    """The sums of these samples are written down here, and no form has others."""
    finder = best_play_finder(gaddag_of(LEXICON), STANDARD, ENGLISH, LEAVES)
    samples = sampled(scrabble_samples, finder, 100)
    sums = [sum(figures) for figures in zip(*samples, strict=True)]
    assert (len(samples), sums) == (208, [380_889_608, 11_568, 2_720_500])
