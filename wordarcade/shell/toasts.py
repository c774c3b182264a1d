"""Notices that do not outlive what they were said of."""

from collections.abc import Callable, Sequence
from typing import Final

from textual.notifications import Notification

from wordarcade.looks.composition import WIDEST

LOOKS: Final = f"""
/* No wider than what screens show: notices end where that does. */
ArcadeScreen ToastHolder {{ max-width: {WIDEST}; }}
ArcadeScreen Toast {{
    width: 44;
    max-width: 60%;
    margin: 0;
    padding: 0 1;
    color: $role-text;
    background: $role-raised;
    &.-information {{ border-left: outer $role-player; }}
    &.-warning {{ border-left: outer $role-focus; }}
    &.-error {{ border-left: outer $role-bad; }}
}}
"""
"""The sheet of notices, which is read when the first one comes: no start waits for it."""


class Toasts:
    """Takes notices away: those a screen late, and what is said a second time.

    A notice may have been said on the way to the screen that has just come into view; it is stale
    only when another one does.

    Args:
        shown: returns the notices that are shown now.
        remove: takes one of them away.
        soon: calls a function once all that happens now is done.
    """

    def __init__(
        self,
        shown: Callable[[], Sequence[Notification]],
        remove: Callable[[Notification], object],
        soon: Callable[[Callable[[], None]], object],
    ) -> None:
        self._shown: Final = shown
        self._remove: Final = remove
        self._soon: Final = soon
        self._before: set[str] = set()
        self._due = False

    def screen_changes(self) -> None:
        """Drop stale notices soon, once for all screens that change in one go."""
        if not self._due:
            self._due = True
            self._soon(self._drop_stale)

    def make_way_for(self, notice: Notification) -> None:
        """Take away a notice that says the same as the one to come."""
        for shown in self._shown():
            if shown.message == notice.message:
                self._remove(shown)

    def _drop_stale(self) -> None:
        """Take away notices that were there before the screen changed last time, too."""
        self._due = False
        for shown in self._shown():
            if shown.identity in self._before:
                self._remove(shown)
        self._before = {shown.identity for shown in self._shown()}
