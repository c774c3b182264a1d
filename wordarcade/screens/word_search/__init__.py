"""The screens of word search."""

from typing import Final

from wordarcade.games.front_ends import GameScreens
from wordarcade.screens.grid.entrance import play_or_results
from wordarcade.screens.word_search.play import WordSearchScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.word_search.setup import WordSearchSetupScreen

SCREENS: Final = GameScreens(
    WordSearchSetupScreen, play_or_results(WordSearchScreen, WordSearchResultsScreen)
)
