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
from wordarcade.services import Services
from wordarcade.store.records import GameHeader
from wordarcade.support.progress import Report

__all__ = ["WordSearchSession", "WordSearchSolution"]


class WordSearchSession(GridSession[WordSearchRound, WordSearchSolution]):
    """A round in which any letters may be looked up.

    Args:
        services: the app's services.
        state: the current round.
        seed: of the random letters.
        lexicon: the lexicon of the round.
        setup: the choices behind it.
        saved: the header of the saved round that is resumed; None for a new one.

    Attributes:
        lexicon: the lexicon of the round.
    """

    RECORD = RECORD

    def __init__(
        self,
        services: Services,
        state: WordSearchRound,
        seed: int,
        *,
        lexicon: Lexicon,
        setup: WordSearchSetup,
        saved: GameHeader | None = None,
    ) -> None:
        super().__init__(services, state, seed, saved)
        self.lexicon = lexicon
        self._setup = setup

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

    def again(self) -> "WordSearchSession":
        """Return the session of a new round on the same board."""
        state = WordSearchRound(self.state.config, self.lexicon)
        return WordSearchSession(
            self.services, state, self.seed, lexicon=self.lexicon, setup=self._setup
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
