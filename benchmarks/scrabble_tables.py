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
from typing import NamedTuple

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION
from wordarcade.kernels.scrabble_best import BestPlayFinder
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.players.scrabble.full_leaves import read_full
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations

TURNS_A_STEP = 5_000
SURE = 1.96
"""Standard errors on either side of an interval of 95 %."""


class Paired(NamedTuple):
    """What came of games in pairs.

    Attributes:
        won: the share that the one has won, draws as halves.
        about: half the width of its interval.
        points: of the one and the other, on average.
    """

    won: float
    about: float
    points: tuple[float, float]

    @property
    def margin(self) -> float:
        """By how many points the one was ahead, on average."""
        return self.points[0] - self.points[1]


def played(one: BestPlayFinder, other: BestPlayFinder, games: int, seed: int) -> Paired:
    """Return what came of games of two static players, in pairs with the same tiles.

    Args:
        one: finds the plays of the one.
        other: finds those of the other.
        games: an even number.
        seed: what the tiles follow from.
    """
    rng = random.Random(f"tables {seed}")
    seeds = array("Q", (rng.getrandbits(64) for _ in range(games // 2)))
    tiles = TILE_DISTRIBUTION.tiles.encode("ascii")
    begins, follows = (
        StaticGames(one, other, tiles, seeds),
        StaticGames(other, one, tiles, seeds),
    )
    for part in (begins, follows):
        while part.step(TURNS_A_STEP):
            pass
    mine = begins.scores[::2], follows.scores[1::2]
    others = begins.scores[1::2], follows.scores[::2]
    pairs = [
        sum(0.5 + 0.5 * ((a > b) - (a < b)) for a, b in zip(ours, theirs, strict=True)) / 2
        for ours, theirs in zip(zip(*mine, strict=True), zip(*others, strict=True), strict=True)
    ]
    return Paired(
        won=statistics.fmean(pairs),
        about=SURE * statistics.stdev(pairs) / math.sqrt(len(pairs)),
        points=(statistics.fmean([*mine[0], *mine[1]]), statistics.fmean([*others[0], *others[1]])),
    )


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
    gaddag = lexicons.gaddag(lexicon)
    full, additive = (
        best_play_finder(gaddag, LAYOUT, TILE_DISTRIBUTION, each)
        for each in (leaves, leaves.with_full(None))
    )
    result = played(full, additive, options.games, options.seed)
    print(
        f"{options.name}, {options.games:,} games: won {result.won:.2%} "
        f"± {result.about:.2%}, margin {result.margin:+.2f}"
    )


if __name__ == "__main__":
    main()
