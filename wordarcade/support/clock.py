"""Clocks: the machine's in play, a manual one in tests."""

import time
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """A clock with monotonic time for measuring and wall time for dates."""

    def monotonic(self) -> float:
        """Seconds since an arbitrary moment; never goes back, whatever is done to the date."""

    def now(self) -> datetime:
        """The present moment, aware, in UTC."""

    def skip_stop(self) -> None:
        """Leave the seconds since the last reading out: the process has been stopped meanwhile."""


class SystemClock:
    """The machine's own clock."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._read = time.monotonic()

    def monotonic(self) -> float:
        """Seconds since an arbitrary moment."""
        self._read = time.monotonic()
        return self._read - self._skipped

    def skip_stop(self) -> None:
        """Leave the seconds since the last reading out; may be called between any two steps."""
        now = time.monotonic()
        self._skipped += now - self._read
        self._read = now

    def now(self) -> datetime:
        """The present moment, aware, in UTC."""
        return datetime.now(UTC)


def file_stamp(clock: Clock) -> str:
    """Return the local time for the name of a file.

    >>> len(file_stamp(SystemClock()))
    15
    """
    return f"{clock.now().astimezone():%Y%m%d-%H%M%S}"


class ManualClock:
    """A clock that stands still until it is advanced.

    Args:
        start: the moment it shows at first, aware; `monotonic` starts from 0.

    >>> clock = ManualClock()
    >>> clock.advance(90)
    >>> clock.monotonic(), clock.now().isoformat()
    (90.0, '2026-01-01T00:01:30+00:00')
    """

    def __init__(self, start: datetime = datetime(2026, 1, 1, tzinfo=UTC)) -> None:
        self._start = start.astimezone(UTC)
        self._elapsed = 0.0

    def monotonic(self) -> float:
        """Seconds advanced so far."""
        return self._elapsed

    def skip_stop(self) -> None:
        """Do nothing: this clock does not advance while the process is stopped."""

    def now(self) -> datetime:
        """The start moved on by the seconds advanced so far."""
        return self._start + timedelta(seconds=self._elapsed)

    def advance(self, seconds: float) -> None:
        """Move on by `seconds`.

        Raises:
            ValueError: `seconds` is negative; time does not go back.
        """
        if seconds < 0:
            raise ValueError(f"A clock cannot be advanced by {seconds} seconds.")
        self._elapsed += seconds
