"""Time to compute the game value of hangman, for the words of each length of ENABLE.

Run: python benchmarks/hangman_value.py [--lexicon NAME] [--lengths N …] [--interpreted N …].
Seconds are processor time of one core, making the tables included, and the first time counts: a
search remembers. Both forms of the kernel must look at the same sets of words. The last lines are
milliseconds for splitting all words of a length by their commonest letter, the best of ten times.
"""

import argparse
import time
from array import array
from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import Any
from unittest.mock import patch

from wordarcade import kernels
from wordarcade.engine.hangman.candidates import WordTable
from wordarcade.lexicon.in_memory import open_in_memory
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.players.hangman import value_search
from wordarcade.players.hangman.value import Appraiser, GameValue
from wordarcade.support import resources

LENGTHS = (*range(2, 25), 25, 27, 28)
INTERPRETED = (2, 3, 4, 5, *range(9, 21))
"""Lengths that do not take minutes without a compiler."""

TURNS = 10


def forms() -> dict[kernels.Mode, dict[str, Any]]:
    """Return the kernels of values in both forms, or in the one that there is."""
    found: dict[kernels.Mode, dict[str, Any]] = {}
    modes: tuple[kernels.Mode, ...] = ("compiled", "interpreted")
    for mode in modes:
        try:
            found[mode] = kernels.used_by(value_search, partial(kernels.load, mode=mode))
        except kernels.KernelMissingError as error:
            print(f"{error} With a C compiler, `pip install -e .` makes it.")
    return found


def appraise(words: Sequence[str], form: dict[str, Any]) -> tuple[GameValue, float]:
    """Return the value of all words, and the seconds it took."""
    start = time.process_time()
    with patch.multiple(value_search, **form):
        table = WordTable(words)
        found = Appraiser(table).value(table.everything, lambda _: None)
    return found, time.process_time() - start


def milliseconds(words: Sequence[str], kernel: ModuleType) -> float:
    """Return the best time for splitting all words by their commonest letter."""
    places = kernel.letter_places(words)
    letter = ALPHABET.index(max(ALPHABET, key="".join(words).count))
    members = array("I", range(len(words)))
    best = float("inf")
    for _ in range(TURNS):
        start = time.perf_counter()
        kernel.families(places, letter, members)
        best = min(best, time.perf_counter() - start)
    return best * 1000


def print_values(lexicon: Lexicon, lengths: Sequence[int], interpreted: Sequence[int]) -> None:
    """Print a line for each length of words."""
    kernels_by_form = forms()
    print(f"{'letters':>7}{'words':>8}{'value':>7}{'sets':>12}", end="")
    print("".join(f"{form:>14}" for form in kernels_by_form))
    for length in lengths:
        words = list(lexicon.of_length(length))
        if not words:
            continue
        results = {
            form: appraise(words, classes)
            for form, classes in kernels_by_form.items()
            if form == "compiled" or length in interpreted
        }
        if not results:
            continue
        (found,) = {result for result, _ in results.values()}
        print(f"{length:7}{len(words):8}{found.exact!s:>7}{found.sets:12,}", end="")
        print("".join(f"{took:12.3f} s" for _, took in results.values()), flush=True)


def main() -> None:
    """Print values and times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lexicon", default="enable", help="the name of a shipped list")
    parser.add_argument("--lengths", type=int, nargs="+", default=LENGTHS)
    parser.add_argument("--interpreted", type=int, nargs="*", default=INTERPRETED)
    options = parser.parse_args()
    lexicon = open_in_memory(resources.folder("lexicons") / f"{options.lexicon}.txt")
    print_values(lexicon, options.lengths, options.interpreted)
    length = max(lexicon.lengths, key=lexicon.lengths.__getitem__)
    words = list(lexicon.of_length(length))
    for form in forms():
        took = milliseconds(words, kernels.load("hangman_families", form))
        print(f"{len(words)} words of {length} letters split, {form}: {took:.2f} ms")


if __name__ == "__main__":
    main()
