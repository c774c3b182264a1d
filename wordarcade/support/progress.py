"""Progress reports of long work, and its cancellation."""

from collections.abc import Callable

Report = Callable[[float], None]
"""Called with the share of work done, from 0 to 1; an exception it raises stops the work."""


class Cancelled(Exception):  # noqa: N818 - no error: nobody waits for the work any more
    """Raised by a report to stop the work that it was given to."""


def to_nobody(_: float) -> None:
    """Ignore progress; the work runs to its end."""
