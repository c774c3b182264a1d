"""Key latency on the Boggle screen, from key to the new frame's bytes in a pseudo-terminal.

    python -m benchmarks.key_latency [KEYS]

Letters are typed into a round, each taken back before the next, once while nothing else goes
on and once while a thread of the same process solves 5×5 boards without pause.
"""

import gc
import random
import statistics
import sys
import tempfile
import threading
from pathlib import Path

from benchmarks.terminal import TimedTerminal, last_row_painted
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.players.boggle.solver import solve
from wordarcade.services import Services, lexicons_of
from wordarcade.store.locations import HOME_VARIABLE, Locations

LONGEST_P99_MS = 35
BOARD_ROWS = 5
LETTER = "z"
"""Typed again and again; on no other part of the screen does the frame change."""

QUIET_SECONDS = 0.06
"""The frame of a key is complete when nothing has arrived for so long: some frame times."""


def play(*, solving: bool) -> None:
    """Run the app in this terminal, with or without the thread that solves."""
    gc.disable()  # as the command line does; the app collects again once it is ready
    services = Services.of_user(Locations.of_user())
    if solving:
        threading.Thread(target=solve_without_pause, args=(services,), daemon=True).start()
    WordarcadeApp(services, NewGameRoute("boggle", BoggleSetup(seed=1), ask=False)).run()


def solve_without_pause(services: Services) -> None:
    """Solve one rolled board after the other until the process ends."""
    lexicon = services.lexicons.open("arcade")
    dice = next(dice for dice in services.dice.values() if dice.rows == BOARD_ROWS)
    rng = random.Random(1)
    while True:
        solve(BoggleConfig(dice.roll(rng), dice.min_length, dice.points), lexicon)


def measure(keys: int, *, solving: bool) -> list[float]:
    """Return how long each of `keys` letters took, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        lexicons_of(Locations.under(Path(folder))).open("arcade")
        command = [sys.executable, "-m", "benchmarks.key_latency", "--play"]
        if solving:
            command.append("--solving")
        times = []
        with TimedTerminal(command, {HOME_VARIABLE: folder}) as terminal:
            terminal.wait_for(lambda output: last_row_painted(output) and b"classic" in output)
            terminal.drain(0.5)
            for _ in range(keys):
                terminal.output = b""
                typed = terminal.send(LETTER)
                seen = terminal.wait_for(lambda output: LETTER.upper().encode() in output)
                times.append((seen - typed) * 1000)
                terminal.drain(QUIET_SECONDS)
                terminal.send("\x7f")
                terminal.drain(QUIET_SECONDS)
    return times


def main() -> None:
    """Measure and print."""
    keys = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print(f"{'key to frame, ms':18}{'p50':>8}{'p90':>8}{'p99':>8}{'worst':>8}   ({keys} keys each)")
    p99 = {}
    for name, solving in (("idle", False), ("while solving", True)):
        times = measure(keys, solving=solving)
        cuts = statistics.quantiles(times, n=100)
        p99[name] = cuts[98]
        print(f"{name:18}{cuts[49]:8.1f}{cuts[89]:8.1f}{cuts[98]:8.1f}{max(times):8.1f}")
    print(f"p99 while solving: {p99['while solving']:.1f} ms (aim: at most {LONGEST_P99_MS})")
    print(f"ratio to idle: {p99['while solving'] / p99['idle']:.2f}")


if __name__ == "__main__":
    if "--play" in sys.argv:
        play(solving="--solving" in sys.argv)
    else:
        main()
