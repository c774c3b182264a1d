"""Memory of a session: the home screen, and a game of Scrabble between champions and its analysis.

    python -m benchmarks.session_memory [SEED]

Prints the most memory that the process has had resident so far, as Linux counts it, and how much
of what is resident now are files that it maps (lexicon, GADDAG, tables). The lexicon and its GADDAG
have been prepared, as they are after a player's first game.
"""

import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from benchmarks.terminal import TimedTerminal
from wordarcade.services import lexicons_of
from wordarcade.store.locations import HOME_VARIABLE, Locations

SIZE = 120, 40
QUIET_SECONDS = 8.0
"""Whoever has painted nothing for so long has finished."""

MOST = 200
PLAYERS = "bot:champion,bot:champion"


def megabytes(pid: int, name: str) -> float:
    """Return a figure of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    figures = dict(line.split(":", 1) for line in lines)
    return int(figures[name].split()[0]) * 1024 / 1e6


def measure(arguments: list[str], stages: Mapping[str, str]) -> None:
    """Run the program, type the key of each stage, and print the figures once it is quiet."""
    with tempfile.TemporaryDirectory() as folder:
        lexicons = lexicons_of(Locations.under(Path(folder)))
        lexicons.gaddag(lexicons.open("arcade"))
        command = [sys.executable, "-m", "wordarcade", *arguments]
        with TimedTerminal(command, {HOME_VARIABLE: folder}, SIZE) as terminal:
            for name, key in stages.items():
                begun = terminal.send(key)
                terminal.drain(QUIET_SECONDS)
                seconds = time.perf_counter() - begun - QUIET_SECONDS
                peak, files = (megabytes(terminal.pid, of) for of in ("VmHWM", "RssFile"))
                print(f"{name:20}{peak:8.1f} MB, files {files:5.1f} MB, after {seconds:.0f} s")


def main() -> None:
    """Measure and print."""
    seed = sys.argv[1] if len(sys.argv) > 1 else "1"
    measure([], {"home screen": ""})
    game = ["scrabble", "--players", PLAYERS, "--seed", seed]
    measure(game, {"game of champions": "", "its analysis": "\r"})
    print(f"aim: less than {MOST} MB")


if __name__ == "__main__":
    main()
