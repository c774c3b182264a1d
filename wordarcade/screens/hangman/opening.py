"""The screens that hangman opens with."""

from typing import Any

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.hangman.dealing import dealing, resuming
from wordarcade.screens.hangman.setup import HangmanSetupScreen
from wordarcade.screens.openings import HangmanOpening, Opening, ResumeOpening
from wordarcade.services import Services


def screen_for_opening(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    """Return the screen that shows an opening of hangman or resumes a saved round of it.

    Raises:
        StoreError: there is no such round.
        ValueError: the opening is another game's.
    """
    match opening:
        case HangmanOpening(setup, ask=True):
            return HangmanSetupScreen(services, setup)
        case HangmanOpening(setup):
            return dealing(services, setup)
        case ResumeOpening(round_id):
            return resuming(services, round_id)
        case _:
            raise ValueError(f"Not an opening of hangman: {opening!r}")
