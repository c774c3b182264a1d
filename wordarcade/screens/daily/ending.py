"""How far a day is by now, in the top line of the results of one of its puzzles."""

from contextlib import suppress
from functools import cached_property
from typing import Any, Final

from textual.content import Content

from wordarcade.games.daily.book import DailyBook
from wordarcade.games.daily.puzzle import book_after
from wordarcade.games.daily.standing import standing
from wordarcade.games.registry import GAMES
from wordarcade.games.session import GameSession
from wordarcade.looks.composition import BREAKPOINTS
from wordarcade.services import StoreError
from wordarcade.widgets.top_line import TopLine

_ROOMY: Final = BREAKPOINTS[2][0]
"""The columns from which it is told in full."""


class DayEnding:
    """What the end of a game does for its day, if it is a daily; read once, told at any width.

    Args:
        session: the game, over.
    """

    def __init__(self, session: GameSession[Any, Any, Any]) -> None:
        self._session = session

    def tell(self, top_line: TopLine, columns: int) -> None:
        """Say that a game is a daily, what is left of its day, and the streak; nothing of others.

        Args:
            top_line: where to say so.
            columns: the columns of the screen.
        """
        day = self._session.day
        if day is None:
            return
        with suppress(StoreError):  # the results stand without it
            told = standing(self._book, day, brief=columns < _ROOMY)
            all_done = self._book.played(day) == len(self._book.games)
            top_line.origin = "daily"
            top_line.clock = (
                Content.styled(f"★ {told}", "bold $role-focus")
                if all_done
                else Content.styled(told, "bold $role-text")
            )

    @cached_property
    def _book(self) -> DailyBook:
        return book_after(self._session, GAMES)
