"""The sources a player wants puzzles from: games, made up, or either."""

from enum import StrEnum


class Source(StrEnum):
    """The source of a puzzle."""

    ANY = "any"
    GAMES = "games"
    """The player's own games, and games in files."""
    MADE_UP = "made-up"
    """Games that the arcade plays, boards that it rolls and hands that it deals."""

    def admits(self, source: str) -> bool:
        """Return whether a puzzle is from there.

        Args:
            source: the game that it is from; empty for one that was made up.

        >>> Source.GAMES.admits("from your game"), Source.MADE_UP.admits("from your game")
        (True, False)
        """
        return self is Source.ANY or (self is Source.GAMES) == bool(source)
