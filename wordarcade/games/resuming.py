"""Going on with a saved game, whichever it is of."""

from typing import Any

from wordarcade.games.play import GamePlay
from wordarcade.games.session import GameSession
from wordarcade.progress import Report
from wordarcade.services import Services
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import Round, RoundId

__all__ = ["RoundId", "resumed"]


def resumed(
    services: Services, play: GamePlay[Any, Any], saved: Round, report: Report
) -> GameSession[Any, Any, Any]:
    """Return the session of a saved game; one found damaged is listed so from now on.

    May take long, and may be called in a thread: of the store nothing but that list is touched.

    Args:
        services: the collaborators.
        play: the kind of game.
        saved: the game.
        report: told the share that is done; what it raises stops the work.

    Raises:
        LexiconError: the lexicon cannot be had.
        StoreError: the lexicon is not the one that the game was begun with.
        DamagedGameError: the game cannot be read, or its moves cannot have been made.
    """
    try:
        session: GameSession[Any, Any, Any] = play.resume(services, saved, report)
    except DamagedGameError as error:
        services.rounds.note_damage(error)
        raise
    return session
