"""Key latency on the Boggle screen, from key to the new frame's bytes in a pseudo-terminal.

    python -m benchmarks.key_latency [KEYS]

Letters are typed into a round, each taken back before the next: while nothing else goes on, while
a thread of the same process solves 5×5 boards without pause, and while threads of it, one for each
processor, simulate a turn of Scrabble.
"""

import gc
import random
import statistics
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION
from benchmarks.terminal import TimedTerminal, last_row_painted
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.games.routes import NewGameRoute
from wordarcade.players.boggle.solver import solve
from wordarcade.players.scrabble.adviser import Adviser
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.services import Services, lexicons_of
from wordarcade.store.locations import HOME_VARIABLE, Locations

MOST_TIMES_IDLE = 2
BOARD_ROWS = 5
CANDIDATES = 15
SIMULATED = 5.0
"""Seconds that a turn is simulated before it begins anew."""

LETTER = "z"
"""Typed again and again; on no other part of the screen does the frame change."""

QUIET_SECONDS = 0.06
"""The frame of a key is complete when nothing has arrived for so long: some frame times."""


def play(work: str) -> None:
    """Run the app in this terminal, beside one of the kinds of `WORK`."""
    gc.disable()  # as the command line does; the app collects again once it is ready
    services = Services.of_user(Locations.of_user())
    if without_pause := WORK[work]:
        threading.Thread(target=without_pause, args=(services,), daemon=True).start()
    WordarcadeApp(services, NewGameRoute("boggle", BoggleSetup(seed=1), ask=False)).run()


def solve_without_pause(services: Services) -> None:
    """Solve one rolled board after the other until the process ends."""
    lexicon = services.lexicons.open("arcade")
    dice = next(dice for dice in services.dice.values() if dice.rows == BOARD_ROWS)
    rng = random.Random(1)
    while True:
        solve(BoggleConfig(dice.roll(rng), dice.min_length, dice.points), lexicon)


def simulate_without_pause(services: Services) -> None:
    """Play on from the candidates of an opening until the process ends."""
    lexicon = services.lexicons.open("arcade")
    gaddag = services.lexicons.gaddag(lexicon)
    config = ScrabbleConfig((Player("One"), Player("Other")), LAYOUT, TILE_DISTRIBUTION, 1)
    leaves = leaves_for(lexicon)
    game = ScrabbleGame.begin(config, lexicon)
    candidates = Adviser(gaddag, config, leaves).candidates(game, CANDIDATES)
    search = partial(best_play_finder, gaddag, LAYOUT, TILE_DISTRIBUTION, leaves)
    simulator = Simulator(search, win_table())
    seed = 0
    while True:
        simulator.simulate(View.of(game), candidates, Budget(SIMULATED, deepens=True), seed=seed)
        seed += 1


WORK: dict[str, Callable[[Services], None] | None] = {
    "idle": None,
    "solving": solve_without_pause,
    "simulating": simulate_without_pause,
}
"""What goes on beside the keys."""


def measure(keys: int, work: str) -> list[float]:
    """Return how long each of `keys` letters took beside one of `WORK`, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        lexicons = lexicons_of(Locations.under(Path(folder)))
        lexicons.gaddag(lexicons.open("arcade"))
        command = [sys.executable, "-m", "benchmarks.key_latency", "--play", work]
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
    for work in WORK:
        times = measure(keys, work)
        cuts = statistics.quantiles(times, n=100)
        p99[work] = cuts[98]
        print(f"{work:18}{cuts[49]:8.1f}{cuts[89]:8.1f}{cuts[98]:8.1f}{max(times):8.1f}")
    for work in WORK:
        print(f"p99 {work}: {p99[work] / p99['idle']:.2f} times that of idle")
    print(f"aim: at most {MOST_TIMES_IDLE} times")


if __name__ == "__main__":
    if "--play" in sys.argv:
        play(sys.argv[-1])
    else:
        main()
