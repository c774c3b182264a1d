"""Saved games of Scrabble as GCG files."""

from wordarcade.games.scrabble.finished import saved_game
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.services import Services
from wordarcade.store.records import SavedGame
from wordarcade.support.progress import to_nobody


def gcg_bytes(services: Services, saved: SavedGame) -> bytes:
    """Return a saved game as a GCG file with its notes, in the encoding that the file names.

    Raises:
        LexiconError: its lexicon cannot be had.
        StoreError: the lexicon is another one than the game's, or the game is damaged.
    """
    game = saved_game(services, saved, to_nobody)
    return Notebook(services.games, saved.header.id).gcg(game).to_bytes()
