"""Bots: whoever plays Scrabble in the place of a person."""

from typing import Protocol

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.support.progress import Report


class ScrabbleBot(Protocol):
    """Plays one seat or several; unless it thinks for a given time, always in the same way.

    It is for one thread at a time.
    """

    def choose(self, game: ScrabbleGame, report: Report = ...) -> Move:
        """Return what the player to move does, if it is this bot.

        Args:
            game: one that is not over. Of what a person in this seat could not see, a bot makes
                no use.
            report: told the share of thinking that is done, from 0 to 1; what it raises stops it.
        """
