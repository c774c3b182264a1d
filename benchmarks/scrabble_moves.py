"""Speed of move generation with ENABLE in positions from play: all plays in order, or the best.

Run: python -m benchmarks.scrabble_moves [--games N] [--sample N] [--seed N]. The positions are all
turns of games between static players, grouped by the number of blanks on the rack. A time is that
of one call of `Generator`, from board and rack as the game has them to plays with scores and
equities in order, after warm-up games. Interpreted kernels get a sample of each group, and both
forms must find the same plays. The best play alone must be the first of all; how many times faster
it is found is the ratio of the means. The first figure is that of the prerequisite: the GADDAG with
its word map, built from the lexicon.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from statistics import fmean, quantiles
from typing import NamedTuple

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION, enable, kernels_in, modes
from wordarcade import kernels
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import Leaves, leaves_for

PLAYERS = (Player("One"), Player("Other"))
HEAD = f"{'':24}{'positions':>10}{'plays':>8}{'median':>10}{'90 %':>10}{'99 %':>10}{'mean':>10}"


class Position(NamedTuple):
    """A position as its player sees it."""

    board: Board
    rack: str
    bag_size: int
    opponents_points: int


class Timed(NamedTuple):
    """The times of successive searches in milliseconds, and the first play of each."""

    milliseconds: list[float]
    plays: list[int]
    first: list[object]


def positions(lexicon: Lexicon, gaddag: Gaddag, seeds: Sequence[int]) -> Iterator[Position]:
    """Yield the positions of whole games."""
    for seed in seeds:
        config = ScrabbleConfig(PLAYERS, LAYOUT, TILE_DISTRIBUTION, seed)
        adviser = Adviser(gaddag, config, leaves_for(lexicon))
        game = ScrabbleGame.begin(config, lexicon)
        while game.phase is not Phase.OVER:
            here = game.position
            others = TILE_DISTRIBUTION.value_of(here.racks[1 - here.to_move].tiles)
            yield Position(here.board, here.rack.tiles, len(here.bag), others)
            game = game.apply(move_of(adviser.best(game))).round


def timed(generator: Generator, some: Sequence[Position], *, best_only: bool) -> Timed:
    """Return how long the positions took."""
    result = Timed([], [], [])
    for board, rack, bag_size, points in some:
        start = time.perf_counter()
        if best_only:
            best = generator.best(board, rack, bag_size=bag_size, opponents_points=points)
            number = int(best is not None)
        else:
            plays = generator.plays(board, rack, bag_size=bag_size, opponents_points=points)
            best, number = next(iter(plays), None), len(plays)
        result.milliseconds.append((time.perf_counter() - start) * 1000)
        result.plays.append(number)
        result.first.append(best)
    return result


def print_row(name: str, result: Timed) -> None:
    """Print the times of a sort of positions."""
    parts = quantiles(result.milliseconds, n=100, method="inclusive")
    figures = parts[49], parts[89], parts[98], fmean(result.milliseconds)
    cells = "".join(f"{figure:10.3f}" for figure in figures)
    print(f"{name:24}{len(result.plays):10}{fmean(result.plays):8.0f}{cells}", flush=True)


def search(
    mode: kernels.Mode, gaddag: Gaddag, leaves: Leaves, sorts: Sequence[Sequence[Position]]
) -> list[list[object]]:
    """Print the times of all sorts of positions; return what was found first in each."""
    with kernels_in(mode):
        generator = Generator(gaddag, LAYOUT, TILE_DISTRIBUTION, leaves)
    first = []
    for blanks, some in enumerate(sorts):
        timed(generator, some[:50], best_only=False)
        every = timed(generator, some, best_only=False)
        best = timed(generator, some, best_only=True)
        assert every.first == best.first
        print_row(f"{mode}, {blanks} blanks", every)
        print_row("  the best alone", best)
        ratio = fmean(every.milliseconds) / fmean(best.milliseconds)
        print(f"    {ratio:.1f} times faster, {len(best.plays)} times the first of all", flush=True)
        first.append(every.first)
    return first


def build(mode: kernels.Mode, lexicon: Lexicon) -> Gaddag:
    """Return the GADDAG, and print how long it took and how large it is."""
    with kernels_in(mode):
        start = time.perf_counter()
        gaddag = gaddag_of(lexicon)
        seconds = time.perf_counter() - start
    graphs = sum(4 * len(numbers) for numbers in gaddag[:3])
    maps = sum(4 * len(numbers) for numbers in gaddag.word_map if not isinstance(numbers, int))
    print(f"GADDAG {mode}: {seconds:.3f} s, {graphs:,} bytes, word map {maps:,} bytes", flush=True)
    return gaddag


def main() -> None:
    """Print milliseconds for a position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games whose turns are searched")
    parser.add_argument("--sample", type=int, default=100, help="of each sort, interpreted")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()

    with enable() as (lexicon, gaddag):
        built = [build(mode, lexicon) for mode in modes()]
        assert all(map(gaddag.__eq__, built))
        seeds = range(options.seed, options.seed + options.games)
        met = list(positions(lexicon, gaddag, seeds))
        sorts = [[p for p in met if p.rack.count(BLANK) == blanks] for blanks in range(3)]
        print(HEAD)
        found = [
            search(
                mode,
                gaddag,
                leaves_for(lexicon),
                sorts if mode == "compiled" else [some[: options.sample] for some in sorts],
            )
            for mode in modes()
        ]
        for sort in zip(*found, strict=True):
            assert all(form[: options.sample] == sort[-1] for form in sort)


if __name__ == "__main__":
    main()
