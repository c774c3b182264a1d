"""Players' notes on the turns of a saved game."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_notes import with_notes
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.store.games import GameStore
from wordarcade.store.records import GameId

LONGEST_NOTE: Final = 300
"""Characters of a note: what the panel shows at once in most sizes."""


class Notebook:
    """The notes on a saved game, kept with it.

    Args:
        games: the store.
        game_id: the game.
    """

    def __init__(self, games: GameStore, game_id: GameId) -> None:
        self._games: Final = games
        self._id: Final = game_id
        self._notes = games.notes.of(game_id)

    @property
    def notes(self) -> Mapping[int, str]:
        """The notes by line of the score sheet, from 0."""
        return self._notes

    def write(self, line: int, note: str) -> None:
        """Keep a note on a line instead of the one before; an empty one removes it."""
        self._games.notes.write(self._id, line, note)
        self._notes = self._games.notes.of(self._id)

    def gcg(self, game: ScrabbleGame) -> Gcg:
        """Return the game as a GCG file with the notes."""
        return with_notes(gcg_of(game), self._notes)
