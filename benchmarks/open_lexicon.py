"""Time to open a word list and answer one look-up: a cached lexicon against the alternatives.

Run: python benchmarks/open_lexicon.py [--rounds N]. Every figure is the median of fresh starts in
this process; the files are in the system's cache, as on any second start.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import dawg
import marisa_trie

from wordarcade import kernels
from wordarcade.lexicon.service import LexiconService
from wordarcade.support import resources

WORD = "quizzical"


def median_ms(job: Callable[[], bool], rounds: int) -> float:
    """Return the median time of `job`, which must find the word, in milliseconds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        found = job()
        times.append((time.perf_counter() - start) * 1000)
        assert found
    return statistics.median(times)


def main() -> None:
    """Print a table of milliseconds and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=51)
    rounds = parser.parse_args().rounds
    shipped = resources.folder("lexicons")
    text = shipped / "enable.txt"
    words = text.read_text(encoding="ascii").split()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        start = time.perf_counter()
        service(shipped, place).open("enable")
        first = (time.perf_counter() - start) * 1000
        marisa_trie.Trie(words).save(str(place / "marisa"))
        dawg.DAWG(words).save(str(place / "dawg2"))
        jobs: dict[str, Callable[[], bool]] = {
            "wordarcade, cached": lambda: WORD in service(shipped, place).open("enable"),
            "marisa-trie, mapped": lambda: WORD in marisa_trie.Trie().mmap(str(place / "marisa")),
            "marisa-trie, loaded": lambda: WORD in marisa_trie.Trie().load(str(place / "marisa")),
            "dawg2, loaded": lambda: WORD in dawg.DAWG().load(str(place / "dawg2")),
            "set, read from text": lambda: WORD in set(text.read_text(encoding="ascii").split()),
        }
        times = {name: median_ms(job, rounds) for name, job in jobs.items()}
    ours = times["wordarcade, cached"]
    print(f"open a list of {len(words):,} words and look one up; kernels {kernels.mode()}")
    for name, milliseconds in times.items():
        print(f"{name:<22} {milliseconds:8.2f} ms   {milliseconds / ours:7.2f} × ours")
    print(f"first start, with reading and building: {first:.0f} ms")


def service(shipped: Path, home: Path) -> LexiconService:
    """Return a service that has opened nothing yet."""
    return LexiconService(shipped, home / "imported", home / "cache")


if __name__ == "__main__":
    main()
