"""The screens of the hand game."""

from typing import Final

from wordarcade.games.front_ends import GameScreens
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.setup import HandSetupScreen

SCREENS: Final = GameScreens(HandSetupScreen, HandScreen)
