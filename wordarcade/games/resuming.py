"""Resuming a saved game of any kind."""

from typing import Any

from wordarcade.games.play import GamePlay
from wordarcade.games.session import GameSession
from wordarcade.services import Services
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import GameId, SavedGame
from wordarcade.support.progress import Report

__all__ = ["GameId", "resumed"]


def resumed(
    services: Services, play: GamePlay[Any, Any], saved: SavedGame, report: Report
) -> GameSession[Any, Any, Any]:
    """Return the session of a saved game; mark it as damaged if it cannot be read.

    Slow, and safe in a thread: it touches only the store's list of damaged games.

    Args:
        services: the app's services.
        play: the kind of game.
        saved: the game.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        LexiconError: the lexicon is not available.
        StoreError: the lexicon is not the one that the game was begun with.
        DamagedGameError: the game cannot be read, or its moves cannot have been made.
    """
    try:
        session: GameSession[Any, Any, Any] = play.resume(services, saved, report)
    except DamagedGameError as error:
        services.games.note_damage(error)
        raise
    return session
