"""The stars of a finished game, which are those of its results."""

from wordarcade.games.registry import GAMES
from wordarcade.games.statistics_spec import ANY_GAME
from wordarcade.screens.history.helped import Helped
from wordarcade.services import GameHeader


def starred(game: GameHeader) -> str:
    """Return the stars earned, and those that were not; empty for a game that has none."""
    summary = game.summary or {}
    rating = summary.get("rating")
    if not isinstance(rating, int) or not Helped.of(summary).stars:
        return ""
    counted = GAMES[game.game].statistics if game.game in GAMES else ANY_GAME
    return counted.rating(rating, summary).starred
