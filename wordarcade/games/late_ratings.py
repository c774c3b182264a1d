"""Ratings of finished games that were left before a review could find them."""

from typing import Any

from wordarcade.games.play import GamePlay
from wordarcade.games.rating import Assessment
from wordarcade.games.resuming import resumed
from wordarcade.services import Services
from wordarcade.store.records import GameId, SavedGame
from wordarcade.support.progress import Report


def keep_missed(services: Services, game_id: GameId, found: Assessment) -> None:
    """Keep the words to learn that a late review has found.

    Raises:
        StoreError: the game is gone, or they cannot be saved.
    """
    if found.missed:
        header = services.games.load(game_id).header
        services.games.cards.add(header.lexicon.name, header.game, found.missed)


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
