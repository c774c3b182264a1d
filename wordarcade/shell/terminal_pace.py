"""Whether the terminal keeps up with what is drawn."""

import time
from collections.abc import Callable
from typing import Final, TextIO

_LATE: Final = 0.1
"""Seconds that a terminal which keeps up never holds one piece of output."""

_REMEMBERED: Final = 5.0
"""Seconds after such a piece in which the terminal still counts as slow."""


class PacedOutput:
    """What the app draws to, timed: one thread writes, others ask whether the terminal is slow.

    Args:
        file: the terminal. Once it has more than it can show, writing to it waits.
        clock: tells seconds that only grow.
    """

    def __init__(self, file: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._file = file
        self._clock = clock
        self._began: float | None = None
        self._slow_until = clock()

    @property
    def is_slow(self) -> bool:
        """Whether the terminal holds output up now, or did so a moment ago."""
        now, began = self._clock(), self._began
        return now < self._slow_until or (began is not None and now - began > _LATE)

    def write(self, text: str) -> None:
        """Write to the terminal, for as long as it takes."""
        self._timed(lambda: self._file.write(text))

    def flush(self) -> None:
        """Pass on what has been written, for as long as it takes."""
        self._timed(self._file.flush)

    def fileno(self) -> int:
        """Return the number of the terminal's file."""
        return self._file.fileno()

    def _timed(self, step: Callable[[], object]) -> None:
        began = self._began = self._clock()
        try:
            step()
        finally:
            ended = self._clock()
            if ended - began > _LATE:
                self._slow_until = ended + _REMEMBERED
            self._began = None
