"""The round that the tour is played on: Boggle without a clock, kept nowhere."""

from typing import Final

from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.games.boggle.play import PLAY
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.support.progress import Report

BOARD: Final = "STON/HARE/CLWD/IPEM"
LEXICON: Final = "arcade"


def tour_session(services: Services, report: Report) -> BoggleSession:
    """Return the session of the tour; for a thread.

    Args:
        services: the app's services; their games are left alone.
        report: called with the share done.

    Raises:
        LexiconError: the lexicon is not available.
    """
    nowhere = services._replace(games=GameStore(None, services.clock))
    setup = BoggleSetup(board=parse_board(BOARD), lexicon=LEXICON)
    return PLAY.begin(nowhere, setup, report)
