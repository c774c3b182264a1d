"""The screens that the hand game opens with."""

from typing import Any

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.hand.dealing import dealing, resuming
from wordarcade.screens.hand.setup import HandSetupScreen
from wordarcade.screens.openings import HandOpening, Opening, ResumeOpening
from wordarcade.services import Services


def screen_for_opening(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    """Return the screen that shows an opening of the hand game or resumes a saved one.

    Raises:
        StoreError: there is no such round.
        ValueError: the opening is another game's.
    """
    match opening:
        case HandOpening(setup, ask=True):
            return HandSetupScreen(services, setup)
        case HandOpening(setup):
            return dealing(services, setup)
        case ResumeOpening(round_id):
            return resuming(services, round_id)
        case _:
            raise ValueError(f"Not an opening of the hand game: {opening!r}")
