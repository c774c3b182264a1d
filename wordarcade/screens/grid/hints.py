"""Hints of grid games on the screen."""

from collections.abc import Container
from typing import Any, Final, Protocol

from wordarcade.games.grid_session import GridSession
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.remark import STILL_COUNTING
from wordarcade.widgets.tone import Tone

NOTHING_LEFT: Final = "You have seen every word that is left."

_MARK: Final = "?"
_WHOLE: Final = "Enter plays it."
_TO_MARK: Final = "Now mark it."


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


def give_hint(screen: Hinting, begun: Container[str] = ()) -> None:
    """Tell where a word starts, or its next letter; what is known of it is entered.

    Args:
        screen: the screen.
        begun: the words that the player may be about to enter: these come first.
    """
    session, area = screen.session, screen.area
    if session.solution is None:
        screen.say(STILL_COUNTING, Tone.NOTICE)
        return
    if not screen.hint_agreed():
        return
    told = session.take_hint(begun)
    if told is None:
        screen.say(NOTHING_LEFT, Tone.HINT)
        return
    area.show_hint()
    rest = _TO_MARK if session.names_hinted else _WHOLE
    screen.say(f"{told} {rest}" if session.shown_whole else told, Tone.HINT)
    screen.name_next_hint(session.next_hint)


def letters_told(session: GridSession[Any, Any, Any]) -> LetterEntry:
    """Return what is entered after a hint: all that is known but the newest letter, to be typed.

    A whole word can be played as it is, or typed.
    """
    path, grid = session.shown_path, session.grid
    if session.shown_whole:
        return LetterEntry.found(grid.text_of(path), path)
    return LetterEntry.of_path(path[:-1], grid)


def cells_told(session: GridSession[Any, Any, Any]) -> dict[int, str]:
    """Return the mark on the newest cell of a word told in part, or the numbers of a whole one.

    It stays in sight until the word is played or the next one begins.
    """
    path = session.shown_path
    if session.shown_whole:
        # Small cells have room for one digit.
        return {cell: f"{number}" if number < 10 else _MARK for number, cell in enumerate(path, 1)}
    return dict.fromkeys(path[-1:], _MARK)
