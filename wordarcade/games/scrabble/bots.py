"""The bots at a table, and what they know."""

from collections.abc import Collection
from pathlib import Path
from threading import Lock
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.scrabble.analyst import Analyst
from wordarcade.players.scrabble.candidates import Turn
from wordarcade.players.scrabble.game_analysis import (
    GameAnalysis,
    analysis_of_game,
    analysis_of_last_turn,
)
from wordarcade.players.scrabble.hint import HintedTurn
from wordarcade.players.scrabble.levels import Skill, shipped_skills, strength
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.players.scrabble.seating import (
    bots_text,
    read_players,
    read_seats,
    seated,
    stand_ins_text,
)
from wordarcade.support.progress import Report

__all__ = [
    "Bots",
    "HintedTurn",
    "Skill",
    "bots_text",
    "read_players",
    "read_seats",
    "seated",
    "shipped_skills",
    "stand_ins_text",
    "strength",
]


class Bots:
    """The bots and the adviser of a lexicon.

    What they know is read when one of them is asked first, which takes longer than any thought:
    persons among themselves need not wait for it. Every method but the constructor may take long
    and is for a thread; several threads may ask at once.

    Args:
        lexicons: what opened the lexicon.
        lexicon: whose words count.
        trained: the folder of leave values that the player has trained.

    Attributes:
        lexicon: whose words count.
    """

    def __init__(
        self, lexicons: LexiconService, lexicon: Lexicon, trained: Path | None = None
    ) -> None:
        self.lexicon: Final = lexicon
        self._trained: Final = trained
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
                self._opponents = Opponents.open(
                    self._lexicons, self.lexicon, report, trained=self._trained
                )
            return self._opponents

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
        return self.open(report).best(game, report)

    def hinted(self, game: ScrabbleGame, report: Report) -> HintedTurn:
        """Return the best turn of the player to move, and why it is the best.

        Args:
            game: one that is not over.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        return self.open(report).hinted(game, report)

    def analyse(
        self, game: ScrabbleGame, report: Report, players: Collection[int] | None = None
    ) -> GameAnalysis:
        """Return the turns of a game, each set against the best.

        Args:
            game: one that is over.
            report: told the share that is done; what it raises stops the work.
            players: whose turns; None for those of all.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        return analysis_of_game(game, self._analyst(game, report), report, players)

    def analyse_last(self, game: ScrabbleGame, player: int, report: Report) -> GameAnalysis:
        """Return a player's last turn, set against the best.

        Args:
            game: one that is over, or is not.
            player: whose turn.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        return analysis_of_last_turn(game, player, self._analyst(game, report), report)

    def _analyst(self, game: ScrabbleGame, report: Report) -> Analyst:
        # The share is that of the turns: reading what the analyst knows is before the first.
        return self.open(lambda _: report(0)).analyst(game.config)
