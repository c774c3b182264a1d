"""Speed of simulation with ENABLE, and how far static equity is from what it comes to.

Run: python -m benchmarks.scrabble_simulation [--games N] [--iterations N]. The positions are some
turns of games between static players, each with its best eight candidates. The first line compares
an iteration, which is one candidate played out, with the mean time of a best play in the same
games, both in processor time of one thread: an iteration takes two best plays and more.

The table is of pairs of candidates: how their difference in chances to win varies from one
iteration to the next, how far static equity is off that difference, and the mean of how many
iterations would be as far off.
"""

import argparse
import math
import time
from array import array
from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean, variance
from typing import NamedTuple

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION, enable
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.kernels.scrabble_simulation import Rollouts
from wordarcade.kernels.scrabble_turns import StaticTurns
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.candidates import Turn
from wordarcade.players.scrabble.generator import Generator, best_play_finder
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.simulation import candidate_of, start_of, static_worth
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import FARTHEST, MILLION, win_table

PLAYERS = (Player("One"), Player("Other"))
CANDIDATES = 8
EVERY = 5
"""One of so many turns is simulated."""

GROUP = 22
"""The rows of the table: so many numbers of tiles in the bag."""


class Pair(NamedTuple):
    """Two candidates: the squares of what an iteration and static equity are off."""

    in_bag: int
    by_iteration: float
    by_equity: float


def worths_of(rollouts: Rollouts, candidates: int, iterations: int) -> list[list[int]]:
    """Simulate what rollouts have begun with; return the worths by iteration and candidate."""
    worths = []
    numbers = array("I", range(candidates))
    for iteration in range(iterations):
        before = [*rollouts.worths]
        rollouts.deal(iteration)
        for number in numbers:
            rollouts.roll(number)
        rollouts.count(numbers)
        worths.append([new - old for new, old in zip(rollouts.worths, before, strict=True)])
    return worths


def pairs(position: View, turns: Sequence[Turn], worths: Sequence[Sequence[int]]) -> Iterator[Pair]:
    """Yield the pairs of candidates of a position."""
    static = [static_worth(position, turn, win_table()) for turn in turns]
    for one, two in combinations(range(len(turns)), 2):
        gaps = [(each[one] - each[two]) / MILLION for each in worths]
        varies = variance(gaps)
        off = (static[one] - static[two]) / MILLION - fmean(gaps)
        # The mean of the iterations is itself off by its standard error.
        yield Pair(position.bag_size, varies, off * off - varies / len(worths))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--iterations", type=int, default=150, help="of each candidate")
    options = parser.parse_args()
    found: list[Pair] = []
    positions: list[View] = []
    seconds, made = 0.0, 0
    with enable() as (lexicon, gaddag):
        tables = gaddag, LAYOUT, TILE_DISTRIBUTION, leaves_for(lexicon)
        generator = Generator(*tables)
        player = StaticTurns(best_play_finder(*tables))
        rollouts = Rollouts(player, win_table().flat, FARTHEST)
        for seed in range(options.games):
            config = ScrabbleConfig(PLAYERS, LAYOUT, TILE_DISTRIBUTION, seed)
            adviser = Adviser(gaddag, config, leaves_for(lexicon))
            game = ScrabbleGame.begin(config, lexicon)
            while len(game.position.bag):
                position = View.of(game)
                positions.append(position)
                if len(game.moves) % EVERY == seed % EVERY:
                    turns = adviser.candidates(game, CANDIDATES)
                    moves = [candidate_of(position, turn) for turn in turns]
                    rollouts.begin(start_of(position), moves, Draws(seed))
                    start = time.thread_time()
                    worths = worths_of(rollouts, len(turns), options.iterations)
                    seconds += time.thread_time() - start
                    made += options.iterations * len(turns)
                    found += pairs(position, turns, worths)
                game = game.apply(move_of(adviser.best(game))).round
    start = time.thread_time()
    for position in positions:
        generator.best(position.board, position.rack, bag_size=position.bag_size)
    rate, best = made / seconds, (time.thread_time() - start) / len(positions)
    print(f"{rate:,.0f} iterations a second, {1e6 * best:.0f} µs a best play: {rate * best:.2f}")
    print(f"{'in the bag':12}{'pairs':>8}{'iteration':>12}{'equity':>10}{'as many':>10}")
    for least in range(0, 4 * GROUP, GROUP):
        group = [pair for pair in found if least < pair.in_bag <= least + GROUP]
        one = fmean(pair.by_iteration for pair in group)
        off = max(fmean(pair.by_equity for pair in group), 1e-9)
        name = f"{least + 1}-{least + GROUP}"
        print(f"{name:12}{len(group):>8}{math.sqrt(one):>11.1%}{math.sqrt(off):>10.1%}", end="")
        print(f"{one / off:>10.0f}")


if __name__ == "__main__":
    main()
