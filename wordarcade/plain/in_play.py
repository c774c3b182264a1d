"""A game in play in line mode, from its first line to its end."""

from typing import Any

from wordarcade.games.events import SavingFailed, SessionEvent
from wordarcade.games.front_ends import LineMode
from wordarcade.games.session import GameSession
from wordarcade.plain.commands import LeavingError
from wordarcade.plain.dialogue import Dialogue


def play_session(
    session: GameSession[Any, Any, Any], line_mode: LineMode, dialogue: Dialogue
) -> None:
    """Play a game to its end; on leaving, show how to resume it, if anything was played.

    Ctrl+C leaves, too.

    Raises:
        LeavingError: the player has left; the game is saved.
        StoreError: it can no longer be saved.
    """
    session.listen(_raise_if_lost)
    session.go_on()
    try:
        line_mode.play(session, dialogue)
    except (LeavingError, KeyboardInterrupt) as left:
        if isinstance(left, KeyboardInterrupt):
            dialogue.remark("")  # the terminal has written ^C behind the prompt
        session.leave()
        if session.drop_untouched():
            dialogue.remark("You played nothing, so nothing is saved.")
        elif session.can_be_resumed:
            dialogue.remark(f"Saved. Resume with 'wordarcade games resume {session.id}'.")
        else:
            dialogue.remark("This game isn't saved.")
        raise


def _raise_if_lost(event: SessionEvent) -> None:
    """Stop a game that can no longer be saved."""
    if isinstance(event, SavingFailed):
        raise event.error
