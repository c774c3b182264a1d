"""The player's own average, to choose bots by."""

from contextlib import suppress
from typing import Final

from wordarcade.services import Services
from wordarcade.store.errors import StoreError

_FEWEST: Final = 3
"""Games that tell how many points somebody makes."""
_ALONE: Final = "1 person, "
"""Variants of one person against bots begin with it."""


def own_average(services: Services) -> int | None:
    """Return the points a game of the one person against bots, over all rules and lexicons.

    Args:
        services: the collaborators.

    Returns:
        the points; None with fewer than three games that nothing keeps apart.
    """
    games, points = 0, 0.0
    with suppress(StoreError):  # games of a newer version: choosing does without them
        for figures in services.games.results.figures():
            own = figures.key.game == "scrabble" and figures.key.variant.startswith(_ALONE)
            if own and figures.mean is not None:
                games += figures.ranked
                points += figures.mean * figures.ranked
    return round(points / games) if games >= _FEWEST else None
