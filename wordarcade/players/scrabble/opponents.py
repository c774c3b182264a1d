"""The bots of a lexicon, made from the levels of a data file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Place
from wordarcade.lexicon.familiarity import Familiarity, Tier
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.scrabble.adviser import Adviser
from wordarcade.players.scrabble.analysis import static_margin
from wordarcade.players.scrabble.analyst import Analyst
from wordarcade.players.scrabble.bot import ScrabbleBot
from wordarcade.players.scrabble.candidates import Turn, exchanges_in, leading
from wordarcade.players.scrabble.coach import despite_score
from wordarcade.players.scrabble.endgame import EndgameValue
from wordarcade.players.scrabble.ending import Ending
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.hint import HintedTurn
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.last_moves import LastMoves
from wordarcade.players.scrabble.leaves import Leaves, leaves_for
from wordarcade.players.scrabble.levels import Skill, shipped_skills, skill_of
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.simulating_bot import SimulatingBot
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.static_bot import StaticBot
from wordarcade.players.scrabble.turn_draws import candidate_of, kept_by
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.support.progress import Report, to_nobody

_TIERS_REMEMBERED: Final = 1 << 15
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Pace:
    """The budget of simulating bots, unless their levels say so.

    Attributes:
        budget: for a move; None for that of the level.
        threads: how many work at a time; None for one on each processor.
    """

    budget: Budget | None = None
    threads: int | None = None


class Opponents:
    """The bots of a lexicon, over files that are read once; makes bots and advisers for games.

    Args:
        lexicon: whose words count.
        gaddag: of the lexicon.
        leaves: what tiles kept are worth.
        skills: what bots see and know, by level.
        tier: how well known a word is, as `Familiarity.tier` has it.
        pace: how those who simulate do it.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        gaddag: Gaddag,
        leaves: Leaves,
        skills: Mapping[str, Skill],
        tier: Tier,
        *,
        pace: Pace = Pace(),
    ) -> None:
        self.lexicon: Final = lexicon
        self._gaddag: Final = gaddag
        self._leaves: Final = leaves
        self._skills: Final = skills
        self._pace: Final = pace
        self._tier: Final = lru_cache(_TIERS_REMEMBERED)(tier)

    @classmethod
    def open(
        cls,
        lexicons: LexiconService,
        lexicon: Lexicon,
        report: Report | None = None,
        *,
        pace: Pace = Pace(),
        trained: Path | None = None,
    ) -> Opponents:
        """Return the bots of a lexicon; the first time takes longer.

        Args:
            lexicons: what opened the lexicon.
            lexicon: whose words count.
            report: told the share that is done, from 0 to 1; what it raises stops the work.
            pace: how those who simulate do it.
            trained: the folder of leave values that the player has trained.

        Raises:
            FileError: a file of leaves or of levels cannot be used.
            OSError: the file of familiarity cannot be read.
        """
        familiarity = Familiarity.shipped()
        gaddag = lexicons.gaddag(lexicon, report)
        return cls(
            lexicon,
            gaddag,
            leaves_for(lexicon, trained),
            shipped_skills(),
            familiarity.tier,
            pace=pace,
        )

    def check(self, config: ScrabbleConfig) -> None:
        """Make sure that there is a bot for each seat that wants one.

        Raises:
            UnknownLevelError: a bot is of a level that there is not.
        """
        for player in config.players:
            if player.level is not None:
                skill_of(player.level, self._skills)

    def bot(self, level: str, config: ScrabbleConfig) -> ScrabbleBot:
        """Return a bot of a level, for games with this configuration.

        Raises:
            FileError: the table of chances to win cannot be used.
            UnknownLevelError: there is no such level.
        """
        skill = skill_of(level, self._skills)
        adviser = Adviser(self._gaddag, config, self._leaves, skill.leaves)
        static = StaticBot(skill, adviser, self._tier)
        if skill.simulation is None:
            return static
        budget = self._pace.budget or Budget(seconds=skill.simulation.seconds)
        return SimulatingBot(
            static,
            LastMoves(self._gaddag, config),
            adviser,
            self._simulator(config),
            candidates=skill.simulation.candidates,
            budget=budget,
            inference=self._inference(config) if skill.simulation.inference else None,
        )

    def _inference(self, config: ScrabbleConfig) -> Inference:
        return Inference(self._gaddag, config.layout, config.distribution, self._leaves)

    def _simulator(self, config: ScrabbleConfig) -> Simulator:
        search = partial(
            best_play_finder, self._gaddag, config.layout, config.distribution, self._leaves
        )
        return Simulator(search, win_table(), self._pace.threads)

    def best(self, game: ScrabbleGame, report: Report = to_nobody) -> Turn | None:
        """Return the best turn of the player to move; None if there is only passing.

        By score and leave; in a game of two, once the bag is empty, that of the best line.

        Args:
            game: one that is not over.
            report: told the share that is done, from 0 to 1; what it raises stops the work.
        """
        return self._best(game, self._last_line(game, report))

    def _last_line(self, game: ScrabbleGame, report: Report) -> EndgameValue | None:
        """Return what the best line comes to; None if that cannot be found."""
        if not LastMoves.can_choose(game):
            return None
        return LastMoves(self._gaddag, game.config).best(game, report)

    def _best(self, game: ScrabbleGame, last_line: EndgameValue | None) -> Turn | None:
        adviser = self.adviser(game.config)
        if last_line is None:
            return adviser.best(game)
        plays, last_move = adviser.plays(game), last_line.line[0]
        number = plays.number_of(last_move) if isinstance(last_move, Place) else None
        return None if number is None else plays[number]

    def hinted(self, game: ScrabbleGame, report: Report = to_nobody) -> HintedTurn:
        """Return the best turn, as `best` has it, and why it is that if a play scores more.

        Where others are close, that is told, too.

        Args:
            game: one that is not over.
            report: as for `best`.
        """
        last_line = self._last_line(game, report)
        best = self._best(game, last_line)
        if best is None:
            return HintedTurn(best)
        view, plays = View.of(game), self.adviser(game.config).plays(game, report)
        exact = last_line is not None or game.config.par is not None
        close = not exact and self._is_close(best, plays, view)
        highest = plays.highest
        if highest is None or (isinstance(best, Play) and highest.score <= best.score):
            return HintedTurn(best, close=close)
        told = despite_score(
            candidate_of(best, view),
            candidate_of(highest, view),
            bag_size=view.bag_size,
            solved=last_line is not None,
            close=not exact and best.equity - highest.equity < static_margin(view.bag_size),
            more=None if last_line is None else self._behind(game, highest, last_line.value),
        )
        return HintedTurn(best, told, close)

    def _is_close(self, best: Turn, plays: PlayList, view: View) -> bool:
        """Return whether the second best turn has hardly less equity than the best."""
        leaders: list[Turn] = leading(
            _TWO, plays.distinct(_TWO, shifted=False), exchanges_in(view, self._leaves)
        )
        margin = static_margin(view.bag_size)
        return len(leaders) == _TWO and best.equity - leaders[-1].equity < margin

    def _behind(self, game: ScrabbleGame, play: Play, most: int) -> int | None:
        """Return how many points less a play of an ending brings; None if that is not known.

        Args:
            game: one of two players, with an empty bag.
            play: one of its plays.
            most: what the best line brings.
        """
        config, view = game.config, View.of(game)
        ending = Ending(self._gaddag, config.layout, config.distribution, view)
        outcome = ending.after(play.place, play.score, kept_by(view.rack, play.place))
        return most - outcome.value if outcome.exact else None

    def adviser(self, config: ScrabbleConfig) -> Adviser:
        """Return who knows what is best, for hints and reviews of games so configured.

        In a puzzle the score alone counts.
        """
        return Adviser(self._gaddag, config, self._leaves, 1 if config.par is None else 0)

    def analyst(self, config: ScrabbleConfig) -> Analyst:
        """Return who analyses games with this configuration; in a puzzle the score alone counts."""
        return Analyst(
            self._gaddag,
            self.lexicon,
            layout=config.layout,
            distribution=config.distribution,
            leaves=self._leaves if config.par is None else self._leaves.weighted(0),
        )
