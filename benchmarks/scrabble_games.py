"""Speed of static self-play with ENABLE, on both forms of the kernels.

Run: python -m benchmarks.scrabble_games [--games N] [--seed N]. Both players always make the move
of the best equity, as `wordarcade.kernels.scrabble_games` has it; in the first row they go by the
score alone, in the others by the table of leaves. Interpreted kernels play a fiftieth of the games.
The forms must play the same games.
"""

import argparse
import time
from array import array
from statistics import fmean

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION, enable, kernels_in, modes
from wordarcade import kernels
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import NO_LEAVES, Leaves, leaves_for

INTERPRETED_PART = 50
TURNS_A_STEP = 1_000


def play(
    mode: kernels.Mode, gaddag: Gaddag, leaves: Leaves, seeds: range, name: str
) -> StaticGames:
    """Play games, print what they took and what they came to, and return them."""
    with kernels_in(mode) as form:
        finder = best_play_finder(gaddag, LAYOUT, TILE_DISTRIBUTION, leaves)
        tiles = TILE_DISTRIBUTION.tiles.encode()
        games: StaticGames = form(finder, finder, tiles, array("Q", seeds))
    start = time.process_time()
    while games.step(TURNS_A_STEP):
        pass
    seconds = time.process_time() - start
    first, second = games.scores[::2], games.scores[1::2]
    won = fmean((a > b) + (a == b) / 2 for a, b in zip(first, second, strict=True))
    print(
        f"{mode:12} {name:8} {len(seeds):8} {1000 * seconds / len(seeds):10.2f}"
        f"{games.ends[-1] / len(seeds):8.1f} {1e6 * seconds / games.ends[-1]:10.1f}"
        f"{fmean(first):10.1f} {fmean(second):8.1f} {won:9.1%}",
        flush=True,
    )
    return games


def main() -> None:
    """Print milliseconds of processor time for a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="games of a row")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()

    with enable() as (lexicon, gaddag):
        print(
            f"{'kernels':12} {'leaves':8} {'games':>8} {'ms each':>10}{'turns':>8} {'µs each':>10}"
            f"{'first':>10} {'second':>8} {'first won':>9}"
        )
        for name, leaves in (("none", NO_LEAVES), ("table", leaves_for(lexicon))):
            played = []
            for mode in modes():
                part = 1 if mode == "compiled" else INTERPRETED_PART
                games = max(1, options.games // part)
                seeds = range(options.seed, options.seed + games)
                played.append(play(mode, gaddag, leaves, seeds, name))
            turns = len(played[-1].equities)
            assert all(games.equities[:turns] == played[-1].equities for games in played)


if __name__ == "__main__":
    main()
