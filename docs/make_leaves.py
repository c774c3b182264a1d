"""Work out what the tiles kept on a Scrabble rack are worth, by self-play, and write it down.

    python docs/make_leaves.py [NAME ...] [--games N] [--rounds N] [--seed N]

Computers that go by the table of the round before play each other, in the first round for the
score alone. What was kept after a turn is set against what the next turn of the same player was
worth, points and leave together; a ridge regression gives each tile (by how many there are), each
pair and each balance of vowels and consonants its share. The intercept, what a turn is worth after
nothing was kept, is left out, so that an empty rack is worth nothing. The figures settle after
three or four rounds.

The same seed gives the same files, however many processors there are. With compiled kernels a list
takes two of them about two minutes.
"""

import argparse
import math
import random
import tempfile
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from itertools import accumulate, combinations, pairwise
from operator import mul
from pathlib import Path
from typing import NamedTuple

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.engine.scrabble.tiles import BLANK, in_order
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import MILLI, NO_LEAVES, TILES, VOWELS, Leaves
from wordarcade.support import resources

LEAVES = Path(__file__).parent.parent / "assets" / "scrabble" / "leaves"
NAMES = ("arcade", "enable", "web2", "american", "common")

HEAD = """\
# What the tiles kept on a rack are worth, in points, with the words of {name}. Made by
# docs/make_leaves.py {name} --games {games} --rounds {rounds} --seed {seed}
# [tiles] tells what one of a tile is worth, what two are, and so on; [pairs] what is added for two
# different tiles; balance, by vowels (rows) and consonants (columns), what is added for both.
"""

PLAYERS = 2
GAMES_A_JOB = 500
TURNS_A_STEP = 1_000

EQUIPMENT = load_equipment(resources.folder("assets") / "scrabble")
LAYOUT, DISTRIBUTION = (
    EQUIPMENT.layouts[STANDARD_LAYOUT],
    EQUIPMENT.distributions[STANDARD_TILES],
)

PAIRS = len(TILES) * RACK_SIZE
BALANCE = PAIRS + math.comb(len(TILES), 2)
INTERCEPT = BALANCE + (RACK_SIZE + 1) ** 2
"""Where the features of each kind begin: tiles, pairs, balances, and that there is a leave."""

FIRST_DOUBT, LATER_DOUBT, PAIR_DOUBT, BALANCE_DOUBT = 1.0, 30.0, 150.0, 60.0
"""Turns with a feature that it takes to believe half of what they show."""


class Job(NamedTuple):
    """Games for one process: with a lexicon and a table, from a seed."""

    folder: Path
    name: str
    leaves: Leaves
    seed: str


class Samples(NamedTuple):
    """What was kept, and what came of it.

    Attributes:
        counts: by leave, how often it was kept.
        equities: by leave, what the turns after it were worth together, in thousandths.
        scores: the points of all players, and how many there were.
    """

    counts: Counter[str]
    equities: Counter[str]
    scores: Counter[str]


class Fit(NamedTuple):
    """The figures of a table, in points."""

    tiles: dict[str, list[float]]
    pairs: dict[str, float]
    balance: list[list[float]]


@cache
def opened(folder: Path, name: str) -> tuple[Lexicon, Gaddag]:
    """Return a lexicon and its graph; a process needs them for all its jobs."""
    service = LexiconService(resources.folder("lexicons"), folder, folder)
    lexicon = service.open(name)
    return lexicon, service.gaddag(lexicon)


def play(job: Job) -> Samples:
    """Play games, and note what was kept and what came of it."""
    finder = best_play_finder(opened(job.folder, job.name)[1], LAYOUT, DISTRIBUTION, job.leaves)
    rng = random.Random(job.seed)
    seeds = array("Q", (rng.getrandbits(64) for _ in range(GAMES_A_JOB)))
    games = StaticGames(finder, finder, DISTRIBUTION.tiles.encode("ascii"), seeds)
    while games.step(TURNS_A_STEP):
        pass
    samples = Samples(Counter(), Counter(), Counter())
    for first, end in pairwise((0, *games.ends)):
        for turn in range(first + PLAYERS, end):
            # Once the bag is empty, leaves are worth nothing any more.
            if games.bag_sizes[turn]:
                start = (turn - PLAYERS) * RACK_SIZE
                kept = games.kept[start : start + RACK_SIZE].rstrip(b"\0")
                leave = in_order(kept.decode("ascii"))
                samples.counts[leave] += 1
                samples.equities[leave] += games.equities[turn]
    samples.scores["points"] += sum(games.scores)
    samples.scores["players"] += len(games.scores)
    return samples


def sampled(pool: Executor, job: Job, games: int) -> Samples:
    """Play games on all processors."""
    jobs = [job._replace(seed=f"{job.seed} {n}") for n in range(games // GAMES_A_JOB)]
    total = Samples(Counter(), Counter(), Counter())
    for done, samples in enumerate(pool.map(play, jobs), start=1):
        for sums, addends in zip(total, samples, strict=True):
            sums.update(addends)
        print(f"\r{done * GAMES_A_JOB:9,} games", end="", flush=True)
    return total


def features(leave: str) -> list[int]:
    """Return the numbers of what a leave has: each tile as the first or a later one, each pair."""
    counts = Counter(map(TILES.index, leave))
    found = [tile * RACK_SIZE + n for tile, count in counts.items() for n in range(count)]
    found += (PAIRS + math.comb(max(pair), 2) + min(pair) for pair in combinations(counts, 2))
    vowels = sum(tile in VOWELS for tile in leave)
    consonants = len(leave) - vowels - leave.count(BLANK)
    if vowels or consonants:
        found.append(BALANCE + vowels * (RACK_SIZE + 1) + consonants)
    return [*found, INTERCEPT]


def doubt(feature: int) -> float:
    """Return the penalty of a feature."""
    if feature < PAIRS:
        return LATER_DOUBT if feature % RACK_SIZE else FIRST_DOUBT
    if feature < BALANCE:
        return PAIR_DOUBT
    return BALANCE_DOUBT if feature < INTERCEPT else 0.0


def fit(samples: Samples) -> Fit:
    """Return the table that tells best what came of what was kept."""
    matrix = [[0.0] * number + [doubt(number)] for number in range(INTERCEPT + 1)]
    right = [0.0] * (INTERCEPT + 1)
    for leave in sorted(samples.counts):
        count = samples.counts[leave]
        found = sorted(features(leave))
        for place, feature in enumerate(found):
            row = matrix[feature]
            right[feature] += samples.equities[leave] / MILLI
            for other in found[: place + 1]:
                row[other] += count
    return told(solved(matrix, right))


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of a positive definite system, by Cholesky's method.

    Args:
        matrix: its lower triangle, row by row.
        right: the right side.
    """
    lower: list[list[float]] = []
    rest: list[float] = []
    for row, value in zip(matrix, right, strict=True):
        line: list[float] = []
        for above, entry in zip(lower, row, strict=False):
            line.append((entry - sum(map(mul, line, above))) / above[-1])
        rest.append(value - sum(map(mul, line, rest)))
        line.append(math.sqrt(row[-1] - sum(map(mul, line, line))))
        rest[-1] /= line[-1]
        lower.append(line)
    for number in reversed(range(len(rest))):
        rest[number] /= lower[number][-1]
        for before in range(number):
            rest[before] -= lower[number][before] * rest[number]
    return rest


def told(figures: Sequence[float]) -> Fit:
    """Return the figures of the features as a table."""
    tiles = {}
    for number, tile in enumerate(TILES):
        mine = figures[number * RACK_SIZE : (number + 1) * RACK_SIZE]
        values = [round(value, 2) for value in accumulate(mine)]
        while values[-2:-1] == values[-1:]:
            values.pop()  # nobody ever kept as many
        tiles[tile] = values
    pairs = {
        TILES[one] + TILES[two]: round(figures[PAIRS + math.comb(two, 2) + one], 2)
        for one, two in combinations(range(len(TILES)), 2)
    }
    balance = [
        [round(figures[BALANCE + row * (RACK_SIZE + 1) + n], 2) for n in range(RACK_SIZE - row)]
        for row in range(RACK_SIZE)
    ]
    return Fit(tiles, pairs, balance)


def written(name: str, identity: str, table: Fit, made: argparse.Namespace) -> Iterator[str]:
    """Yield the lines of the file of a lexicon."""
    yield HEAD.format(name=name, games=made.games, rounds=made.rounds, seed=made.seed)
    yield f'identity = "{identity}"'
    yield "balance = ["
    for row in table.balance:
        yield f"    {row},"
    yield "]\n\n[tiles]"
    for tile, figures in table.tiles.items():
        yield f'"{tile}" = {figures}' if tile == BLANK else f"{tile} = {figures}"
    yield "\n[pairs]"
    for pair, figure in table.pairs.items():
        yield f'"{pair}" = {figure}' if BLANK in pair else f"{pair} = {figure}"


def main() -> None:
    """Write the files anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", default=NAMES, help="lexicons")
    parser.add_argument("--games", type=int, default=20_000, help="games of each round")
    parser.add_argument("--rounds", type=int, default=4, help="rounds, each with the table before")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    LEAVES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor() as pool:
        for name in options.names:
            lexicon, _ = opened(Path(folder), name)
            leaves = NO_LEAVES
            for number in range(options.rounds):
                job = Job(Path(folder), name, leaves, f"{options.seed} {number}")
                samples = sampled(pool, job, options.games)
                mean = samples.scores["points"] / samples.scores["players"]
                print(f"  {name}, round {number + 1}: {mean:.1f} points a game")
                table = fit(samples)
                leaves = Leaves.of_points(*table)
            text = "\n".join(written(name, lexicon.identity, table, options)) + "\n"
            (LEAVES / f"{name}.toml").write_text(text, encoding="ascii")


if __name__ == "__main__":
    main()
