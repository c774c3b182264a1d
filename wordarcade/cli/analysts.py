"""The analysts that `wordarcade analyse` asks, opened once for each lexicon and equipment."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import click

from wordarcade.cli.progress import progress_bar
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import equipment_of
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.scrabble.analyst import Analyst
from wordarcade.players.scrabble.game_analysis import AnyAnalyst, GameAnalysis, analysis_of_file
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.simulating_analyst import SimulatingAnalyst
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.support.progress import Report, to_nobody

_LONGEST_SHOWN: Final = 40


class LexiconChoice:
    """Chooses the lexicon of games that name one, or none.

    Args:
        lexicons: what opens them.
        asked: the one to use for all games, whatever they name; None for the one that each names.
        usual: the one of games that name none.
    """

    def __init__(self, lexicons: LexiconService, asked: str | None, usual: str) -> None:
        self._known: Final = {entry.name.casefold(): entry.name for entry in lexicons.catalogue()}
        self._asked: Final = asked
        self._usual: Final = usual

    def of(self, named: str) -> str:
        """Return what opens the lexicon of a game.

        Args:
            named: what the game names; may be empty.

        Raises:
            click.UsageError: it names one that is not in the catalogue.
        """
        if self._asked is not None:
            return self._asked
        name = named.strip()
        if name and name.casefold() not in self._known:
            raise click.UsageError(
                f"The game needs the lexicon {name[:_LONGEST_SHOWN]}, which you don't have; "
                "give --lexicon."
            )
        return self._known[name.casefold()] if name else self._usual


class Analysts:
    """Opens analysts, and keeps those that were opened.

    Args:
        lexicons: what opens the lexicons.
        equipment: the boards and tiles that files may name.
        trained: the folder of leave values that the player has trained.
        budget: for the simulation of each turn; None for none.
        infers: whether simulations infer the opponent's rack from its last play.
        threads: how many simulate; None for one on each processor.
    """

    def __init__(
        self,
        lexicons: LexiconService,
        equipment: Equipment,
        trained: Path,
        budget: Budget | None = None,
        *,
        infers: bool = False,
        threads: int | None = None,
    ) -> None:
        self._budget: Final = budget
        self._infers: Final = infers
        self._threads: Final = threads
        self._lexicons: Final = lexicons
        self._trained: Final = trained
        self._equipment: Final = equipment
        self._opened: Final[dict[str, Lexicon]] = {}
        self._analysts: Final[dict[tuple[str, str, str], AnyAnalyst]] = {}

    def lexicon(self, source: str) -> Lexicon:
        """Return a lexicon.

        Raises:
            LexiconError: it cannot be had.
        """
        if source not in self._opened:
            self._opened[source] = self._lexicons.open(source)
        return self._opened[source]

    def prepare(self, source: str) -> None:
        """Build what move generation needs of a lexicon, and show how far that is.

        Raises:
            LexiconError: it cannot be had.
        """
        opened = self.lexicon(source)
        with progress_bar(f"Preparing {opened.name}") as report:
            self._lexicons.gaddag(opened, report)

    def analyst(
        self, source: str, layout: BoardLayout, distribution: LetterDistribution
    ) -> AnyAnalyst:
        """Return who analyses games with a lexicon and an equipment.

        Raises:
            LexiconError: the lexicon cannot be had.
        """
        key = source, layout.name, distribution.name
        if key not in self._analysts:
            lexicon = self.lexicon(source)
            gaddag = self._lexicons.gaddag(lexicon)
            leaves = leaves_for(lexicon, self._trained)
            analyst = Analyst(
                gaddag, lexicon, layout=layout, distribution=distribution, leaves=leaves
            )
            self._analysts[key] = analyst
            if self._budget is not None:
                equipped = gaddag, layout, distribution, leaves
                search = partial(best_play_finder, *equipped)
                simulator = Simulator(search, win_table(), self._threads)
                inference = Inference(*equipped) if self._infers else None
                self._analysts[key] = SimulatingAnalyst(analyst, simulator, self._budget, inference)
        return self._analysts[key]

    def file(self, gcg: Gcg, source: str, report: Report = to_nobody) -> GameAnalysis:
        """Return the analysis of the game in a file.

        Args:
            gcg: the file.
            source: what opens its lexicon.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: the lexicon cannot be had.
        """
        layout, distribution = equipment_of(gcg, self._equipment)
        steps = replayed(gcg, layout, distribution)
        return analysis_of_file(gcg, steps, self.analyst(source, layout, distribution), report)
