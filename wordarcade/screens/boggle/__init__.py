"""The screens of Boggle."""

from typing import Final

from wordarcade.games.front_ends import GameScreens
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.grid.entrance import play_or_results

SCREENS: Final = GameScreens(BoggleSetupScreen, play_or_results(BoggleScreen, BoggleResultsScreen))
