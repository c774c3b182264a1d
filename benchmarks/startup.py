"""Start-up time, from process start to the first painted frame in a pseudo-terminal.

    python -m benchmarks.startup [RUNS]

Compares the home screen (as a player starts it, with the lexicon and ten saved games)
with an empty Textual app, the runs of both taken in turns. The first frame has all that can be
chosen; the line of keys below it follows in the next. Then tells what `--version` and
`--help` import.
"""

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from benchmarks.terminal import TimedTerminal, last_row_painted
from wordarcade.services import lexicons_of
from wordarcade.store.games import GameStore
from wordarcade.store.locations import HOME_VARIABLE, Locations
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import SystemClock

EMPTY_APP = "from textual.app import App; App().run()"
LARGEST_RATIO = 1.3


def first_paint(code: list[str], text: bytes, environment: Mapping[str, str]) -> float:
    """Return the milliseconds until a whole frame with `text` in it has arrived."""
    with TimedTerminal([sys.executable, *code], environment) as terminal:
        painted = terminal.wait_for(lambda output: last_row_painted(output) and text in output)
        return (painted - terminal.started) * 1000


def furnish(home: Path) -> None:
    """Put what a player has after a while into the folder `home`."""
    locations = Locations.under(home)
    lexicons_of(locations).open("arcade")
    rounds = GameStore(locations.games_database, SystemClock())
    reference = LexiconReference("arcade", "0")
    for number in range(10):
        begun = rounds.begin("boggle", {}, number, reference, "4×4, 7 words, 11 points")
        if number % 2:
            rounds.finish(begun, 0, 60_000, {"score": number})
    rounds.close()


def imports_textual(option: str) -> bool:
    """Whether `wordarcade OPTION` imports Textual."""
    probe = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "wordarcade", option],
        capture_output=True,
        text=True,
        check=True,
    )
    return any(line.endswith(" textual") for line in probe.stderr.splitlines())


def main() -> None:
    """Measure and print."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with tempfile.TemporaryDirectory() as folder:
        furnish(Path(folder))
        # As installed: with the bytecode of all modules at hand.
        bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
        environment = {HOME_VARIABLE: folder, **bytecode}
        first_paint(["-m", "wordarcade"], b"Boggle", environment)
        empty, home = [], []
        for _ in range(runs):
            empty.append(first_paint(["-c", EMPTY_APP], b"", environment))
            home.append(first_paint(["-m", "wordarcade"], b"Boggle", environment))
    print(f"{'first paint, ms':24}{'median':>8}{'best':>8}{'worst':>8}   ({runs} runs each)")
    for name, times in (("empty Textual app", empty), ("wordarcade, home screen", home)):
        print(f"{name:24}{statistics.median(times):8.0f}{min(times):8.0f}{max(times):8.0f}")
    ratio = statistics.median(home) / statistics.median(empty)
    print(f"ratio of the medians: {ratio:.2f} (aim: at most {LARGEST_RATIO})")
    for option in ("--version", "--help"):
        print(f"{option} imports Textual: {'yes' if imports_textual(option) else 'no'}")


if __name__ == "__main__":
    main()
