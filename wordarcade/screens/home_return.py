"""Where somebody stands who comes back to the home screen."""

from datetime import datetime
from typing import Final, NamedTuple

from wordarcade.services import ListedGame
from wordarcade.support.clock import Clock


class Place(NamedTuple):
    """Where to stand.

    Attributes:
        game: the name of the game; None to stay.
        unfinished: whether on its line among the unfinished games, rather than on its card.
    """

    game: str | None
    unfinished: bool


class HomeReturn:
    """Remembers which game the player has left for, until they are back.

    Args:
        clock: tells whether a game was played since.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._game: str | None = None
        self._since: datetime = clock.now()

    def leave_for(self, game: str) -> None:
        """Note that the player leaves for a game."""
        self._game = game
        self._since = self._clock.now()

    def place(self, last: ListedGame | None) -> Place:
        """Return where to stand, once; afterwards there is nothing to come back from.

        Args:
            last: the unfinished game that was played last, if there is one.
        """
        game, self._game = self._game, None
        played = last is not None and last.updated is not None and last.updated >= self._since
        return Place(game, played and last is not None and last.game == game)
