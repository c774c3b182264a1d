"""The screens of Scrabble."""

from functools import partial
from typing import Final

from wordarcade.games.front_ends import GameScreens
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.position import PositionScreen
from wordarcade.screens.scrabble.replaying import replaying
from wordarcade.screens.scrabble.setup import ScrabbleSetupScreen

SCREENS: Final = GameScreens(
    ScrabbleSetupScreen, ScrabbleScreen, replaying, partial(PositionScreen, reopened=True)
)
