"""The rating of a finished game, which has the figure and the stars of its results."""

from wordarcade.games.rating import NO_STARS, Rating
from wordarcade.games.registry import GAMES
from wordarcade.games.statistics_spec import ANY_GAME
from wordarcade.screens.history.helped import Helped
from wordarcade.services import GameHeader


def rating_of(game: GameHeader) -> Rating | None:
    """Return the rating of a game, without stars where help has earned them; None if not known."""
    summary = game.summary or {}
    value = summary.get("rating")
    if not isinstance(value, int):
        return None
    counted = GAMES[game.game].statistics if game.game in GAMES else ANY_GAME
    rated = counted.rating(value, summary)
    return rated if Helped.of(summary).stars else Rating(value, NO_STARS, under=rated.under)
