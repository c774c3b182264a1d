"""The bots at a table, and what they know."""

from collections.abc import Sequence
from threading import Lock
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.games.scrabble.best_turns import BestTurn, TurnMove, best_turns
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.scrabble.adviser import Adviser, Turn
from wordarcade.players.scrabble.levels import Skill, shipped_skills
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.players.scrabble.review import ReviewedTurn, review
from wordarcade.players.scrabble.seating import bots_text, read_players, seated
from wordarcade.support.progress import Report

__all__ = [
    "BestTurn",
    "Bots",
    "ReviewedTurn",
    "Skill",
    "Turn",
    "bots_text",
    "read_players",
    "seated",
    "shipped_skills",
]


class Bots:
    """The bots and the adviser of a lexicon.

    What they know is read when one of them is asked first, which takes longer than any thought:
    persons among themselves need not wait for it. Every method but the constructor may take long
    and is for a thread; several threads may ask at once.

    Args:
        lexicons: what opened the lexicon.
        lexicon: whose words count.

    Attributes:
        lexicon: whose words count.
    """

    def __init__(self, lexicons: LexiconService, lexicon: Lexicon) -> None:
        self.lexicon: Final = lexicon
        self._lexicons: Final = lexicons
        self._opponents: Opponents | None = None
        self._opening: Final = Lock()

    def open(self, report: Report) -> Opponents:
        """Return the bots; the first time they are read.

        Args:
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what they look words up in cannot be had.
        """
        with self._opening:
            if self._opponents is None:
                self._opponents = Opponents.open(self._lexicons, self.lexicon, report)
            return self._opponents

    def _adviser(self, game: ScrabbleGame, report: Report) -> Adviser:
        return self.open(report).adviser(game.config)

    def choose(self, game: ScrabbleGame, report: Report) -> Move:
        """Return what the bot does whose turn it is.

        Args:
            game: one in which a bot is to move.
            report: told the share that is done; what it raises stops the work.

        Raises:
            ValueError: a person is to move.
        """
        level = game.config.players[game.to_move].level
        if level is None:
            raise ValueError("Persons choose their moves themselves.")
        return self.open(report).bot(level, game.config).choose(game, report)

    def best(self, game: ScrabbleGame, report: Report) -> Turn | None:
        """Return the best turn of the player to move; None if there is only passing.

        Args:
            game: one that is not over.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        return self._adviser(game, report).best(game)

    def best_turns(
        self, game: ScrabbleGame, made: TurnMove, most: int, report: Report
    ) -> tuple[BestTurn, ...]:
        """Return the best turns of the player to move, and the one that was made.

        Args:
            game: one that is not over.
            made: the turn that was made in it.
            most: how many there are at most besides that one.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        return best_turns(self._adviser(game, report), game, made, most, report)

    def review(
        self, game: ScrabbleGame, players: Sequence[int], report: Report
    ) -> tuple[ReviewedTurn, ...]:
        """Return the turns of some players, each set against the best.

        Args:
            game: one that is over.
            players: whose turns.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        # The share is that of the turns: reading what the adviser knows is before the first.
        adviser = self._adviser(game, lambda _: report(0))
        return review(game, players, adviser, report)
