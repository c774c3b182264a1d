"""Search cost on square boards of uniform random letters with ENABLE, by number of cells.

Run: python -m benchmarks.solve_grids [--rounds N] [--sizes N …]. Times are processor time of laying
out and searching a board, the best of the rounds; both forms of the kernels must find the same
words. Memory is the peak of a fresh process that solves the largest board through the solver, the
words as strings, with their paths.
"""

import argparse
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from array import array
from functools import partial
from pathlib import Path
from string import ascii_lowercase
from unittest.mock import patch

from wordarcade import kernels
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.kernels.grid_search import GridSearch
from wordarcade.lexicon.service import LexiconService
from wordarcade.players import grid_search
from wordarcade.players.word_search.solver import solve
from wordarcade.support import resources

SIZES = (10, 50, 100, 200, 500)
MIN_LENGTH = 3
STEPS = 20_000
"""Steps between two reports, as the solver of the app has it."""

MOST_MEGABYTES = 150
MOST_MILLISECONDS = {
    ("compiled", 100): 8,
    ("compiled", 500): 250,
    ("interpreted", 100): 400,
    ("interpreted", 500): 10_000,
}
"""What a board may take, by the form of the kernels and the size."""

MEMORY_OF = "--memory-of"


def cells_of(size: int) -> list[str]:
    """Return the letters of the board of this size."""
    return random.Random(size).choices(ascii_lowercase, k=size**2)


class Kernels:
    """The kernels in one form, with ENABLE."""

    def __init__(self, mode: kernels.Mode) -> None:
        self._load = partial(kernels.load, mode=mode)
        builder = self._load("dawg_build").DawgBuilder(enable().read_bytes())
        while builder.step(100_000):
            pass
        self._graph = (builder.masks, builder.bases, builder.skips)

    def search_of(self, size: int) -> GridSearch:
        """Return a search of boards of this size."""
        with patch.multiple(grid_search, **kernels.used_by(grid_search, self._load)):
            return grid_search.grid_search(self._graph, list(ascii_lowercase), size, size)


def milliseconds_of(search: GridSearch, size: int) -> float:
    """Return the processor time of laying out and searching the board of this size."""
    board = array("I", map(ascii_lowercase.index, cells_of(size)))
    start = time.process_time()
    search.place(board)
    search.begin(0, size**2, MIN_LENGTH)
    while search.step(STEPS):
        pass
    return (time.process_time() - start) * 1_000


def enable() -> Path:
    """Return the path of the list."""
    return resources.folder("lexicons") / "enable.txt"


def print_memory(size: int, folder: Path) -> None:
    """Solve one board in this process, and print the most memory that it took, in MB."""
    lexicon = LexiconService(enable().parent, folder / "imported", folder / "cache").open("enable")
    before = peak_megabytes()
    grid = LetterGrid(size, size, tuple(cells_of(size)))
    solution = solve(WordSearchConfig(grid, MIN_LENGTH), lexicon)
    paths = sum(1 for word in solution.words if solution.path_of(word))
    print(f"{peak_megabytes():.0f} MB, {before:.0f} before the board; {paths:,} words with paths")


def peak_megabytes() -> float:
    """Return the most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def memory_in_fresh_process(mode: kernels.Mode, size: int) -> str:
    """Return what `print_memory` prints in a process whose lexicon is already compiled."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, MEMORY_OF, str(size), folder]
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
        if mode == "interpreted":
            environment[kernels.MODE_VARIABLE] = mode
        for _ in range(2):
            answer = subprocess.check_output(command, env=environment, text=True)
    return answer.strip()


def available_modes() -> list[kernels.Mode]:
    """Return the forms that the kernels have here."""
    try:
        kernels.load("grid_search", "compiled")
    except kernels.KernelMissingError as error:
        print(f"{error} With a C compiler, `pip install -e .` makes it.")
        return ["interpreted"]
    return ["compiled", "interpreted"]


def main() -> None:
    """Print the growth of the times, and the memory."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="turns of the compiled kernels")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="cells in a row")
    options = parser.parse_args()
    modes = available_modes()

    # A process starts with the peak of its parent, which therefore has to come before the tables.
    largest = max(options.sizes)
    for mode in modes:
        memory = memory_in_fresh_process(mode, largest)
        print(f"{largest} × {largest}, {mode}: {memory} (aim at 500: below {MOST_MEGABYTES} MB)")

    forms = {mode: Kernels(mode) for mode in modes}
    print(f"ENABLE, words of {MIN_LENGTH} letters and more, milliseconds of processor time")
    print("  size      cells    words" + "".join(f"{mode:>14}  µs/cell     aim" for mode in modes))
    for size in options.sizes:
        line, found = "", set()
        for mode, form in forms.items():
            search = form.search_of(size)
            rounds = options.rounds if mode == "compiled" else 1
            took = min(milliseconds_of(search, size) for _ in range(rounds))
            aim = MOST_MILLISECONDS.get((mode, size), "")
            line += f"{took:14.2f}  {took * 1e3 / size**2:7.2f}  {aim:>6}"
            found.add(search.found)
        (words,) = found
        print(f"{size:6} {size**2:10,} {words:8,}{line}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == [MEMORY_OF]:
        print_memory(int(sys.argv[2]), Path(sys.argv[3]))
    else:
        main()
