"""The ways into Boggle."""

from typing import Final

from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.screens.boggle.dealing import dealing, resuming
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.ways_in import WaysIn

WAYS_IN: Final = WaysIn(BoggleSetup, BoggleSetupScreen, dealing, resuming)
