"""Play time: the time that passes while a game runs, pauses not counted."""

from wordarcade.support.clock import Clock


class Stopwatch:
    """Counts milliseconds while it runs.

    Args:
        clock: where time comes from.
        elapsed_ms: what has been counted before.

    >>> from wordarcade.support.clock import ManualClock
    >>> clock = ManualClock()
    >>> watch = Stopwatch(clock)
    >>> watch.start()
    >>> clock.advance(1.5)
    >>> watch.stop()
    >>> clock.advance(60)
    >>> watch.elapsed_ms
    1500
    """

    def __init__(self, clock: Clock, elapsed_ms: int = 0) -> None:
        self._clock = clock
        self._counted_ms = elapsed_ms
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is being counted."""
        return self._since is not None

    @property
    def elapsed_ms(self) -> int:
        """The milliseconds counted so far."""
        if self._since is None:
            return self._counted_ms
        return self._counted_ms + int((self._clock.monotonic() - self._since) * 1000)

    def start(self) -> None:
        """Start or resume; does nothing while it runs."""
        if self._since is None:
            self._since = self._clock.monotonic()

    def stop(self) -> None:
        """Stop counting; does nothing while it stands."""
        self._counted_ms = self.elapsed_ms
        self._since = None
