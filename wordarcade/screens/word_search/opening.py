"""The screens that word search opens with."""

from typing import Any

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.openings import Opening, ResumeOpening, WordSearchOpening
from wordarcade.screens.word_search.dealing import dealing, resuming
from wordarcade.screens.word_search.setup import WordSearchSetupScreen
from wordarcade.services import Services


def screen_for_opening(services: Services, opening: Opening) -> ArcadeScreen[Any]:
    """Return the screen that shows an opening of word search or resumes a saved round of it.

    Raises:
        StoreError: there is no such round.
        ValueError: the opening is another game's.
    """
    match opening:
        case WordSearchOpening(setup, ask=True):
            return WordSearchSetupScreen(services, setup)
        case WordSearchOpening(setup):
            return dealing(services, setup)
        case ResumeOpening(round_id):
            return resuming(services, round_id)
        case _:
            raise ValueError(f"Not an opening of word search: {opening!r}")
