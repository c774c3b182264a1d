"""Value of the sums of leaves: static players with them against players who go by the score alone.

    python -m benchmarks.scrabble_leaves [NAME ...] [--games N] [--seed N]

Both see every play and know every word. Full tables don't count here; `scrabble_tables` compares
these with the sums. Games come in pairs with the same tiles drawn, in which the two change seats,
and the interval of 95 % counts pairs.
"""

import argparse

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION
from benchmarks.scrabble_tables import played
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import NO_LEAVES, leaves_for
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations

NAMES = ("arcade", "enable", "web2", "american", "common")


def main() -> None:
    """Print a line for each list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", default=NAMES, help="lexicons")
    parser.add_argument("--games", type=int, default=20_000, help="an even number")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lexicons = lexicons_of(Locations.of_user())
    for name in options.names:
        lexicon = lexicons.open(name)
        gaddag = lexicons.gaddag(lexicon)
        sums, none = (
            best_play_finder(gaddag, LAYOUT, TILE_DISTRIBUTION, leaves)
            for leaves in (leaves_for(lexicon).with_full(None), NO_LEAVES)
        )
        result = played(sums, none, options.games, options.seed)
        points = " : ".join(f"{mean:.0f}" for mean in result.points)
        print(f"{name:10} {result.won:.1%} ± {result.about:.1%}  {points}", flush=True)


if __name__ == "__main__":
    main()
