"""What a paused board, or one whose round is over, is covered with."""

from typing import Any, Final

from wordarcade.engine.grid_moves import End
from wordarcade.games.grid_session import GridSession
from wordarcade.support.wording import count
from wordarcade.widgets.cover import CoverTile

_ENDS: Final = {End.TIME_UP: "TIME'S UP", End.ALL_FOUND: "ALL FOUND"}
"""What is announced of the ends that the player has not chosen."""

_WAITS: Final = "The clock waits for you."
_COUNTING: Final = "Counting the words …"


class BoardLid:
    """Says on a tile over the board how to start or resume, or why the round is over.

    Args:
        session: the round in play.

    Attributes:
        tile: the tile.
    """

    def __init__(self, session: GridSession[Any, Any, Any]) -> None:
        self.tile: Final = CoverTile()
        self._session: Final = session

    def cover(self, covered: bool) -> None:
        """Lie over the board, or leave it free; a round that is over is announced.

        Args:
            covered: whether the board cannot be seen.
        """
        if self._session.is_over:
            self.announce_end()
            return
        self.tile.display = covered and self._session.paused
        if covered:
            self.tile.say(*self._how_to_go_on())

    def _how_to_go_on(self) -> tuple[str, tuple[str, ...]]:
        if not self._session.awaiting_start:
            return "PAUSED", ("press enter to resume", _WAITS)
        left = self._session.words_left
        verb = "is" if left == 1 else "are"
        # A line in any case: the others do not move when the words are counted.
        hiding = _COUNTING if left is None else f"{count(left, 'word')} {verb} hiding here."
        title = "RESUME" if self._session.begun else "START"
        return title, ("press enter when ready", _WAITS, hiding)

    def announce_end(self) -> None:
        """Say in large letters why a round is over that the player has not ended."""
        title = _ENDS.get(self._session.state.ended)
        if title is None or self.tile.display:
            return
        to = "for the results" if self._session.duel is None else "to continue"
        self.tile.display = True
        self.tile.announce(title, (self._session.outcome, f"press enter {to}"))
