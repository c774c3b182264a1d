"""The screens that Boggle opens with."""

from typing import Any

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.boggle.dealing import dealing, resuming
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.openings import BoggleOpening, Opening, ResumeOpening
from wordarcade.services import Services


def screen_for_opening(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    """Return the screen that shows a Boggle opening or resumes a saved round of Boggle.

    Raises:
        StoreError: there is no such round.
        ValueError: the opening is another game's.
    """
    match opening:
        case BoggleOpening(setup, ask=True):
            return BoggleSetupScreen(services, setup)
        case BoggleOpening(setup):
            return dealing(services, setup)
        case ResumeOpening(round_id):
            return resuming(services, round_id)
        case _:
            raise ValueError(f"Not an opening of Boggle: {opening!r}")
