"""The screens of hangman."""

from typing import Any, Final

from wordarcade.games.front_ends import GameScreens
from wordarcade.games.hangman.hiding import HidingSession
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.screens.hangman.hiding import HidingScreen
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.setup import HangmanSetupScreen
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services


def play_screen(services: Services, session: HangmanSession) -> PlayScreen[Any, Any]:
    """Return the screen on which the player guesses, or hides the word."""
    if isinstance(session, HidingSession):
        return HidingScreen(services, session)
    return HangmanScreen(services, session)


SCREENS: Final = GameScreens(HangmanSetupScreen, play_screen)
