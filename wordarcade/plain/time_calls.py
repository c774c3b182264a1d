"""Spoken time: announcements of the time left, for players who see no clock."""

import math
from collections.abc import Callable
from typing import Final

from wordarcade.support.wording import count

_MINUTE: Final = 60
_LAST: Final = 10
"""Seconds left at which the time is called."""


class TimeCalls:
    """Says once when little time is left, at the first line after that.

    Args:
        remaining_ms: returns the milliseconds left, or None where time has no limit.
        last_seconds: whether the last seconds are called, too.
    """

    def __init__(self, remaining_ms: Callable[[], int | None], *, last_seconds: bool) -> None:
        self._remaining_ms: Final = remaining_ms
        self._calls: Final = (_MINUTE, _LAST) if last_seconds else (_MINUTE,)
        self._called = len(self._due())

    def take(self) -> list[str]:
        """Return the line of a call that has become due, or nothing."""
        due = self._due()
        if len(due) <= self._called:
            # With time won back, what was called before may be called again.
            self._called = len(due)
            return []
        self._called = len(due)
        seconds = math.ceil((self._remaining_ms() or 0) / 1000)
        minutes, rest = divmod(seconds, 60)
        return [f"{count(seconds, 'second') if rest else count(minutes, 'minute')} left."]

    def _due(self) -> list[int]:
        """Return the calls whose time has come; none if time is up."""
        remaining_ms = self._remaining_ms()
        if not remaining_ms:
            return []
        return [seconds for seconds in self._calls if remaining_ms <= seconds * 1000]
