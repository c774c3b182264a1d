"""The screens of Boggle."""

from typing import Final

from wordarcade.games.spec import GameScreens
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen

SCREENS: Final = GameScreens(BoggleSetupScreen, BoggleScreen)
