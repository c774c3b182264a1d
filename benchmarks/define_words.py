"""Time to look definitions up: known words, inflected ones and strings that are no words.

Run: python benchmarks/define_words.py [--words N] [--rounds N]. Each word is looked up in several
rounds and counts with its fastest one, so that what else the machine does stays out of the worst
case. The first look-up, in a process of its own, opens the file. The last column compares with a
dict of all head words, read anew, which is what the mapped file saves.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from wordarcade.lexicon.definitions import FILE, Definitions
from wordarcade.support import resources

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_ENDINGS: Final = ("s", "es", "ing", "ed", "er", "est", "")
_FIRST: Final = """
import time
from wordarcade.lexicon.definitions import Definitions
start = time.perf_counter()
Definitions.shipped().entries("preened")
print((time.perf_counter() - start) * 1000)
"""


def samples(words: list[str], number: int) -> dict[str, list[str]]:
    """Return words of each kind, the same in every run."""
    rng = random.Random(1)
    inflected = [word for word in words if word.endswith(_ENDINGS[:-1])]
    unknown = ["".join(rng.choices(_LETTERS, k=rng.randint(3, 12))) for _ in range(number)]
    return {
        "any": rng.sample(words, number),
        "inflected": rng.sample(inflected, number),
        "unknown": [word + rng.choice(_ENDINGS) for word in unknown],
    }


def fastest(definitions: Definitions, words: list[str], rounds: int) -> list[float]:
    """Return the milliseconds of each look-up, sorted."""
    times = [float("inf")] * len(words)
    for _ in range(rounds):
        for number, word in enumerate(words):
            start = time.perf_counter()
            definitions.entries(word)
            times[number] = min(times[number], (time.perf_counter() - start) * 1000)
    return sorted(times)


def loading(path: Path) -> float:
    """Return the milliseconds that a dict of the head words takes."""
    start = time.perf_counter()
    lines = path.read_text("ascii").partition("\n\n")[0].splitlines()
    heads = dict(line.partition("\t")[::2] for line in lines)
    assert "preen" in heads
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Print a table of milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    shipped = resources.folder("lexicons")
    words = (shipped / "enable.txt").read_text("ascii").split()
    command = [sys.executable, "-c", _FIRST]
    first = min(float(subprocess.check_output(command)) for _ in range(options.rounds))
    dictionary = min(loading(shipped / FILE) for _ in range(options.rounds))
    print(f"first look-up {first:.2f} ms; a dict of the heads {dictionary:.0f} ms", end="")
    print(f", {dictionary / first:.0f} times as long")
    definitions = Definitions.shipped()
    print(f"{options.words:,} words each, ms   median     p99   worst   dict/worst")
    for kind, sample in samples(words, options.words).items():
        times = fastest(definitions, sample, options.rounds)
        middle, p99, worst = statistics.median(times), times[len(times) * 99 // 100], times[-1]
        ratio = dictionary / worst
        print(f"{kind:<20} {middle:>9.3f} {p99:>7.3f} {worst:>7.3f} {ratio:>12,.0f}")


if __name__ == "__main__":
    main()
