"""Detection of keys and clicks meant for an earlier screen."""

from textual.events import Event, InputEvent, Key, MouseEvent


class StaleInput:
    """Tracks input from before the current screen came into view.

    A key that is pressed twice in a breath closes a dialogue, say, before the screen below is to
    be seen; there it would do what nobody has asked for. Other keys are those of a fast typist,
    who knows what comes.
    """

    def __init__(self) -> None:
        self._key = ""
        self._key_before = ""
        self._changed = 0.0

    def screen_changes(self, *, awaited: bool) -> None:
        """Note that another screen is in view from now on.

        Args:
            awaited: whether the screen before was there only until this one came; then every key
                pressed there is meant for this one.
        """
        self._changed = Event().time  # the clock that dates all events
        self._key_before = "" if awaited else self._key

    def is_stale(self, event: InputEvent) -> bool:
        """Whether `event` is to be dropped; called for each one before it is handled."""
        early = event.time <= self._changed
        if isinstance(event, Key):
            self._key = event.key
            return early and event.key == self._key_before
        return early and isinstance(event, MouseEvent)
