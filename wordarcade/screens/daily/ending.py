"""How far a day is by now, in the top line of the results of one of its puzzles."""

from contextlib import suppress
from typing import Any, Final

from textual.content import Content

from wordarcade.games.daily.puzzle import book_after
from wordarcade.games.daily.standing import standing
from wordarcade.games.registry import GAMES
from wordarcade.games.session import GameSession
from wordarcade.looks.composition import BREAKPOINTS
from wordarcade.services import StoreError
from wordarcade.widgets.top_line import TopLine

_ROOMY: Final = BREAKPOINTS[2][0]
"""The columns from which it is told in full."""


def tell_day(session: GameSession[Any, Any, Any], top_line: TopLine, columns: int) -> None:
    """Say that a game is a daily, what is left of its day, and the streak; nothing of others.

    Args:
        session: the game, over.
        top_line: where to say so.
        columns: the columns of the screen.
    """
    if session.day is None:
        return
    with suppress(StoreError):  # the results stand without it
        book = book_after(session, GAMES)
        told = standing(book, session.day, brief=columns < _ROOMY)
        all_done = book.done(session.day) == len(book.games)
        top_line.origin = "daily"
        top_line.clock = (
            Content.styled(f"★ {told}", "bold $role-focus")
            if all_done
            else Content.styled(told, "bold $role-text")
        )
