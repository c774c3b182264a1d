"""The ways into the hand game."""

from typing import Final

from wordarcade.engine.hand.setup import HandSetup
from wordarcade.screens.hand.dealing import dealing, resuming
from wordarcade.screens.hand.setup import HandSetupScreen
from wordarcade.screens.ways_in import WaysIn

WAYS_IN: Final = WaysIn(HandSetup, HandSetupScreen, dealing, resuming)
