"""Ratings of finished games that were left before a review could find them."""

from collections.abc import Mapping
from typing import Any, Final

from wordarcade import __version__
from wordarcade.games.play import GamePlay
from wordarcade.games.rating import Assessment
from wordarcade.games.registry import Registry
from wordarcade.games.resuming import resumed
from wordarcade.services import Services
from wordarcade.store.records import GameId, SavedGame
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Report

_REVIEWED: Final = "reviewed"


def unrated_games(services: Services, games: Registry) -> tuple[tuple[GameId, str], ...]:
    """Return the games that count and that a review may still rate, with their games' names.

    Raises:
        StoreError: the saved games cannot be read.
    """
    found = services.games.results.unrated(__version__)
    return tuple(each for each in found if each[1] in games)


def may_be_rated(summary: Mapping[str, Any] | None) -> bool:
    """Whether a finished game has no rating, and no review by this version has looked for one."""
    told = summary or {}
    return not isinstance(told.get("rating"), int) and told.get(_REVIEWED) != __version__


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


def keep(services: Services, game_id: GameId, found: Assessment | None) -> None:
    """Keep what a late review has found with its game: rating and words to learn, or nothing.

    Args:
        services: the app's services.
        game_id: the game.
        found: what the review came to; None if the game gets no rating.

    Raises:
        StoreError: the game is gone, or they cannot be saved.
    """
    games = services.games
    if found is None:
        games.leave_unrated(game_id, __version__)
        return
    games.rate(game_id, found.rating.value, found.details)
    if found.missed:
        header = games.load(game_id).header
        games.cards.add(header.lexicon.name, header.game, found.missed)


def rate_all(services: Services, games: Registry, report: Report, patience: float) -> int:
    """Rate the games that count and have no rating yet, the last one played first; slow.

    Each rating is kept at once. Games that cannot be read or whose words are not available stay as
    they are.

    Args:
        services: the app's services.
        games: the games that can be reviewed.
        report: called with the share done; an exception it raises stops the work.
        patience: seconds after which no other game is begun.

    Returns:
        How many games were not looked at.

    Raises:
        StoreError: the saved games cannot be read at all.
    """
    unrated = unrated_games(services, games)
    began = services.clock.monotonic()
    for number, (game_id, game) in enumerate(unrated):
        if number and services.clock.monotonic() - began > patience:
            return len(unrated) - number

        def report_part(share: float, number: int = number) -> None:
            report((number + share) / len(unrated))

        try:
            saved = services.games.load(game_id)
            found = late_rating(services, games[game].play.load(), saved, report_part)
            keep(services, game_id, found)
        except ArcadeError:
            continue  # its results say why
    return 0
