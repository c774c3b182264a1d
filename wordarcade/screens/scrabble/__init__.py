"""The screens of Scrabble."""

from typing import Final

from wordarcade.games.front_ends import GameScreens
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.position import position_of
from wordarcade.screens.scrabble.replaying import replaying
from wordarcade.screens.scrabble.setup import ScrabbleSetupScreen

SCREENS: Final = GameScreens(ScrabbleSetupScreen, ScrabbleScreen, replaying, position_of)
