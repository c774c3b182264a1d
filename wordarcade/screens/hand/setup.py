"""The set-up screen of the hand game."""

from functools import partial
from random import Random
from typing import Any, Final

from textual.content import Content
from textual.screen import Screen

from wordarcade.engine.hand.dealing import deal_hand
from wordarcade.engine.hand.hand_text import HandTextError
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.hand.play import begin, filled, remembered
from wordarcade.games.hand.spec import HAND
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.hand.rack_tiles import rack_tiles
from wordarcade.screens.hand.setup_form import HandForm
from wordarcade.screens.number_choice import NumberTextError
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.tone import Tone

_SAMPLE: Final = 7
"""The seed of the hand that is shown before one is dealt."""


class HandSetupScreen(SetupScreen[HandForm]):
    """Asks how many letters and hands, or which letters, against whom, and by which lexicon.

    Args:
        services: the app's services.
        setup: the choices made so far.
    """

    HELP_PAGE = "hand"
    UNREADABLE = (HandTextError, NumberTextError, SeedTextError)

    def __init__(self, services: Services, setup: HandSetup) -> None:
        last = services.settings.current
        form = HandForm(filled(setup, last), services.lexicons.catalogue(), DuelRows(last))
        self._rack = TileRack(pickable=False)
        super().__init__("Hand game · new game", services, form, self._rack)

    def consider(self) -> Content:
        """Return the summary of the choices, and show the letters, or a hand as it may be dealt.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        setup = self.form.choices()
        # Never the hand that will be played: the seed that is typed is left out.
        sample = deal_hand(setup.hand_size, Random(_SAMPLE))
        self._rack.tiles = rack_tiles(setup.hand or sample)
        if setup.hand is None:
            self.label_sample()
        else:
            self.label_preview()
        if setup.hand is not None:
            return Tone.ACCEPTED.mark(f"A single hand of {count(len(setup.hand), 'letter')}.")
        letters = count(setup.hand_size, "letter")
        if setup.hands is None:
            return Content(f"A single hand of {letters}.")
        hands = count(setup.hands, "hand")
        return Content(f"{hands} of {letters}.")

    def begin(self) -> Screen[Any]:
        """Return the screen that begins the game, and remember the choices.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        setup = self.form.choices()
        self.remember(remembered(setup, self.services.settings.current))
        return self.started(HAND, partial(begin, self.services, setup), setup)
