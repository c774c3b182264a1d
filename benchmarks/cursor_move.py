"""What a cursor move costs: processor time of the program, and bytes to the terminal.

    python -m benchmarks.cursor_move [MOVES]

The cursor goes right and left again on the board of each game with one, in two sizes of terminal;
and in an app of two cells that does nothing else, which tells what of it is Textual's own.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.terminal import TimedTerminal
from wordarcade.services import lexicons_of
from wordarcade.store.locations import HOME_VARIABLE, Locations

MOST_CPU_MS = 1.5
MOST_BYTES = 1024
SIZES = ((80, 24), (120, 40))
GAMES = {
    "boggle": ("boggle", "--seed", "1"),
    "word search": ("wordsearch", "--seed", "1"),
    "scrabble": ("scrabble", "--seed", "1", "--players", "Ann,Ben"),
}
TWO_CELLS = """
from rich.segment import Segment
from textual.app import App
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

class Cells(Widget, can_focus=True):
    BINDINGS = [("left,right", "move")]
    at = 0

    def render_line(self, y):
        return Strip([Segment("#." if self.at else ".#" if y == 0 else "  ")])

    def action_move(self):
        self.at = not self.at
        self.refresh(Region(0, 0, 2, 1))

class Bare(App):
    def compose(self):
        yield Cells()

Bare().run()
"""
RIGHT, LEFT = "\x1b[C", "\x1b[D"
QUIET_SECONDS = 0.03
"""A frame is complete when nothing has arrived for so long."""

LOADED_SECONDS = 4
"""A game is loaded after so long: what is pressed before waits until then."""

SETTLED_SECONDS = 0.6
"""A screen has settled when nothing has arrived for so long: less than a clock takes to tick."""


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(code: tuple[str, ...], size: tuple[int, int], moves: int) -> tuple[float, float]:
    """Return milliseconds of processor time and bytes of a move, the mean of `moves` moves.

    What the program does anyway, such as showing the clock, is measured at rest and taken off.
    """
    with tempfile.TemporaryDirectory() as folder:
        lexicons_of(Locations.under(Path(folder))).open("arcade")
        with TimedTerminal([sys.executable, *code], {HOME_VARIABLE: folder}, size) as terminal:
            time.sleep(LOADED_SECONDS)
            terminal.drain(SETTLED_SECONDS)
            terminal.send("\r")  # whoever is asked whether they are ready, is
            terminal.drain(SETTLED_SECONDS)
            terminal.send(RIGHT)
            terminal.drain(SETTLED_SECONDS)
            at_rest, rest_bytes = _spent(terminal, "", moves)
            used, sent = _spent(terminal, RIGHT, moves)
    return (used - at_rest) * 1000 / moves, (sent - rest_bytes) / moves


def _spent(terminal: TimedTerminal, key: str, times: int) -> tuple[float, int]:
    terminal.output = b""
    before = cpu_seconds(terminal.pid)
    for number in range(times):
        if key:
            terminal.send(key if number % 2 else LEFT)
        terminal.drain(QUIET_SECONDS)
    return cpu_seconds(terminal.pid) - before, len(terminal.output)


def main() -> None:
    """Measure and print."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print(f"{'a cursor move':24}{'CPU ms':>8}{'bytes':>8}   ({moves} moves each)")
    programs: dict[str, tuple[str, ...]] = {"two cells": ("-c", TWO_CELLS)}
    programs |= {game: ("-m", "wordarcade", *command) for game, command in GAMES.items()}
    for name, code in programs.items():
        for size in SIZES:
            used, sent = measure(code, size, moves)
            print(f"{name:12}{size[0]:>7}x{size[1]:<4}{used:8.2f}{sent:8.0f}")
    print(f"aims: at most {MOST_CPU_MS} ms and {MOST_BYTES} bytes")


if __name__ == "__main__":
    main()
