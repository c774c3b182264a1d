"""Letters that are typed on after a round has ended, or been left by an Esc too many."""

from collections.abc import Callable
from typing import Final

from textual.events import Event, InputEvent, Key, MouseDown

GRACE: Final = 1.0
"""Seconds after the end of a round, or the Esc, in which letters are those that come late."""

_PAUSE: Final = 1.0
"""Seconds without a letter after which the next one is meant for what is in view.

Whoever weighs each guess types slowly: half of that turned guesses into commands.
"""


def _event_time() -> float:
    """Return the seconds on the clock that dates all events."""
    return Event().time


class LateLetters:
    """Tells letters meant for a round that is just over, or left, from commands.

    Other keys act at once, and so do letters after a click: who aims at something has seen it.

    Args:
        now: the seconds on the clock that dates all events.
    """

    def __init__(self, now: Callable[[], float] = _event_time) -> None:
        self._now: Final = now
        self._until: float | None = None

    def expect(self) -> None:
        """Expect letters for a moment from now on: there is nothing to type any more."""
        self._until = self._now() + GRACE

    def takes(self, event: InputEvent) -> bool:
        """Whether an event is a late letter, which does nothing; called for each in turn."""
        if self._until is None:
            return False
        if isinstance(event, MouseDown) or event.time >= self._until:
            self._until = None
            return False
        if not isinstance(event, Key) or not (event.character or "").isalpha():
            return False
        self._until = max(self._until, event.time + _PAUSE)
        return True
