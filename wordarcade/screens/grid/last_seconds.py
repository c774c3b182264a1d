"""The last seconds of a timed round, told once in the message line."""

from typing import Any, Final

from wordarcade.games.grid_session import GridSession
from wordarcade.support.wording import plural, spelt
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone

_STILL_NEEDED: Final = frozenset({Tone.REFUSED, Tone.HINT, Tone.BEST})
"""Tones of messages that are not to be hidden: they stand nowhere else, or are celebrated."""


class LastSeconds:
    """Says once in a round that its last seconds have begun, if that hides nothing.

    Args:
        line: where it is said.
    """

    def __init__(self, line: MessageLine) -> None:
        self._line: Final = line
        self._told = False

    def look(self, session: GridSession[Any, Any, Any], *, hurry: bool) -> None:
        """Say how much is left, unless that was said, or something else is to be read there.

        Args:
            session: the round.
            hurry: whether so little time is left that it is marked.
        """
        remaining_ms = session.remaining_ms
        if self._told or not hurry or not remaining_ms or not session.running:
            return
        self._told = True
        if self._line.message.tone not in _STILL_NEEDED:
            seconds = -(-remaining_ms // 1000)
            left = f"{spelt(seconds).capitalize()} {plural(seconds, 'second')}"
            self._line.show(f"{left}. One more?", Tone.NOTICE)
