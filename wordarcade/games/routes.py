"""What the app can be asked to show: small values that the command line and screens pass on."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wordarcade.store.records import RoundId


@dataclass(frozen=True, slots=True)
class HomeRoute:
    """The home screen."""


@dataclass(frozen=True, slots=True)
class NewGameRoute:
    """A new game.

    Attributes:
        game: the name of the game.
        setup: the choices made so far, the game's own kind of value.
        ask: show the set-up screen with these choices filled in, instead of beginning at once.
    """

    game: str
    setup: Any
    ask: bool = True


@dataclass(frozen=True, slots=True)
class ResumeRoute:
    """A saved game, of whichever kind, as it was left."""

    game_id: RoundId


@dataclass(frozen=True, slots=True)
class ReplayRoute:
    """A finished game, turn by turn.

    Attributes:
        game: the name of the game.
        source: a file that records it, or a saved game.
    """

    game: str
    source: Path | RoundId


Route = HomeRoute | NewGameRoute | ResumeRoute | ReplayRoute
