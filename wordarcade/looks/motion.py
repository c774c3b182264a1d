"""Short animations that explain what has just happened, and never make anybody wait."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from textual.timer import Timer
from textual.widget import Widget

LONGEST: Final = 0.25
"""Seconds that an animation takes at most."""


class Motion:
    """An animation: frames, of which each shows all that it takes, the last one the final state.

    A frame that comes late is left out, and nothing moves any more once the app's animations are
    off, as they are while the terminal is slow: the final state is seen in time.
    """

    def __init__(
        self,
        widget: Widget,
        frames: Sequence[Callable[[], object]],
        seconds: float,
        clock: Callable[[], float],
    ) -> None:
        self._app = widget.app
        self._frames = tuple(frames)
        self._seconds = seconds
        self._clock = clock
        self._started = clock()
        self._shown = -1
        self._timer: Timer | None = None
        if len(frames) > 1 and self._moves:
            self._show(0)
            self._timer = widget.set_interval(seconds / (len(frames) - 1), self._beat)
        else:
            self.finish()

    def finish(self) -> None:
        """Show the final state now, unless it is shown."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._show(len(self._frames) - 1)

    @property
    def _moves(self) -> bool:
        return self._app.animation_level != "none"

    def _beat(self) -> None:
        share = (self._clock() - self._started) / self._seconds
        due = int(share * (len(self._frames) - 1) + 0.5)
        if due >= len(self._frames) - 1 or not self._moves:
            self.finish()
        else:
            self._show(due)

    def _show(self, number: int) -> None:
        if number > self._shown:
            self._shown = number
            self._frames[number]()


def play(
    widget: Widget,
    frames: Sequence[Callable[[], object]],
    seconds: float = LONGEST,
    clock: Callable[[], float] = time.monotonic,
) -> Motion:
    """Show frames one after another, or the last one alone where nothing is to move.

    Args:
        widget: what moves; when it goes, the animation ends.
        frames: from the first to the final state, at least one.
        seconds: for all of it, up to `LONGEST`.
        clock: tells seconds that only grow.

    Raises:
        ValueError: it would take longer than `LONGEST`, or has no frame.
    """
    if not frames or not 0 < seconds <= LONGEST:
        raise ValueError(f"{len(frames)} frames in {seconds} s are no short animation")
    return Motion(widget, frames, seconds, clock)
