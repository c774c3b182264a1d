"""How many times faster the best play alone is found than by another version of the program.

Run: python -m benchmarks.scrabble_best FOLDER [--games N] [--most N] [--dealt N] [--rounds N]
[--seed N]. FOLDER is a checkout of the other version with its kernels compiled. The positions are
turns of games between static players with ENABLE, in order, sorted by the blanks on the rack, at
most so many of each sort. Two blanks are rare, so that boards without a blank are taken again,
with two tiles of the rack replaced by blanks ("dealt"). Both versions work in turn on the same
hundred positions, each in a process of its own; a time is the least of several rounds, in
processor time of one call of `Generator.best`. The best play of this version must have the equity
of the first of all.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, median

from benchmarks.scrabble_kernels import enable
from benchmarks.scrabble_moves import positions
from wordarcade.engine.scrabble.tiles import BLANK

HERE = Path(__file__).resolve().parent
BATCH = 100

Row = tuple[str, str, int, int]
"""Board, rack, tiles in the bag, points of the opponents' racks."""


def dealt(rows: Sequence[Row], number: int, seed: int) -> list[Row]:
    """Return positions from all games, with two blanks instead of two tiles of the rack."""
    rng = random.Random(seed)
    without = [row for row in rows if row[0].isupper() and len(row[1]) == 7 and BLANK not in row[1]]
    chosen = rng.sample(without, min(number, len(without)))
    return [
        (board, "".join(rng.sample(rack, 5)) + 2 * BLANK, bag_size, points)
        for board, rack, bag_size, points in chosen
    ]


class Version:
    """A version of the program that finds plays in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, rows: Sequence[Row], *, every: bool = False) -> tuple[list[int], list[int]]:
        """Return the nanoseconds that the positions took, and the equities of the first plays."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([every, rows]), file=self._process.stdin, flush=True)
        times, equities = json.loads(self._process.stdout.readline())
        return times, equities


@contextmanager
def version(folder: Path) -> Iterator[Version]:
    """Start a version, and end it."""
    with subprocess.Popen(
        [sys.executable, "-P", str(HERE / "best_play_worker.py")],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Version(process)


def compare(name: str, rows: Sequence[Row], one: Version, other: Version, rounds: int) -> None:
    """Print the times of both versions for a sort of positions; check the plays of the first."""
    versions = one, other
    least = [[sys.maxsize] * len(rows) for _ in versions]
    for number in range(rounds):
        for start in range(0, len(rows), BATCH):
            some = rows[start : start + BATCH]
            for which in (0, 1) if number % 2 else (1, 0):
                times, equities = versions[which].ask(some)
                for at, time in enumerate(times, start):
                    least[which][at] = min(least[which][at], time)
                if which == number == 0:
                    assert equities == one.ask(some, every=True)[1]
    figures = [summary(times) / 1000 for summary in (fmean, median) for times in least]
    cells = "".join(f"{figure:10.1f}" for figure in figures)
    ratios = f"{figures[1] / figures[0]:10.2f}{figures[3] / figures[2]:10.2f}"
    print(f"{name:16}{len(rows):10}{cells}{ratios}", flush=True)


def main() -> None:
    """Print microseconds for a position, and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="of the other version")
    parser.add_argument("--games", type=int, default=1500, help="whose turns are searched")
    parser.add_argument("--most", type=int, default=1000, help="positions of a sort")
    parser.add_argument("--dealt", type=int, default=500, help="positions with dealt blanks")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()

    with enable() as (lexicon, gaddag):
        seeds = range(options.seed, options.seed + options.games)
        met = [
            (position.board.tiles, *position[1:]) for position in positions(lexicon, gaddag, seeds)
        ]
    sorts = {
        f"{blanks} blanks": [row for row in met if row[1].count(BLANK) == blanks][: options.most]
        for blanks in range(3)
    }
    sorts["2 blanks, dealt"] = dealt(met, options.dealt, options.seed)
    heads = "this mean", "other", "median", "other", "ratio", "medians"
    print(f"{'':16}{'positions':>10}{''.join(f'{head:>10}' for head in heads)}")
    with version(HERE.parent) as this, version(options.folder.resolve()) as other:
        for name, rows in sorts.items():
            compare(name, rows, this, other, options.rounds)


if __name__ == "__main__":
    main()
