"""The source of a puzzle in words."""

from typing import Final

from wordarcade.games.days import local_day
from wordarcade.store.records import GameHeader

MADE_UP: Final = "made up for you"
"""The source of a puzzle that is from no game."""


def source_text(header: GameHeader) -> str:
    """Return which of the player's own games a puzzle is from."""
    if header.updated is None:
        return "from your game"
    day = local_day(header.updated)
    return f"from your game, {day.day} {day:%B}"
