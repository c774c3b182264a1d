"""The session of a word search round."""

from collections.abc import Sequence
from dataclasses import replace

from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.engine.word_search.setup import Letters, WordSearchSetup
from wordarcade.games.grid_session import GridSession
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.word_search.record import RECORD
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.players.word_search.solver import WordSearchSolver, solve
from wordarcade.support.progress import Report

__all__ = ["WordSearchSession", "WordSearchSolution"]


class WordSearchSession(GridSession[WordSearchRound, WordSearchSolution, WordSearchSetup]):
    """A round in which any letters may be looked up."""

    RECORD = RECORD

    def solve(self, report: Report) -> WordSearchSolution:
        """Return every word of the board; call it in a thread."""
        return solve(self.state.config, self.lexicon, report)

    def words_from(self, cell: int, report: Report) -> Sequence[str]:
        """Return the words that start on a cell; call it in a thread.

        Args:
            cell: row-major index.
            report: called with the share done; an exception it raises stops the search.
        """
        return WordSearchSolver(self.state.config, self.lexicon).words_from(cell, report)

    # Other rounds like this one

    @property
    def another(self) -> NewGameRoute:
        """The route to a new board by the same choices, which asks for an own board again."""
        own = self.state.config.origin == OWN_BOARD
        return NewGameRoute(
            "wordsearch", replace(self._setup, board=None, file=None, seed=None), ask=own
        )


def setup_of(config: WordSearchConfig, lexicon: Lexicon) -> WordSearchSetup:
    """Return the choices behind a round, without its band, since bands are not saved."""
    own = config.origin == OWN_BOARD
    return WordSearchSetup(
        size=config.grid.rows,
        letters=Letters.COMMON if own else Letters(config.origin),
        min_length=config.min_length,
        lexicon=lexicon.source,
    )
