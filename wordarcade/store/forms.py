"""The record forms of all games, for those who read saved games of whichever game."""

import importlib
from typing import Any, Final

from wordarcade.store.damage import reading
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import DamagedGame, ListedGame, Round, RoundHeader
from wordarcade.store.saved_round import RecordForm

_SAVED_ROUNDS: Final = {
    "boggle": "boggle_rounds:SavedBoggleRound",
    "wordsearch": "word_search_rounds:SavedWordSearchRound",
    "hand": "hand_rounds:SavedHandRound",
    "hangman": "hangman_rounds:SavedHangmanRound",
    "scrabble": "scrabble_rounds:SavedScrabbleRound",
}
"""Where the class of each game's saved rounds is; imported when there is one to be read."""


def form_of(game: str) -> RecordForm[Any, Any, Any, Any] | None:
    """Return the record form of a game, or None if this version has no such game."""
    if game not in _SAVED_ROUNDS:
        return None
    module, _, name = _SAVED_ROUNDS[game].partition(":")
    saved = getattr(importlib.import_module(f"wordarcade.store.{module}"), name)
    form: RecordForm[Any, Any, Any, Any] = saved.FORM
    return form


def check(saved: Round) -> None:
    """Read the configuration and the moves of a saved game, of a game that this version has.

    Raises:
        DamagedGameError: one of them cannot be read.
    """
    form = form_of(saved.header.game)
    if form is not None:
        form.read(saved)


def checked(listed: ListedGame) -> ListedGame:
    """Return the game, as damaged if its configuration cannot be read."""
    if isinstance(listed, DamagedGame):
        return listed
    form = form_of(listed.game)
    try:
        with reading(listed.id, "config"):
            if form is not None:
                form.read_config(listed.config)
    except DamagedGameError as error:
        return damaged(listed, error.reason)
    return listed


def damaged(header: RoundHeader, reason: str) -> DamagedGame:
    """Return what can be told of a game whose configuration or moves cannot be read."""
    return DamagedGame(
        header.id, header.game, header.caption, header.updated, header.finished, reason
    )
