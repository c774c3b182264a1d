"""What Esc does once a round on a board is over: its results come before Home."""

from typing import Any

from wordarcade.games.grid_session import GridSession


def leads_on_to(session: GridSession[Any, Any, Any]) -> str:
    """Return where Esc leads from the board of a round that is over, in a word.

    Args:
        session: the round.

    Returns:
        The name of the key; empty while there are no results to show.
    """
    if not session.closed:
        return ""
    return "Results" if session.duel is None else "Continue"
