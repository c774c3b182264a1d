"""Speed of solving hands with ENABLE: both forms of the kernel, and a plain recursion.

Run: python benchmarks/solve_hands.py [--hands N] [--rounds N] [--sizes N …]. Hands are as they are
dealt, or of different letters, the commonest, which is about the worst that can happen. All solvers
are given the same hands and must come to the same totals; a figure is the mean of a hand in the
best round. Tables take 5 bytes for each part of a hand.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from wordarcade import kernels
from wordarcade.engine.hand.dealing import deal_hand
from wordarcade.engine.hand.hand import update_hand
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.hand import solver
from wordarcade.players.hand.playable import playable_words
from wordarcade.support import resources

SIZES = (7, 10, 14, 18, 20)
COMMONEST = WILDCARD + "eaiornstlcdugpmhbyfvkwzxqj"

Solve = Callable[[str], int]
"""Returns the best total of a hand."""


class Entry(NamedTuple):
    """A solver in the table.

    Attributes:
        name: what it is.
        solve: solves a hand.
        most_dealt: the largest dealt hand that does not take it minutes.
        most_common: the largest hand of the commonest letters that does not.
    """

    name: str
    solve: Solve
    most_dealt: int
    most_common: int


def with_kernel(mode: kernels.Mode, lexicon: Lexicon) -> Solve:
    """Return the solver as it is with the kernel in one form.

    Raises:
        KernelMissingError: the kernel does not exist in this form.
    """
    form = kernels.load("hand_optimum", mode).HandOptimum

    def solve(hand: str) -> int:
        with patch.object(solver, "HandOptimum", form):
            return solver.solve(hand, lexicon).best

    return solve


def recursion(lexicon: Lexicon) -> Solve:
    """Return what one writes first: each word, then the rest, results kept by letters."""

    def solve(hand: str) -> int:
        plays = {"".join(sorted(word)) for word in playable_words(hand, lexicon)}

        @cache
        def best(left: str) -> int:
            return max(
                (
                    get_word_score(word, len(left)) + best(update_hand(left, word))
                    for word in plays
                    if all(left.count(letter) >= word.count(letter) for letter in set(word))
                ),
                default=0,
            )

        return best("".join(sorted(hand)))

    return solve


def entries(lexicon: Lexicon) -> list[Entry]:
    """Return all solvers."""
    table = []
    try:
        table.append(Entry("compiled", with_kernel("compiled", lexicon), 26, 26))
    except kernels.KernelMissingError as error:
        print(f"{error} With a C compiler, `pip install -e .` makes it.")
    table.append(Entry("interpreted", with_kernel("interpreted", lexicon), 18, 14))
    table.append(Entry("recursion", recursion(lexicon), 10, 10))
    return table


def milliseconds(solve: Solve, hands: Sequence[str]) -> tuple[float, list[int]]:
    """Return the mean time of a hand, and the total of each."""
    start = time.perf_counter()
    totals = [solve(hand) for hand in hands]
    return (time.perf_counter() - start) * 1000 / len(hands), totals


def print_row(name: str, hands: Sequence[str], table: Sequence[Entry], rounds: int) -> None:
    """Let the solvers take turns at some hands, and print their times and ratios."""
    best: dict[str, float] = {}
    found = set()
    for _ in range(rounds):
        for entry in table:
            took, totals = milliseconds(entry.solve, hands)
            best[entry.name] = min(took, best.get(entry.name, took))
            found.add(tuple(totals))
    assert len(found) == 1, found
    first = best[table[0].name]
    cells = (f"{took:12.2f} {took / first:7.1f} ×" for took in best.values())
    print(f"{name:<14}{''.join(cells)}", flush=True)


def main() -> None:
    """Print milliseconds for a hand, and how many times the first solver's they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=5, help="dealt hands of each size")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each solver")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="letters of a hand")
    parser.add_argument("--seed", type=int, default=1, help="of the hands")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        service = LexiconService(resources.folder("lexicons"), Path(folder), Path(folder))
        table = entries(service.open("enable"))
        print(f"{'letters':<14}" + "".join(f"{entry.name:>22}" for entry in table))
        rng = random.Random(options.seed)
        for size in options.sizes:
            dealt = [deal_hand(size, rng) for _ in range(options.hands)]
            able = [entry for entry in table if size <= entry.most_dealt]
            print_row(f"{size} dealt", dealt, able, options.rounds)
            able = [entry for entry in table if size <= entry.most_common]
            print_row(f"{size} commonest", [COMMONEST[:size]], able, options.rounds)


if __name__ == "__main__":
    main()
