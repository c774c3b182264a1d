"""The analysis of a finished game, kept with it so that it is there at once the next time."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from wordarcade import __version__
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.games.scrabble.analysing import Analyse, GameAnalysis
from wordarcade.games.scrabble.record import RECORD
from wordarcade.players.scrabble.analysis_json import FORMAT, turns_from_json, turns_to_json
from wordarcade.players.scrabble.full_leaves import trained_identity
from wordarcade.players.scrabble.game_analysis import analysis_of_turns
from wordarcade.players.scrabble.game_turns import turns_of_game
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.services import Services
from wordarcade.store.analyses import AnalysisKey
from wordarcade.store.errors import StoreError
from wordarcade.store.records import GameId
from wordarcade.support.progress import Report


class KeptAnalysis:
    """An analysis of a saved game, kept from an earlier run.

    An analysis with other words, other trained leaves, another budget or by another version of
    this program is not taken for it. For the thread of the store.

    Args:
        services: the collaborators.
        game_id: the game.
        lexicon: the identity of the words it is analysed with.
        budget: for the simulation of each turn; None for none.
        infers: whether simulations infer the opponent's rack from its last play.

    Raises:
        StoreError: the database cannot be read.
    """

    def __init__(
        self,
        services: Services,
        game_id: GameId,
        lexicon: str,
        budget: Budget | None = None,
        *,
        infers: bool = False,
    ) -> None:
        leaves = trained_identity(services.locations.trained_leaves, lexicon)
        version = f"{FORMAT} {__version__} {leaves}".rstrip()
        self._analyses: Final = services.games.analyses
        self._id: Final = game_id
        self._key: Final = AnalysisKey(lexicon, _text_of(budget, infers=infers), version)
        self._kept: Final = self._analyses.find(game_id, self._key)
        self._found: GameAnalysis | None = None

    def analyse(
        self, game: ScrabbleGame, work: Callable[[Report], GameAnalysis], lexicon: str = ""
    ) -> Analyse:
        """Return what analyses the game: what is kept of it, or else the work.

        Puzzles are never kept, and games only once they are over.

        Args:
            game: as it was saved.
            work: analyses all its turns.
            lexicon: the name of the words it is analysed with; empty for its own.
        """
        if game.config.par is not None or not RECORD.is_over(game):
            return Analyse(work)
        name = lexicon or game.lexicon.name

        def analysed(report: Report) -> GameAnalysis:
            self._found = self._read(game, name)
            return work(report) if self._found is None else self._found

        return Analyse(analysed, self._keep)

    def _read(self, game: ScrabbleGame, lexicon: str) -> GameAnalysis | None:
        if self._kept is None:
            return None
        try:
            turns = turns_from_json(self._kept, turns_of_game(game))
        except ValueError:
            return None
        return analysis_of_turns(game, turns, lexicon)

    def _keep(self, analysis: GameAnalysis) -> None:
        if analysis is not self._found:
            with suppress(StoreError):  # it is made again the next time
                self._analyses.keep(self._id, self._key, turns_to_json(analysis.turns))


def _text_of(budget: Budget | None, *, infers: bool) -> str:
    """Return a budget as keys have it; empty for none."""
    if budget is None:
        return ""
    limits = (budget.seconds, "s"), (budget.iterations, "iterations")
    told = ", ".join(f"{limit:g} {unit}" for limit, unit in limits if limit is not None)
    return f"{told}, inferring" if infers else told
