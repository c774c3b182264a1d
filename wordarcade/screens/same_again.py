"""Playing the same once more."""

from collections.abc import Callable
from typing import Any

from textual.screen import Screen

from wordarcade.games.session import GameSession
from wordarcade.services import Services


def same_again(
    play: Callable[[Services, Any], Screen[None]], session: GameSession[Any, Any, Any]
) -> Screen[None]:
    """Return the screen of a new game with the same beginning as that of a session.

    Args:
        play: makes a play screen, from the services and a session.
        session: the game.
    """
    again = session.again()
    again.open()
    return play(session.services, again)
