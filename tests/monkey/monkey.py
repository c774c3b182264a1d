"""The monkey: it plays a game at random, and stops at the first fault."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

from tests.monkey.events import LAUNCHES, START_SIZE, Events
from tests.monkey.faults import MOST_BYTES, Fault, crash_in, first_fault_of_home
from tests.monkey.proc import resident_bytes
from tests.monkey.strokes import Breath, Recording, Resize, Send, Stroke, Write, told
from tests.monkey.terminal import Hang, Terminal
from wordarcade.store.locations import HOME_VARIABLE, Locations

_PROGRAM = "from wordarcade.__main__ import main; main()"
_REMEMBERED = 30
_ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
_OF_THE_TERMINAL = ("COLUMNS", "LINES", "NO_COLOR", "TERM_PROGRAM")
_TOLD_CRASHES = (b"Traceback (most recent call last)", b"because of an error in it")


def recording(game: str, seed: int, events: int) -> Recording:
    """Return a run of so many events."""
    return Recording(game, seed, tuple(islice(Events(game, seed), events)))


class Monkey:
    """Plays a recording from its start, in a home folder of its own.

    Args:
        recorded: what to do.
        home: an empty folder, but perhaps for a cache of lexicons.
    """

    def __init__(self, recorded: Recording, home: Path) -> None:
        self._recorded = recorded
        self._places = Locations.under(home)
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in _OF_THE_TERMINAL},
            HOME_VARIABLE: str(home),
        }
        self._rng = Random(f"launches/{recorded.game}/{recorded.seed}")
        self._terminal: Terminal | None = None
        self._size = START_SIZE
        self._last: deque[str] = deque(maxlen=_REMEMBERED)
        self.done = 0

    def run(self) -> None:
        """Do all that is recorded, end the program by a signal, and look at what it has left.

        Raises:
            Fault: something was not as it must be.
        """
        try:
            for _ in self.steps():
                pass
            self._end_by_signal()
            if fault := first_fault_of_home(self._places, self._environment):
                raise fault
        except Fault as fault:
            fault.add_note(self._report())
            raise
        finally:
            if self._terminal is not None:
                self._terminal.close()

    def steps(self) -> Iterator[None]:
        """Do one event after the other, checking after each.

        Raises:
            Fault: something is not as it must be.
        """
        for breath in self._recorded.breaths:
            self._last.append(f"{self.done:>6}  {told(breath)}")
            terminal = self._terminal or self._launch()
            self._answered(terminal, breath)
            self._check(terminal)
            self.done += 1
            yield

    def _launch(self) -> Terminal:
        arguments = self._rng.choice(LAUNCHES[self._recorded.game])
        self._last.append(f"        wordarcade {' '.join(arguments)}")
        self._terminal = terminal = Terminal(_PROGRAM, arguments, self._environment, self._size)
        try:
            terminal.await_full_screen()
        except Hang as hang:
            raise Fault("hang", f"{hang}, at the start") from hang
        self._check(terminal)
        if self._terminal is None:
            raise Fault("exit", f"'wordarcade {' '.join(arguments)}' leaves at once")
        return terminal

    def _answered(self, terminal: Terminal, breath: Breath) -> None:
        try:
            for stroke in breath:
                self._do(terminal, stroke)
            terminal.settle()
        except Hang as hang:
            raise Fault("hang", str(hang)) from hang

    def _do(self, terminal: Terminal, stroke: Stroke) -> None:
        match stroke:
            case Write(data):
                terminal.write(data)
            case Resize(columns, rows):
                self._size = columns, rows
                terminal.resize(columns, rows)
            case Send(signal.SIGTSTP):
                terminal.send(signal.SIGTSTP)
                terminal.await_stop()
                if terminal.exit_code is None and (remains := terminal.remains()):
                    raise Fault("terminal", f"stopped, and there remains {', '.join(remains)}")
                terminal.go_on()
            case Send(number):
                terminal.send(number)

    def _check(self, terminal: Terminal) -> None:
        """Look at the program after an event; let go of the terminal if it has properly ended."""
        if terminal.exit_code is None and terminal.shows_full_screen:
            self._check_log()
            if (held := resident_bytes(terminal.pid)) > MOST_BYTES:
                raise Fault("memory", f"{held / 1e6:,.0f} MB")
        elif code := self._await_end(terminal, "having left the full screen"):
            raise Fault("exit", f"exit code {code}")

    def _check_log(self) -> None:
        if crash := crash_in(self._places.log):
            raise crash

    def _await_end(self, terminal: Terminal, why: str) -> int:
        """Return the exit code of the program, which must have left everything as it was."""
        try:
            code = terminal.await_end()
        except Hang as hang:
            raise Fault("hang", f"{why}: {hang}") from hang
        self._check_log()
        if any(sign in terminal.drawn for sign in _TOLD_CRASHES):
            raise Fault("traceback", "told on the terminal")
        if remains := terminal.remains():
            raise Fault("terminal", f"left, and there remains {', '.join(remains)}")
        terminal.close()
        self._terminal = None
        return code

    def _end_by_signal(self) -> None:
        terminal = self._terminal
        if terminal is None:
            return
        number = self._rng.choice(_ENDINGS)
        self._last.append(f"        {number.name} at the end")
        terminal.send(number)
        self._await_end(terminal, f"sent {number.name}")

    def _report(self) -> str:
        lines: Iterable[str] = [
            f"Game {self._recorded.game}, seed {self._recorded.seed}, event {self.done}; the last:",
            *self._last,
        ]
        if self._terminal is not None:
            lines = [*lines, f"The screen, {self._size[0]}×{self._size[1]}:", self._terminal.text()]
        return "\n".join(lines)
