"""Leaving a game of Scrabble that is not over."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from wordarcade.plain.commands import LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.saved_round import SavedRound


@contextmanager
def saved_on_leaving(
    saved: SavedRound[Any, Any, Any, Any, Any], watch: Stopwatch, dialogue: Dialogue
) -> Iterator[None]:
    """Save the game if its player leaves it, and tell how it is resumed.

    The moves are on record already; the time played since the last one is added.

    Raises:
        LeavingError: the player has left.
        StoreError: the time cannot be put on record.
    """
    try:
        yield
    except LeavingError:
        saved.tick(watch.elapsed_ms)
        dialogue.remark(f"The game is saved; resume it with 'wordarcade games resume {saved.id}'.")
        raise
