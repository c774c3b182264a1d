"""Hints of grid games on the screen."""

from typing import Any, Final, Protocol

from wordarcade.games.grid_session import GridSession
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.remark import STILL_COUNTING
from wordarcade.widgets.tone import Tone

NOTHING_LEFT: Final = "You have seen every word that is left."

_MARK: Final = "?"
_WHOLE: Final = "Enter plays it."


class Hinting(Protocol):
    """The interface of a screen that gives hints."""

    area: Any
    session: Any

    def hint_agreed(self) -> bool:
        """Whether the player knows what hints cost; if not, say so."""

    def name_next_hint(self, what: str) -> None:
        """Say in the entry line what the next hint shows."""

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player in the message line."""


def give_hint(screen: Hinting) -> None:
    """Tell where a word starts, or its next letter; what is known of it is entered."""
    session, area = screen.session, screen.area
    if session.solution is None:
        screen.say(STILL_COUNTING, Tone.NOTICE)
        return
    if not screen.hint_agreed():
        return
    told = session.take_hint()
    if told is None:
        screen.say(NOTHING_LEFT, Tone.HINT)
        return
    area.show_hint()
    whole = session.shown_whole
    screen.say(f"{told} {_WHOLE}" if whole else told, Tone.HINT)
    screen.name_next_hint(session.next_hint)


def letters_told(session: GridSession[Any, Any, Any]) -> LetterEntry:
    """Return what is entered after a hint: all that is known but the newest letter, to be typed."""
    path = session.shown_path
    known = path if session.shown_whole else path[:-1]
    return LetterEntry.of_path(known, session.grid)


def newest_told(session: GridSession[Any, Any, Any]) -> dict[int, str]:
    """Return the mark on the newest cell of a word told in part."""
    path = session.shown_path
    return {} if session.shown_whole or not path else {path[-1]: _MARK}
