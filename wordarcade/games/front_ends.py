"""What a game has for the front ends, looked up when it is opened there."""

from collections.abc import Callable
from typing import Any, NamedTuple


class GameScreens(NamedTuple):
    """The screens of a game.

    Attributes:
        setup: makes the set-up screen, from the services and the choices made so far; None
            without choices.
        play: makes the play screen, from the services and the session.
        replay: makes the replay screen of a finished game, from the services and a
            `ReplayRoute`; None without replays.
        position: makes the editor of positions, from the services and a `PositionRoute`; None
            without one.
    """

    setup: Callable[..., Any] | None
    play: Callable[..., Any]
    replay: Callable[..., Any] | None = None
    position: Callable[..., Any] | None = None


class LineMode(NamedTuple):
    """A game in line mode.

    Attributes:
        play: plays a session to its end, from the session and a dialogue, with its clock
            running; raises errors of saving.
        complete: returns the choices with the missing ones asked for, from the services, the
            choices, the names of the missing ones, and a dialogue; None if none can be missing.
            Such choices have a `lexicon`, its name or path.
        again: asks whether to play another game after one that began here, from a dialogue; None
            to never ask. Choices that are reused have a `seed`.
    """

    play: Callable[..., None]
    complete: Callable[..., Any] | None = None
    again: Callable[..., bool] | None = None
