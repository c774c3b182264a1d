"""Speed of solving fair 4×4 rolls with ENABLE: both kernel forms, one and two threads, and rivals.

Run: python benchmarks/solve_boards.py [--boards N] [--rounds N]. The solvers take turns, so that
a slow spell of the machine falls on all of them; the figure of each is that of its best round.
All must come to the same words and points.
"""

import argparse
import random
import threading
import time
from array import array
from collections.abc import Callable
from functools import partial
from typing import NamedTuple
from unittest.mock import patch

import dawg
import marisa_trie

from wordarcade import kernels
from wordarcade.engine.boggle.dice import DiceSet, load_dice_sets
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.players import grid_search
from wordarcade.support import resources

Totals = tuple[int, int]
"""Words and points of all boards, a word counted once on each."""

INTERPRETED_PART = 20
RIVAL_PART = 100
"""A slower solver gets one board in so many."""


class Entry(NamedTuple):
    """A solver in the table.

    Attributes:
        name: what it is.
        boards: how many boards it is given.
        threads: how many threads solve them all, each for itself.
        solve: solves them.
    """

    name: str
    boards: int
    threads: int
    solve: Callable[[], Totals]


class KernelSolver:
    """The kernels in one form, ready to solve the same boards in every round."""

    def __init__(
        self, mode: kernels.Mode, text: bytes, dice: DiceSet, boards: list[LetterGrid]
    ) -> None:
        load = partial(kernels.load, mode=mode)
        builder = load("dawg_build").DawgBuilder(text)
        while builder.step(100_000):
            pass
        faces = sorted({face for die in dice.dice for face in die})
        graph = builder.masks, builder.bases, builder.skips
        points = [0, *map(dice.points.points_of_length, range(1, 256))]
        with patch.multiple(grid_search, **kernels.used_by(grid_search, load)):
            self._search = grid_search.grid_search(graph, faces, dice.rows, dice.columns, points)
        self._min_length = dice.min_length
        self._faces = array("I", [faces.index(face) for board in boards for face in board.cells])
        self._counts = array("I", bytes(4 * len(boards)))
        self._scores = array("I", bytes(4 * len(boards)))

    def __call__(self) -> Totals:
        """Solve the boards in one call of the kernel."""
        self._search.count_boards(self._faces, self._min_length, self._counts, self._scores)
        return sum(self._counts), sum(self._scores)


class PlainSolver:
    """The simple solver: recursion that checks each string as a prefix."""

    def __init__(
        self,
        is_word: Callable[[str], bool],
        is_prefix: Callable[[str], bool],
        dice: DiceSet,
        boards: list[LetterGrid],
    ) -> None:
        self._is_word = is_word
        self._is_prefix = is_prefix
        self._dice = dice
        self._boards = boards

    def __call__(self) -> Totals:
        """Solve the boards one by one."""
        finds = [self._words(board) for board in self._boards]
        points = self._dice.points.points
        return sum(map(len, finds)), sum(points(word) for words in finds for word in words)

    def _words(self, board: LetterGrid) -> set[str]:
        found: set[str] = set()

        def visit(cell: int, before: str, path: frozenset[int]) -> None:
            text = before + board.cells[cell]
            if not self._is_prefix(text):
                return
            if len(text) >= self._dice.min_length and self._is_word(text):
                found.add(text)
            for neighbour in board.neighbours[cell]:
                if neighbour not in path:
                    visit(neighbour, text, path | {neighbour})

        for cell in range(len(board.cells)):
            visit(cell, "", frozenset([cell]))
        return found


def in_two_threads(one: KernelSolver, other: KernelSolver) -> Totals:
    """Let two solvers of the same boards run at once; return the totals of each."""
    totals: list[Totals] = []
    threads = [
        threading.Thread(target=lambda solver=solver: totals.append(solver()))
        for solver in (one, other)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert totals[0] == totals[1]
    return totals[0]


def entries(text: bytes, dice: DiceSet, rolls: list[LetterGrid]) -> list[Entry]:
    """Return all solvers, each with its boards."""
    table = []
    try:
        one, other = (KernelSolver("compiled", text, dice, rolls) for _ in range(2))
        table += [
            Entry("compiled", len(rolls), 1, one),
            Entry("compiled, two threads", len(rolls), 2, lambda: in_two_threads(one, other)),
        ]
    except kernels.KernelMissingError as error:
        print(f"{error} With a C compiler, `pip install -e .` makes it.")
    some = rolls[: max(1, len(rolls) // INTERPRETED_PART)]
    table.append(Entry("interpreted", len(some), 1, KernelSolver("interpreted", text, dice, some)))

    words = text.decode("ascii").split()
    known = frozenset(words)
    prefixes = frozenset(word[:size] for word in words for size in range(1, len(word) + 1))
    marisa, completion = marisa_trie.Trie(words), dawg.CompletionDAWG(words)
    few = rolls[: max(1, len(rolls) // RIVAL_PART)]
    for name, is_word, is_prefix in (
        ("sets of words, prefixes", known.__contains__, prefixes.__contains__),
        ("marisa-trie", marisa.__contains__, lambda text: any(marisa.iterkeys(text))),
        ("dawg2", completion.__contains__, completion.has_keys_with_prefix),
    ):
        table.append(Entry(name, len(few), 1, PlainSolver(is_word, is_prefix, dice, few)))
    return table


def main() -> None:
    """Print boards per second and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=20_000, help="boards for compiled kernels")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each solver")
    parser.add_argument("--seed", type=int, default=1, help="of the rolls")
    options = parser.parse_args()

    dice = load_dice_sets(resources.folder("assets") / "dice")["classic"]
    rng = random.Random(options.seed)
    rolls = [dice.roll(rng) for _ in range(options.boards)]
    table = entries((resources.folder("lexicons") / "enable.txt").read_bytes(), dice, rolls)

    best = dict.fromkeys((entry.name for entry in table), 0.0)
    totals: dict[int, set[Totals]] = {}
    for _ in range(options.rounds):
        for entry in table:
            start = time.perf_counter()
            total = entry.solve()
            pace = entry.boards * entry.threads / (time.perf_counter() - start)
            best[entry.name] = max(best[entry.name], pace)
            totals.setdefault(entry.boards, set()).add(total)
    assert all(len(different) == 1 for different in totals.values()), totals

    first = table[0].name
    print(f"{options.boards:,} fair rolls, ENABLE, words of {dice.min_length} letters and more")
    for name, pace in best.items():
        print(f"{name:<24} {pace:10,.0f} boards/s   {pace / best[first]:8.4f} × {first}")
    for boards, (total,) in sorted(totals.items()):
        print(f"{boards:>10,} boards: {total[0]:,} words, {total[1]:,} points")


if __name__ == "__main__":
    main()
