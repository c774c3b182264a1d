"""A program in its own terminal: its input, and its screen."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pyte

from tests.monkey.proc import any_thread_runs, cpu_seconds, state, waits

CPU_LIMIT = 2.0
"""Seconds of work after which an event must have been answered."""

_PATIENCE = 60.0
"""Seconds after which a program that does not even work is given up."""

_PROCESSORS = os.cpu_count() or 1
_POLL = 0.002
_QUIET_POLLS = 2
_QUIET_POLLS_BESIDE_WORK = 25
"""The first thread may wait so long, while others work, before it counts as waiting for input."""

_MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")
_KITTY_KEYS = re.compile(rb"\x1b\[[<>][0-9]*u")  # pyte would show the last letter
_ALTERNATE_SCREEN = 1049
_SHOWN_CURSOR = 25
_LINE_WRAP = 7
_LEFT_BEHIND = {
    _ALTERNATE_SCREEN: "the alternate screen",
    1000: "mouse clicks",
    1002: "mouse drags",
    1003: "mouse moves",
    1004: "focus reports",
    1006: "mouse coordinates",
    1015: "mouse coordinates of urxvt",
    1016: "mouse coordinates in pixels",
    2004: "bracketed paste",
}

# The program is made the owner of its terminal, so that the kernel tells it of sizes and hang-ups.
_OWNING = "import fcntl, termios\nfcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"


class Hang(Exception):  # noqa: N818 - it is what the program does
    """An event is not answered."""


class Terminal:
    """A terminal in which a Python program runs.

    Args:
        program: its source.
        arguments: of its command line.
        environment: of the program, but for what tells of the terminal.
        size: columns and rows.
    """

    def __init__(
        self,
        program: str,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        size: tuple[int, int],
    ) -> None:
        self.fd, self._inner = pty.openpty()
        self._set_size(*size)
        self._cooked = termios.tcgetattr(self._inner)
        os.set_blocking(self.fd, False)
        self._modes = {_SHOWN_CURSOR, _LINE_WRAP}
        self._unread = b""
        self._drawn = bytearray()
        self._waits_when_written: dict[int, int] = {}
        self._process = subprocess.Popen(  # noqa: S603 - this very interpreter
            [sys.executable, "-c", _OWNING + program, *arguments],
            stdin=self._inner,
            stdout=self._inner,
            stderr=self._inner,
            env={**environment, "TERM": "xterm-256color", "COLORTERM": "truecolor"},
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The program."""
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """The exit code, the number of a deadly signal below zero; None while the program runs."""
        return self._process.poll()

    @property
    def shows_full_screen(self) -> bool:
        """Whether the alternate screen is shown."""
        return _ALTERNATE_SCREEN in self._modes

    @property
    def drawn(self) -> bytes:
        """What the program has written since it was started, or the size was last changed."""
        return bytes(self._drawn)

    def remains(self) -> list[str]:
        """Return what of the full screen is still there: nothing once it has been left."""
        remains = [name for mode, name in _LEFT_BEHIND.items() if mode in self._modes]
        if _SHOWN_CURSOR not in self._modes:
            remains.append("a hidden cursor")
        if _LINE_WRAP not in self._modes:
            remains.append("lines that do not wrap")
        if termios.tcgetattr(self._inner)[:4] != self._cooked[:4]:
            remains.append("raw input")
        return remains

    def write(self, data: bytes) -> None:
        """Write as a keyboard does, reading what the program answers meanwhile.

        Raises:
            Hang: the program does not read.
        """
        before = self._now()
        while data and self.exit_code is None:
            try:
                waits_when_written = waits(self.pid)
                data = data[os.write(self.fd, data) :]
                self._waits_when_written = waits_when_written
            except BlockingIOError:
                self._check_patience(before)
            self._pump(_POLL if data else 0)

    def resize(self, columns: int, rows: int) -> None:
        """Change the size; the kernel tells the program."""
        self._drawn.clear()  # all is drawn anew
        self._set_size(columns, rows)

    def send(self, number: signal.Signals) -> None:
        """Send a signal."""
        with suppress(ProcessLookupError):
            self._process.send_signal(number)

    def settle(self) -> None:
        """Wait until the program has read all and waits for more, is stopped, or has ended.

        Raises:
            Hang: it takes too long.
        """
        before, quiet, enough = self._now(), 0, _QUIET_POLLS
        while quiet < enough and self.exit_code is None:
            if self._pump(_POLL) or self._waiting() or not self._rests():
                quiet = 0
                self._check_patience(before)
            else:
                quiet += 1
                works = any_thread_runs(self.pid)
                enough = _QUIET_POLLS_BESIDE_WORK if works else _QUIET_POLLS
        self._pump(0)

    def await_text(self, wanted: str) -> None:
        """Wait until some text is on the screen, however often it is drawn before.

        Raises:
            Hang: it does not come.
        """
        before = self._now()
        while wanted not in self.text():
            self._pump(_POLL)
            self._check_patience(before)

    def await_full_screen(self) -> None:
        """Wait until the program, just started, shows its first screen or has ended.

        Raises:
            Hang: it takes too long.
        """
        began = time.monotonic()
        while not self.shows_full_screen and self.exit_code is None:
            self._pump(_POLL)
            if time.monotonic() > began + _PATIENCE:
                raise Hang("no first screen")
        self.settle()

    def await_stop(self) -> None:
        """Wait until the program has been stopped by a signal, or has ended.

        Raises:
            Hang: it goes on.
        """
        before = self._now()
        while state(self.pid) not in "TZ":
            self._pump(_POLL)
            self._check_patience(before)
        self._pump(0)

    def go_on(self) -> None:
        """Continue the program after a stop, and wait for its screen to be back, or its end.

        It may rest before it has drawn anything: another thread writes.

        Raises:
            Hang: it takes too long.
        """
        self.send(signal.SIGCONT)
        self.await_full_screen()

    def await_end(self) -> int:
        """Return the exit code of the program, which is about to end.

        Raises:
            Hang: it goes on.
        """
        before = self._now()
        while (code := self.exit_code) is None:
            self._pump(_POLL)
            self._check_patience(before)
        self._pump(0)
        return code

    def text(self) -> str:
        """Return the screen as text."""
        screen = pyte.Screen(*self._size())
        stream = pyte.ByteStream(screen)
        stream.feed(_KITTY_KEYS.sub(b"", self._drawn))
        return "\n".join(line.rstrip() for line in screen.display)

    def close(self) -> None:
        """End the program at once if it still runs, and let go of the terminal."""
        if self.exit_code is None:
            self._process.kill()
            self._process.wait()
        os.close(self.fd)
        os.close(self._inner)

    def _pump(self, seconds: float) -> bool:
        """Read what the program writes, waiting `seconds` for it; return whether it did."""
        if not select.select([self.fd], [], [], seconds)[0]:
            return False
        chunk = b""
        with suppress(BlockingIOError):
            chunk = os.read(self.fd, 1 << 16)
        self._drawn += chunk
        self._unread += chunk
        for match in _MODE.finditer(self._unread):
            for mode in map(int, match[1].split(b";")):
                (self._modes.add if match[2] == b"h" else self._modes.discard)(mode)
        self._unread = self._unread[-30:]  # a sequence that is not over; seen twice, it is harmless
        return True

    def _waiting(self) -> int:
        """Return how many bytes the program has not yet read."""
        (count,) = struct.unpack("i", fcntl.ioctl(self._inner, termios.FIONREAD, bytes(4)))
        return int(count)

    def _rests(self) -> bool:
        """Return whether the program is stopped, or waits again after the last key.

        The kernel hands a key over a moment after it was written: a program that has not woken
        since has not been given it yet.
        """
        match state(self.pid):
            case "T":
                return True
            case "S":
                before = self._waits_when_written
                return any(n > before.get(thread, -1) for thread, n in waits(self.pid).items())
        return False

    def _now(self) -> tuple[float, float]:
        return cpu_seconds(self.pid), time.monotonic()

    def _check_patience(self, before: tuple[float, float]) -> None:
        waited = time.monotonic() - before[1]
        if waited * _PROCESSORS <= CPU_LIMIT:
            return  # nor can it have worked for longer
        worked = cpu_seconds(self.pid) - before[0]
        if worked > CPU_LIMIT:
            raise Hang(f"no answer after {worked:.1f} s of work")
        if waited > _PATIENCE:
            raise Hang(f"no answer, and no work: {worked:.1f} s in {waited:.0f} s")

    def _set_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def _size(self) -> tuple[int, int]:
        packed = fcntl.ioctl(self.fd, termios.TIOCGWINSZ, bytes(8))
        rows, columns, *_pixels = struct.unpack("HHHH", packed)
        return columns, rows
