"""Signals to the program in a real terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pyte
import pytest

from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.support.clock import SystemClock

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")

COLUMNS, ROWS = 80, 24

PROGRAM = """
import sys
from pathlib import Path
from types import SimpleNamespace
from wordarcade.__main__ import main
from wordarcade.support import clock

time = Path(sys.argv.pop(1))
clock.time = SimpleNamespace(monotonic=lambda: float(time.read_text()))
{change}
main()
"""
"""The program, with a clock that a file tells the time to, and perhaps another change."""

SIGNAL_AT_START = """
import os, signal
from wordarcade.app import WordarcadeApp

WordarcadeApp.compose = lambda self: os.kill(os.getpid(), signal.{name}) or ()
"""

SIGNAL_AT_END = """
import os, signal
from wordarcade.app import WordarcadeApp

WordarcadeApp.on_unmount = lambda self: os.kill(os.getpid(), signal.{name})
"""

HANG = """
from time import sleep
from wordarcade.shell import process_signals
from wordarcade.app import WordarcadeApp

def hang(app):
    time.with_name("hangs").touch()
    sleep(600)

WordarcadeApp.action_help = hang
process_signals._PATIENCE = 0.1
"""


class Terminal:
    """A terminal with the program in it.

    Args:
        folder: where the file of the clock is put.
        arguments: those of the command line.
        change: what is changed in the program.
    """

    def __init__(self, folder: Path, *arguments: str, change: str = "") -> None:
        self._folder = folder
        self.show_time(0)
        self.controller, self.end = pty.openpty()
        termios.tcsetwinsize(self.end, (ROWS, COLUMNS))
        self.modes = termios.tcgetattr(self.end)
        self.written = b""
        self._screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.ByteStream(self._screen)
        self.process = subprocess.Popen(  # noqa: S603 - this very interpreter
            [sys.executable, "-c", PROGRAM.format(change=change), str(folder / "time"), *arguments],
            stdin=self.end,
            stdout=self.end,
            stderr=self.end,
            start_new_session=True,
        )

    def show_time(self, seconds: int) -> None:
        """Set the clock of the program."""
        new = self._folder / "new-time"
        new.write_text(str(seconds), encoding="ascii")
        new.replace(self._folder / "time")

    def read(self) -> None:
        """Take what has been written, if anything comes soon."""
        while select.select([self.controller], [], [], 0.05)[0]:
            with suppress(OSError):
                chunk = os.read(self.controller, 1 << 16)
                self.written += chunk
                self._stream.feed(chunk)

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds; fail after half a minute."""
        deadline = time.monotonic() + 30
        while not condition():
            assert time.monotonic() < deadline, self.text
            self.read()

    @property
    def text(self) -> str:
        """What is to be seen."""
        return "\n".join(self._screen.display)

    @property
    def state(self) -> str:
        """The state of the process as the system tells it: T if it is stopped."""
        status = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        return status.rpartition(")")[2].split()[0]

    def ends(self) -> int:
        """Return the exit code when the program has ended."""
        self.until(lambda: self.process.poll() is not None)
        self.read()
        return self.process.returncode

    def is_given_back(self) -> bool:
        """Whether the terminal is as it was before, for all that has been written since."""
        modes = {
            mode: max(self.written.rfind(f"\x1b[?{mode}{how}".encode()) for how in "hl")
            for mode in (1000, 1003, 1006, 1049, 2004)
        }
        off = all(
            self.written[place:].startswith(f"\x1b[?{mode}l".encode())
            for mode, place in modes.items()
        )
        cursor = self.written.rfind(b"\x1b[?25h") > self.written.rfind(b"\x1b[?25l")
        return off and cursor and termios.tcgetattr(self.end) == self.modes

    def close(self) -> None:
        """Let go of everything."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for end in (self.controller, self.end):
            with suppress(OSError):
                os.close(end)


@pytest.fixture
def game(home: Locations, tmp_path: Path) -> Iterator[Terminal]:
    """A game of Boggle in a terminal, ten seconds old."""
    with closing(Terminal(tmp_path, "boggle", "--seed", "3")) as terminal:
        terminal.until(lambda: "LEFT" in terminal.text)
        terminal.show_time(10)
        terminal.until(lambda: played_ms(home) == 10_000)
        yield terminal


def played_ms(home: Locations) -> int:
    """Return the play time of the only round on record."""
    with closing(GameStore(home.games_database, SystemClock())) as rounds:
        (listed,) = rounds.unfinished()
        return rounds.load(listed.id).header.elapsed_ms


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"])
def test_end_gives_the_terminal_back(game: Terminal, home: Locations, name: str) -> None:
    """A signal that ends the program leaves the terminal as it was, and the round on record."""
    number = signal.Signals[name]
    game.show_time(12)
    os.kill(game.process.pid, number)
    assert game.ends() == 128 + number
    assert game.is_given_back()
    assert b"Traceback" not in game.written
    assert played_ms(home) == 12_000


@pytest.mark.parametrize("told", [True, False], ids=["told", "not-told"])
def test_terminal_that_is_closed_ends_the_program(
    game: Terminal, home: Locations, told: bool
) -> None:
    """When the terminal goes, so does the program, with everything saved.

    It is told by a signal only if the terminal controls it.
    """
    game.show_time(12)
    if told:
        os.kill(game.process.pid, signal.SIGHUP)
    os.close(game.controller)
    os.close(game.end)
    assert game.process.wait(60) == 128 + signal.SIGHUP
    assert played_ms(home) == 12_000


def test_stop_holds_the_clock(game: Terminal, home: Locations) -> None:
    """While the program is stopped the terminal is free and no time is played."""
    os.kill(game.process.pid, signal.SIGTSTP)
    game.until(lambda: game.state == "T")
    game.read()
    assert game.is_given_back()
    game.show_time(70)
    drawn = len(game.written)
    os.kill(game.process.pid, signal.SIGCONT)
    game.until(lambda: b"Boggle" in game.written[drawn:])
    game.show_time(75)
    game.until(lambda: played_ms(home) == 15_000)
    os.kill(game.process.pid, signal.SIGTERM)
    assert game.ends() == 128 + signal.SIGTERM
    assert game.is_given_back()


def test_stop_without_warning_holds_the_clock(game: Terminal, home: Locations) -> None:
    """No time is played while the program is stopped by force, though it hears of it afterwards."""
    os.kill(game.process.pid, signal.SIGSTOP)
    game.until(lambda: game.state == "T")
    game.show_time(70)
    drawn = len(game.written)
    os.kill(game.process.pid, signal.SIGCONT)
    game.until(lambda: b"Boggle" in game.written[drawn:])
    game.show_time(75)
    game.until(lambda: played_ms(home) == 15_000)


@pytest.mark.parametrize("name", ["SIGSTOP", "SIGCONT"])
def test_stop_without_warning_does_no_harm(game: Terminal, name: str) -> None:
    """After a stop that cannot be answered the screen is drawn anew, and given back at the end."""
    os.kill(game.process.pid, signal.Signals[name])
    if name == "SIGSTOP":
        game.until(lambda: game.state == "T")
    drawn = len(game.written)
    os.kill(game.process.pid, signal.SIGCONT)
    game.until(lambda: b"Boggle" in game.written[drawn:])
    os.kill(game.process.pid, signal.SIGTERM)
    assert game.ends() == 128 + signal.SIGTERM
    assert game.is_given_back()


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("change", [SIGNAL_AT_START, SIGNAL_AT_END], ids=["start", "end"])
def test_signal_while_the_program_comes_or_goes(
    home: Locations, tmp_path: Path, change: str, name: str
) -> None:
    """A signal to end is heeded, and the terminal given back, from the first screen to the last."""
    with closing(Terminal(tmp_path, change=change.format(name=name))) as terminal:
        terminal.until(lambda: b"\x1b[?1049h" in terminal.written)
        if change is SIGNAL_AT_END:
            leave(terminal)
        assert terminal.ends() == 128 + signal.Signals[name]
        assert terminal.is_given_back()
        assert b"Traceback" not in terminal.written


@pytest.mark.parametrize("name", ["SIGTSTP", "SIGCONT"])
def test_program_that_is_leaving_does_not_stop(home: Locations, tmp_path: Path, name: str) -> None:
    """Once it leaves, the program does not take the terminal again."""
    with closing(Terminal(tmp_path, change=SIGNAL_AT_END.format(name=name))) as terminal:
        leave(terminal)
        assert terminal.ends() == 0
        assert terminal.is_given_back()


def test_program_that_hangs_ends(home: Locations, tmp_path: Path) -> None:
    """A program that answers nothing any more ends, and gives the terminal back."""
    with closing(Terminal(tmp_path, change=HANG)) as terminal:
        terminal.until(lambda: "a short tour" in terminal.text)
        os.write(terminal.controller, b"\x1bOP")
        terminal.until((tmp_path / "hangs").exists)
        os.kill(terminal.process.pid, signal.SIGTERM)
        assert terminal.ends() == 128 + signal.SIGTERM
        assert terminal.is_given_back()


def leave(terminal: Terminal) -> None:
    """Leave the tour, which comes first, when it is there."""
    terminal.until(lambda: "a short tour" in terminal.text)
    os.write(terminal.controller, b"\x11")
