"""The interface for setting up, starting and resuming games of one kind."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Generic, TypeVar

from wordarcade.games.duel.comparison import Comparison
from wordarcade.games.record import Record
from wordarcade.games.session import GameSession
from wordarcade.services import Services
from wordarcade.store.records import JsonObject, SavedGame
from wordarcade.store.settings import Settings
from wordarcade.support.progress import Report

_Setup = TypeVar("_Setup")
_Session = TypeVar("_Session", bound=GameSession[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class DailyPlay(Generic[_Setup]):
    """A game as a puzzle of the day.

    Attributes:
        about: what it is, in two or three words for its card.
        setup: returns the choices, from a name or path of a lexicon, a seed, 0 to 2³² - 1, and
            the day, since which rules may have changed.
        thing: what the points are, one of them.
        ends: what becomes of it, won and lost, in a game without points.
    """

    about: str
    setup: Callable[[str, int, date], _Setup]
    thing: str = "point"
    ends: tuple[str, str] = ("won", "lost")


@dataclass(frozen=True, slots=True)
class DuelPlay(Generic[_Setup, _Session]):
    """A game as a duel: two people at one keyboard play the same, one after the other.

    Attributes:
        terms: returns what is the same for both, such as board and time, from a session.
        points: returns the points of a finished game from its summary.
        compare: returns a round that both have played, from the names and both finished sessions;
            slow.
        hide: returns the session in which one guesses the word that the other has hidden, from
            the services, the choices, the word as the game has it, and a report; None for a game
            that hides none.
    """

    terms: Callable[[_Session], str]
    points: Callable[[JsonObject], int]
    compare: Callable[[tuple[str, str], _Session, _Session], Comparison]
    hide: Callable[[Services, _Setup, Any, Report], _Session] | None = None


@dataclass(frozen=True, slots=True)
class GamePlay(Generic[_Setup, _Session]):
    """The functions that both front ends use before a game is in play.

    `begin` and `resume` are slow and are called in a thread: they report progress, and an
    exception from the report stops them. Neither touches the store; `GameSession.open` does.

    Attributes:
        record: the saved form.
        setup: returns the default choices; takes `lexicon`, a name or path.
        begin: returns the session of a new game.
        resume: returns the session of a saved game.
        beginning: the message while a game begins.
        resuming: the message while a game resumes.
        filled: returns the last choices, if the given ones make none of their own.
        remembered: returns the settings, key by key, that remember choices, beside those of now.
        daily: the game as a puzzle of the day; None for a game without.
        duel: the game as a duel; None for a game without, such as one with several players.
        recalling: returns choices for a new game, completed from earlier games. It reads the store,
            so it is called before `begin`, and in no worker thread.
    """

    record: Record[Any, Any, Any, Any]
    setup: Callable[..., _Setup]
    begin: Callable[[Services, _Setup, Report], _Session]
    resume: Callable[[Services, SavedGame, Report], _Session]
    beginning: str
    resuming: str
    filled: Callable[[_Setup, Settings], _Setup] = lambda setup, _: setup
    remembered: Callable[[_Setup, Settings], Mapping[str, str | int | bool]] = lambda _, __: {}
    daily: DailyPlay[_Setup] | None = None
    duel: DuelPlay[_Setup, _Session] | None = None
    recalling: Callable[[Services, _Setup], _Setup] = lambda _, setup: setup


def has_choices(setup: Any) -> bool:
    """Return whether `setup`, whose defaults stand for no choice, chooses beyond the lexicon.

    >>> from wordarcade.engine.hand.setup import HandSetup
    >>> has_choices(HandSetup(lexicon="enable")), has_choices(HandSetup(hand_size=5))
    (False, True)
    """
    return bool(setup != type(setup)(lexicon=setup.lexicon))
