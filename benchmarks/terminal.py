"""A pseudo-terminal that timestamps the output of a program."""

import contextlib
import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Self

COLUMNS, ROWS = 80, 24


class TimedTerminal:
    """Runs a program in a terminal and notes when what it writes arrives.

    Args:
        command: the program and its arguments.
        environment: variables beside those of this process.
        size: columns and rows.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        size: tuple[int, int] = (COLUMNS, ROWS),
    ) -> None:
        self._fd, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        variables = {"TERM": "xterm-256color", "COLORTERM": "truecolor", **environment}
        self.started = time.perf_counter()
        self._process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, **variables},
            start_new_session=True,
        )
        os.close(slave)
        self.output = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._fd)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, text: str) -> float:
        """Type `text`; return the moment."""
        moment = time.perf_counter()
        os.write(self._fd, text.encode())
        return moment

    def read(self, seconds: float) -> bytes:
        """Return what arrives next, or nothing if it takes longer than `seconds`."""
        ready, _, _ = select.select([self._fd], [], [], seconds)
        if not ready:
            return b""
        with contextlib.suppress(OSError):  # how Linux tells that the program has ended
            data = os.read(self._fd, 1 << 16)
            self.output += data
            return data
        return b""

    def wait_for(self, seen: Callable[[bytes], bool], seconds: float = 20) -> float:
        """Return the moment at which all output so far first satisfies `seen`.

        Raises:
            TimeoutError: it does not within `seconds`.
        """
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if self.read(0.1) and seen(self.output):
                return time.perf_counter()
        raise TimeoutError(f"Not seen within {seconds} s; the end of it: {self.output[-300:]!r}")

    def drain(self, quiet: float) -> None:
        """Read until nothing has arrived for `quiet` seconds."""
        while self.read(quiet):
            pass


def last_row_painted(output: bytes) -> bool:
    """Whether a whole frame has arrived: its rows come from the top to the bottom."""
    return f"\x1b[{ROWS};1H".encode() in output
