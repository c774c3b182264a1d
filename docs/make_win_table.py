"""Work out the chance of winning at Scrabble from self-play, and write it down.

    python -m docs.make_win_table [--games N] [--seed N] [--processes N]
    python -m docs.make_win_table --check [--games N] [--seed N] [--processes N]

Static players play each other. After each turn the script notes how many tiles the player who has
moved cannot see, and by how much the spread of this player has grown by the end of the game, beyond
the difference of the two leaves. How a game goes on depends on the tiles, hardly on the spread so
far, so every turn of every game tells about every spread: the chance to win with a spread of 20 is
the share of games in which it changed by more than -20 from there, and half of those in which it
changed by just -20.

With `--check` nothing is written: the table that there is predicts other games, and what came of
them is shown beside it, as Markdown; also what predictions are worth that do not know the leave of
the opponent. Give another seed than that of the table.

The same seed gives the same figures, however many processes there are. With compiled kernels one
plays some ten thousand games a minute.
"""

import argparse
import math
import random
import tempfile
import time
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from docs.make_leaves import DISTRIBUTION, LAYOUT, TURNS_A_STEP, opened
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import MILLI, leaves_for
from wordarcade.players.scrabble.win_probability import win_table

NAME = "arcade"
TABLE = Path(__file__).parent.parent / "assets" / "scrabble" / "win_probability.toml"

HEAD = """\
# The chance to win, from the view of a player who has just moved. Made by
# python -m docs.make_win_table --games {games} --seed {seed}
# with the words of {name}: {turns:,} turns, {minutes:.0f} minutes of one processor.
# A row for one unseen tile, for two, and so on: the spreads, in points, at which the player wins as
# often as `percent` says; between two of them, on a straight line.
"""

GAMES_A_JOB = 500

PERCENT = (
    *(0.0, 0.1, 0.2, 0.5, 1, 2, 3, 5, 7.5),
    *range(10, 95, 5),
    *(92.5, 95, 97, 98, 99, 99.5, 99.8, 99.9, 100.0),
)
"""The chances whose spreads are written down, in percent; the rest lies on straight lines."""

ENOUGH = 10_000
"""Turns that a row is made of, at least; with less, those of the rows beside it help."""

BLUR = 0.08
"""The standard deviation that gains are smoothed with, as a share of their own."""

SURE = 0.999
"""The surest that a prediction counts as in the log loss, which a single sure miss would ruin."""

Gains = Counter[tuple[int, int]]
"""How often a spread grew by so many points, by the number of unseen tiles."""


class Turn(NamedTuple):
    """What is known after a turn, and what came of it, in thousandths of a point.

    Attributes:
        unseen: the tiles that the player who has moved cannot see.
        spread: of this player, leaves included; see `WinTable.chance`.
        final: the spread of the same player at the end.
        held: what the spread does not include because the opponent kept it.
        first: whether it is the first of its game.
    """

    unseen: int
    spread: int
    final: int
    held: int = 0
    first: bool = False


class Prediction(NamedTuple):
    """What the table says after a turn, from 0 to 1, and what came of it.

    Attributes:
        unseen: the tiles that the player who has moved cannot see.
        chance: that of this player.
        blind: the same for whoever does not know what the opponent kept.
        result: 1 if this player won, 0.5 after a draw, else 0.
        first: whether it is the first turn of its game.
    """

    unseen: int
    chance: float
    blind: float
    result: float
    first: bool


def play(folder: Path, seed: str, games: int) -> StaticGames:
    """Return games that have been played, all following from a seed."""
    lexicon, gaddag = opened(folder, NAME)
    finder = best_play_finder(gaddag, LAYOUT, DISTRIBUTION, leaves_for(lexicon))
    rng = random.Random(seed)
    seeds = array("Q", (rng.getrandbits(64) for _ in range(games)))
    played = StaticGames(finder, finder, DISTRIBUTION.tiles.encode("ascii"), seeds)
    while played.step(TURNS_A_STEP):
        pass
    return played


def turns(played: StaticGames) -> Iterator[Turn]:
    """Yield the turns of games, but for the last of each."""
    for game, (first, end) in enumerate(pairwise((0, *played.ends))):
        ahead = played.scores[2 * game] - played.scores[2 * game + 1]
        spread = leave = 0
        for turn in range(first, end - 1):
            score = played.turn_scores[turn]
            others, leave = leave, played.equities[turn] - MILLI * score
            spread = score - spread
            in_bag = played.bag_sizes[turn + 1]
            rack = played.racks[(turn + 1) * RACK_SIZE : (turn + 2) * RACK_SIZE]
            kept, held = (leave, others) if in_bag else (0, 0)
            yield Turn(
                in_bag + RACK_SIZE - rack.count(0),
                MILLI * spread + kept - held,
                MILLI * (-ahead if (turn - first) % 2 else ahead),
                held,
                turn == first,
            )


def gained(folder: Path, games: int, seed: str) -> tuple[Gains, float]:
    """Return what spreads gained in some games, and the seconds that it took."""
    start = time.process_time()
    gains = Counter(
        (turn.unseen, round((turn.final - turn.spread) / MILLI))
        for turn in turns(play(folder, seed, games))
    )
    return gains, time.process_time() - start


def rows(gains: Gains) -> Iterator[list[float]]:
    """Yield a row for each number of unseen tiles."""
    by_unseen: dict[int, Counter[int]] = {}
    for (unseen, points), count in gains.items():
        by_unseen.setdefault(unseen, Counter())[points] += count
    for unseen in range(1, max(by_unseen) + 1):
        yield list(quantiles(blurred(near(by_unseen, unseen))))


def near(by_unseen: Mapping[int, Counter[int]], unseen: int) -> Counter[int]:
    """Return the gains with so many unseen tiles, and of neighbours as far as they are needed.

    Once the bag is empty each tile changes much, and nothing is taken from neighbours.
    """
    together = Counter(by_unseen.get(unseen, Counter()))
    distance = 0
    while unseen > RACK_SIZE and together.total() < ENOUGH and distance < unseen:
        distance += 1
        for other in (unseen - distance, unseen + distance):
            if other > RACK_SIZE:
                together.update(by_unseen.get(other, Counter()))
    return together


def blurred(gains: Counter[int]) -> dict[int, float]:
    """Return the gains smoothed, those of all whole numbers in their range."""
    total = gains.total()
    mean = sum(points * count for points, count in gains.items()) / total
    variance = sum((points - mean) ** 2 * count for points, count in gains.items()) / total
    width = BLUR * math.sqrt(variance)
    reach = math.ceil(3 * width)
    weights = [math.exp(-0.5 * (far / width) ** 2) for far in range(-reach, reach + 1)]
    whole = sum(weights)
    smooth = dict.fromkeys(range(min(gains) - reach, max(gains) + reach + 1), 0.0)
    for points, count in gains.items():
        for far, weight in enumerate(weights, start=-reach):
            smooth[points + far] += count * weight / whole
    return smooth


def quantiles(gains: Mapping[int, float]) -> Iterator[float]:
    """Yield the spreads that win with the chances of `PERCENT`.

    Args:
        gains: how often a spread gains so many points, in their order.
    """
    total = sum(gains.values())
    wanted = iter(PERCENT)
    percent = next(wanted)
    before = 0.0
    # A spread wins if it gains more than is lacking; from the highest gain down, that is a sum.
    # A gain counts as spread evenly over the point around it, so that equality counts half.
    for points in sorted(gains, reverse=True):
        share = 100 * gains[points] / total
        while percent < 100.0 and before + share >= percent and share:
            yield round(-points - 0.5 + (percent - before) / share, 1) + 0.0  # no minus 0
            percent = next(wanted)
        before += share
    yield -min(gains) + 0.5


def checked(predicted: Iterable[tuple[float, float]]) -> Iterator[tuple[int, int, float, float]]:
    """Yield tenths of chances: the tenth, how many, the mean prediction, and what came of them."""
    tenths: dict[int, list[tuple[float, float]]] = {}
    for chance, result in predicted:
        tenths.setdefault(min(int(10 * chance), 9), []).append((chance, result))
    for tenth, pairs in sorted(tenths.items()):
        chance, result = (sum(each) / len(pairs) for each in zip(*pairs, strict=True))
        yield tenth, len(pairs), chance, result


def results(folder: Path, games: int, seed: str) -> list[Prediction]:
    """Return what the table says of each turn of some games, in their order."""
    table = win_table()
    return [
        Prediction(
            turn.unseen,
            table.chance(turn.spread / MILLI, turn.unseen),
            table.chance((turn.spread + turn.held) / MILLI, turn.unseen),
            0.5 + 0.5 * ((turn.final > 0) - (turn.final < 0)),
            turn.first,
        )
        for turn in turns(play(folder, seed, games))
    ]


def worth(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the mean squared error and the log loss of chances beside results.

    A chance beyond `SURE` counts as that.
    """
    squares = logs = 0.0
    for chance, result in pairs:
        squares += (chance - result) ** 2
        sure = min(max(chance, 1 - SURE), SURE)
        logs -= result * math.log(sure) + (1 - result) * math.log(1 - sure)
    return squares / len(pairs), logs / len(pairs)


def unrest(chances: Iterable[tuple[float, bool]]) -> float:
    """Return how much a player's chance changes from turn to turn, on average.

    Args:
        chances: after each turn that of the player who has moved, and whether a game begins there.
    """
    changes = [
        abs(1 - before - chance) for (before, _), (chance, first) in pairwise(chances) if not first
    ]
    return sum(changes) / len(changes)


def written(gains: Gains, made: argparse.Namespace, seconds: float) -> str:
    """Return the text of the file."""
    head = HEAD.format(
        games=made.games,
        seed=made.seed,
        name=NAME,
        turns=gains.total(),
        minutes=seconds / 60,
    )
    lines = [f"percent = {list(PERCENT)}", "spreads = ["]
    lines += (f"    {row}," for row in rows(gains))
    return head + "\n".join(lines) + "\n]\n"


def shown(found: Sequence[Prediction]) -> Iterator[str]:
    """Yield the lines of what predictions were worth."""
    yield "| predicted | turns | mean prediction | won |"
    yield "|---|---:|---:|---:|"
    for tenth, count, chance, result in checked((row.chance, row.result) for row in found):
        yield f"| {10 * tenth}–{10 * tenth + 10}% | {count:,} | {chance:.1%} | {result:.1%} |"
    yield ""
    yield "| unseen tiles | turns | mean prediction | won | mean squared error |"
    yield "|---|---:|---:|---:|---:|"
    for low, high in ((1, 7), (8, 14), (15, 30), (31, 60), (61, 93)):
        part = [row for row in found if low <= row.unseen <= high]
        chance = sum(row.chance for row in part) / len(part)
        result = sum(row.result for row in part) / len(part)
        error, _ = worth([(row.chance, row.result) for row in part])
        yield f"| {low}–{high} | {len(part):,} | {chance:.1%} | {result:.1%} | {error:.4f} |"
    yield ""
    yield "| the opponent's leave | mean squared error | log loss | change from turn to turn |"
    yield "|---|---:|---:|---:|"
    for how, chances in (
        ("unknown", [row.blind for row in found]),
        ("counted", [row.chance for row in found]),
    ):
        pairs = zip(chances, found, strict=True)
        error, logs = worth([(chance, row.result) for chance, row in pairs])
        change = unrest((chance, row.first) for chance, row in zip(chances, found, strict=True))
        yield f"| {how} | {error:.4f} | {logs:.4f} | {change:.1%} |"


def main() -> None:
    """Write the file anew, or check what it says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000, help="a multiple of 500")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="as many as there are processors by default")
    parser.add_argument("--check", action="store_true", help="predict games instead")
    options = parser.parse_args()
    seeds = [f"win {options.seed} {number}" for number in range(options.games // GAMES_A_JOB)]
    with (
        tempfile.TemporaryDirectory() as temporary,
        ProcessPoolExecutor(options.processes) as pool,
    ):
        folder = Path(temporary)
        opened(folder, NAME)
        if options.check:
            found: list[Prediction] = []
            for part in pool.map(partial(results, folder, GAMES_A_JOB), seeds):
                found += part
            print(*shown(found), sep="\n")
            return
        gains: Gains = Counter()
        seconds = 0.0
        play = partial(gained, folder, GAMES_A_JOB)
        for done, (more, taken) in enumerate(pool.map(play, seeds), start=1):
            gains.update(more)
            seconds += taken
            print(f"\r{done * GAMES_A_JOB:9,} games", end="", flush=True)
    TABLE.write_text(written(gains, options, seconds), encoding="ascii")
    print(f"\r{gains.total():,} turns, {seconds:,.0f} s of processors")


if __name__ == "__main__":
    main()
