"""Ratings of finished games that were left before a review could find them."""

from typing import Any

from wordarcade.games.play import GamePlay
from wordarcade.games.rating import Assessment
from wordarcade.games.resuming import resumed
from wordarcade.services import Services
from wordarcade.store.records import SavedGame
from wordarcade.support.progress import Report


def late_rating(
    services: Services, play: GamePlay[Any, Any], saved: SavedGame, report: Report
) -> Assessment | None:
    """Return the rating of a finished game, if a review finds one; slow, and safe in a thread.

    Args:
        services: the app's services.
        play: the kind of game.
        saved: the game.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        LexiconError: the lexicon is not available.
        StoreError: the lexicon is not the one that the game was begun with, or it is damaged.
    """
    return resumed(services, play, saved, report).assess(report)
