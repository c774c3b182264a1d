"""Detection of an Esc too many: one that left a screen of words to somebody who types on."""

from typing import Final

from textual.events import Event, InputEvent, Key

from wordarcade.screens import late_letters

_HASTE: Final = 1.0
"""Seconds between two keys of somebody who types and hasn't looked up."""


class HastyLeaving:
    """Tells whether Esc has just left a screen where letters are typed, right after another key.

    The first Esc drops what was entered, and the next one leaves: pressed twice in a breath it
    leads to a screen where the next word would be commands. Whoever has paused before Esc, or
    clicks, knows where it leads.
    """

    def __init__(self) -> None:
        self._last: float | None = None
        self._left: float | None = None

    def note(self, event: InputEvent, *, typed: bool) -> None:
        """Note what is pressed; called for each event before it is handled.

        Args:
            event: the event.
            typed: whether letters are typed on the screen in view.
        """
        if not isinstance(event, Key):
            return
        hasty = self._last is not None and event.time - self._last < _HASTE
        if event.key == "escape":
            self._left = event.time if typed and hasty else None
        self._last = event.time

    @property
    def just_now(self) -> bool:
        """Whether a screen that comes into view now may follow such an Esc."""
        # The clock that dates all events.
        return self._left is not None and Event().time - self._left < late_letters.GRACE
