"""How often static equity ranks two moves as simulation does, by how far apart it puts them.

Run: python -m benchmarks.scrabble_close [--games N] [--seed N] [--iterations N]. The positions are
some turns of games between static players with ENABLE, with few tiles in the bag all of them; in
each the best move and others up to twelve points behind it. For each gap in equity a table has the
share of turns with the second best move so far behind, the pairs of moves, by how much the first
really gains more in points, how far single pairs are from what their equities say (what the error
of so few iterations adds is taken off), and how often the other gains more.
"""

import argparse
import math
from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean, variance
from typing import Final, NamedTuple

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION, enable
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.kernels.scrabble_simulation import Rollouts
from wordarcade.kernels.scrabble_turns import StaticTurns
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.candidates import Turn
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import MILLI, leaves_for
from wordarcade.players.scrabble.simulation import candidate_of, start_of
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import FARTHEST, win_table

PLAYERS: Final = (Player("One"), Player("Other"))
CANDIDATES: Final = 12
COMPARED: Final = 6
"""Moves that are compared with the best: the next three, and some of the others."""
EVERY: Final = 4
"""One of so many turns is simulated, with more tiles in the bag than a move can draw."""
GAPS: Final = (0, 1, 2, 3, 4, 6, 8, 12)
"""The rows of the table: so many points between two moves."""


class Pair(NamedTuple):
    """The best move by equity and another: their equities apart, and their gains by simulation.

    All in points: the mean of the iterations and its variance.
    """

    in_bag: int
    gap: float
    gain: float
    error: float


def pairs(position: View, turns: Sequence[Turn], rollouts: Rollouts, many: int) -> Iterator[Pair]:
    """Simulate moves, the best first; yield it with each of the others."""
    rollouts.begin(start_of(position), [candidate_of(position, turn) for turn in turns], Draws(0))
    numbers = array("I", range(len(turns)))
    gained = [[0] * len(turns)]
    for iteration in range(many):
        rollouts.deal(iteration)
        for number in numbers:
            rollouts.roll(number)
        rollouts.count(numbers)
        gained.append([*rollouts.equities])
    for number in numbers[1:]:
        gains = [
            (after[0] - before[0] - after[number] + before[number]) / MILLI
            for before, after in pairwise(gained)
        ]
        gap = (turns[0].equity - turns[number].equity) / MILLI
        yield Pair(position.bag_size, gap, fmean(gains), variance(gains) / many)


def chosen(turns: Sequence[Turn]) -> list[Turn]:
    """Return the best move and some of those that are not too far behind it."""
    near = [turn for turn in turns if turns[0].equity - turn.equity < GAPS[-1] * MILLI]
    first, rest = near[: 1 + COMPARED // 2], near[1 + COMPARED // 2 :]
    return [*first, *rest[:: max(1, len(rest) // (COMPARED // 2))][: COMPARED // 2]]


def print_table(found: Sequence[Pair], seconds: Sequence[float]) -> None:
    """Print a table.

    Args:
        found: the pairs.
        seconds: how far the second best moves of all turns are behind.
    """
    heads = ("turns", "pairs", "gain", "off", "other")
    print(f"{'points':>8}" + "".join(f"{head:>7}" for head in heads))
    for least, most in pairwise(GAPS):
        group = [pair for pair in found if least <= pair.gap < most]
        share = fmean(least <= gap < most for gap in seconds)
        if not group:
            continue
        squares = fmean((pair.gain - pair.gap) ** 2 - pair.error for pair in group)
        gain, off = fmean(pair.gain for pair in group), math.sqrt(max(squares, 0))
        other = fmean(pair.gain < 0 for pair in group)
        print(f"{f'{least}–{most}':>8}{share:>7.0%}{len(group):>7}{gain:>7.1f}{off:>7.1f}", end="")
        print(f"{other:>7.0%}")


def main() -> None:
    """Print a table for turns in which a move can't empty the bag, and one for the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=600, help="of each move")
    options = parser.parse_args()
    found: list[Pair] = []
    seconds: list[tuple[int, float]] = []
    with enable() as (lexicon, gaddag):
        leaves = leaves_for(lexicon)
        player = StaticTurns(best_play_finder(gaddag, LAYOUT, TILE_DISTRIBUTION, leaves))
        rollouts = Rollouts(player, win_table().flat, FARTHEST)
        for seed in range(options.seed, options.seed + options.games):
            config = ScrabbleConfig(PLAYERS, LAYOUT, TILE_DISTRIBUTION, seed)
            adviser = Adviser(gaddag, config, leaves)
            game = ScrabbleGame.begin(config, lexicon)
            while in_bag := len(game.position.bag):
                turns = adviser.candidates(game, CANDIDATES)
                if len(turns) > 1:
                    seconds.append((in_bag, (turns[0].equity - turns[1].equity) / MILLI))
                    if in_bag <= RACK_SIZE or len(game.moves) % EVERY == seed % EVERY:
                        moves = chosen(turns)
                        found += pairs(View.of(game), moves, rollouts, options.iterations)
                game = game.apply(move_of(adviser.best(game))).round
    for few in (False, True):
        print("1 to 7 tiles in the bag" if few else "8 tiles or more in the bag")
        print_table(
            [pair for pair in found if (pair.in_bag <= RACK_SIZE) == few],
            [gap for in_bag, gap in seconds if (in_bag <= RACK_SIZE) == few],
        )


if __name__ == "__main__":
    main()
