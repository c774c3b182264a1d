"""Value of a full table of leaves: static players with it against players without.

    python -m benchmarks.scrabble_tables [NAME] [--table FILE] [--games N] [--seed N]

Both see every play and know every word; one goes by the full table, the other by the additive one
of the same list. Games come in pairs with the same tiles drawn, in which the two change seats, and
the interval counts pairs. 20,000 games take a processor about half a minute.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from array import array
from pathlib import Path

from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.players.scrabble.full_leaves import read_full
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support import resources

TURNS_A_STEP = 5_000
SURE = 1.96
"""Standard errors on either side of an interval of 95 %."""


def results(scores: array[int]) -> list[int]:
    """Return by how many points the player who began was ahead in each game."""
    return [first - second for first, second in zip(scores[::2], scores[1::2], strict=True)]


def main() -> None:
    """Print a line of what came of the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", default="arcade", help="a lexicon")
    parser.add_argument("--table", type=Path, help="a full table; the one in use by default")
    parser.add_argument("--games", type=int, default=20_000, help="an even number")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    locations = Locations.of_user()
    lexicons = lexicons_of(locations)
    lexicon = lexicons.open(options.name)
    leaves = leaves_for(lexicon, locations.trained_leaves)
    if options.table:
        leaves = leaves.with_full(read_full(options.table, lexicon.identity))
    equipment = load_equipment(resources.folder("assets") / "scrabble")
    layout = equipment.layouts[STANDARD_LAYOUT]
    distribution = equipment.distributions[STANDARD_TILES]
    full, additive = (
        best_play_finder(lexicons.gaddag(lexicon), layout, distribution, each)
        for each in (leaves, leaves.with_full(None))
    )
    rng = random.Random(f"tables {options.seed}")
    seeds = array("Q", (rng.getrandbits(64) for _ in range(options.games // 2)))
    tiles = distribution.tiles.encode("ascii")
    begins, follows = (
        StaticGames(full, additive, tiles, seeds),
        StaticGames(additive, full, tiles, seeds),
    )
    for games in (begins, follows):
        while games.step(TURNS_A_STEP):
            pass
    ahead = results(begins.scores)
    behind = [-margin for margin in results(follows.scores)]
    pairs = [
        sum(0.5 + 0.5 * ((margin > 0) - (margin < 0)) for margin in pair) / 2
        for pair in zip(ahead, behind, strict=True)
    ]
    error = statistics.stdev(pairs) / math.sqrt(len(pairs))
    print(
        f"{options.name}, {2 * len(pairs):,} games: won {statistics.fmean(pairs):.2%} "
        f"± {SURE * error:.2%}, margin {statistics.fmean(ahead + behind):+.2f}"
    )


if __name__ == "__main__":
    main()
