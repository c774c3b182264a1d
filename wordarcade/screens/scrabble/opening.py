"""The ways into Scrabble."""

from typing import Final

from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.screens.scrabble.dealing import dealing, resuming
from wordarcade.screens.scrabble.setup import ScrabbleSetupScreen
from wordarcade.screens.ways_in import WaysIn

WAYS_IN: Final = WaysIn(ScrabbleSetup, ScrabbleSetupScreen, dealing, resuming)
