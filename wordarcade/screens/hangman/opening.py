"""The ways into hangman."""

from typing import Final

from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.screens.hangman.dealing import dealing, resuming
from wordarcade.screens.hangman.setup import HangmanSetupScreen
from wordarcade.screens.ways_in import WaysIn

WAYS_IN: Final = WaysIn(HangmanSetup, HangmanSetupScreen, dealing, resuming)
