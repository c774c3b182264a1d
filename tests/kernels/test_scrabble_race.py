"""The race of an endgame: what is counted on a board that stands still."""

from collections.abc import Callable
from functools import cache
from itertools import product
from types import ModuleType

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.kernels.scrabble_numbering import TILES

ONE_POINT = [1] * TILES
SIZES = (2, 1, 3)
"""How many of each of three kinds of tiles the first side has."""
STUCK = 8
"""What the kernel counts where some tile can never be laid."""
PARTS = sorted(product(*(range(size + 1) for size in SIZES)), key=lambda part: part[::-1])
"""All that it may have left, in the order of their numbers."""


@given(st.sets(st.sampled_from(PARTS[1:])))
def test_turns_are_the_fewest_plays_that_lay_all(
    load: Callable[[str], ModuleType], plays: set[tuple[int, ...]]
) -> None:
    """They are what trying all plays in all orders finds, or as many as if the rest is stuck."""
    kernel = load("scrabble_race")
    race = kernel.EndgameRace(ONE_POINT)
    race.take([*SIZES, *[0] * (TILES - len(SIZES))], [0] * (TILES - 1) + [1])
    for number, part in enumerate(PARTS):
        if part in plays:
            race.best[number] = 1
    race.run()

    @cache
    def fewest(part: tuple[int, ...]) -> int:
        if not any(part):
            return 0
        rests = [tuple(map(int.__sub__, part, play)) for play in plays]
        return min((fewest(rest) + 1 for rest in rests if min(rest) >= 0), default=STUCK)

    expected = [min(fewest(part), STUCK) for part in PARTS]
    assert list(race.turns[: len(PARTS)]) == expected
