"""The analysts that `wordarcade analyse` asks, opened once for each lexicon and equipment."""

from __future__ import annotations

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
from wordarcade.players.scrabble.game_analysis import GameAnalysis, analysis_of_file
from wordarcade.players.scrabble.leaves import leaves_for
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
                f"The game names the lexicon {name[:_LONGEST_SHOWN]}, which you do not have; "
                "give --lexicon."
            )
        return self._known[name.casefold()] if name else self._usual


class Analysts:
    """Opens analysts, and keeps those that were opened.

    Args:
        lexicons: what opens the lexicons.
        equipment: the boards and tiles that files may name.
    """

    def __init__(self, lexicons: LexiconService, equipment: Equipment) -> None:
        self._lexicons: Final = lexicons
        self._equipment: Final = equipment
        self._opened: Final[dict[str, Lexicon]] = {}
        self._analysts: Final[dict[tuple[str, str, str], Analyst]] = {}

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
    ) -> Analyst:
        """Return who analyses games with a lexicon and an equipment.

        Raises:
            LexiconError: the lexicon cannot be had.
        """
        key = source, layout.name, distribution.name
        if key not in self._analysts:
            lexicon = self.lexicon(source)
            self._analysts[key] = Analyst(
                self._lexicons.gaddag(lexicon),
                lexicon,
                layout=layout,
                distribution=distribution,
                leaves=leaves_for(lexicon),
            )
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
