"""The ways into word search."""

from typing import Final

from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.screens.ways_in import WaysIn
from wordarcade.screens.word_search.dealing import dealing, resuming
from wordarcade.screens.word_search.setup import WordSearchSetupScreen

WAYS_IN: Final = WaysIn(WordSearchSetup, WordSearchSetupScreen, dealing, resuming)
