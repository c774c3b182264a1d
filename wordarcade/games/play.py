"""How the games of one kind are set up, begun and resumed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from wordarcade.games.record import Record
from wordarcade.games.session import GameSession
from wordarcade.progress import Report
from wordarcade.services import Services
from wordarcade.store.records import Round
from wordarcade.store.settings import Settings

_Setup = TypeVar("_Setup")
_Session = TypeVar("_Session", bound=GameSession[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class GamePlay(Generic[_Setup, _Session]):
    """What both front ends ask of a game before it is in play.

    `begin` and `resume` may take long and are called in a thread: they report progress, and
    what the report raises stops them. Neither touches the store; `GameSession.open` does.

    Attributes:
        record: how games are written down.
        setup: makes the choices that nobody has changed yet; takes `lexicon`, a name or path.
        begin: returns the session of a new game.
        resume: returns the session of a saved game.
        beginning: what is said while a game is begun.
        resuming: what is said while a game is resumed.
        filled: returns the choices last made, if the given ones make none of their own.
        remembered: returns the settings, key by key, that remember choices.
    """

    record: Record[Any, Any, Any, Any]
    setup: Callable[..., _Setup]
    begin: Callable[[Services, _Setup, Report], _Session]
    resume: Callable[[Services, Round, Report], _Session]
    beginning: str
    resuming: str
    filled: Callable[[_Setup, Settings], _Setup] = lambda setup, _: setup
    remembered: Callable[[_Setup], Mapping[str, str | int | bool]] = lambda _: {}
