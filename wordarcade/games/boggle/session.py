"""The session of a Boggle round."""

from dataclasses import replace
from typing import Any

from wordarcade.engine.boggle.config import OWN_BOARD
from wordarcade.engine.boggle.moves import Hint, TakeHint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, share_code
from wordarcade.games.boggle.record import RECORD
from wordarcade.games.grid_session import GridSession
from wordarcade.games.routes import NewGameRoute
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.boggle import hints
from wordarcade.players.boggle.review import LengthGroup, Review, review
from wordarcade.players.boggle.solution import Solution, SolvedWord
from wordarcade.players.boggle.solver import solve
from wordarcade.support.progress import Report

__all__ = ["BoggleSession", "LengthGroup", "Review", "Solution", "SolvedWord"]


class BoggleSession(GridSession[BoggleRound, Solution, BoggleSetup]):
    """A round with hints."""

    RECORD = RECORD

    def solve(self, report: Report) -> Solution:
        """Return every word of the board; call it in a thread."""
        return solve(self.state.config, self.lexicon, report)

    def review(self, solution: Solution) -> Review:
        """Return the review of the round; call it in a thread.

        Args:
            solution: every word of the board.

        Raises:
            ResourceMissingError: the installation is incomplete.
        """
        found = [found.word for found in self.state.found]
        return review(solution, found, Familiarity.shipped().tier)

    # Hints

    def take_hint(self, hint: Hint, cell: int | None = None) -> str | None:
        """Take a hint and return its sentence.

        Args:
            hint: the kind of hint.
            cell: the cell asked about, for `Hint.CELL` alone.

        Returns:
            The sentence; None if the words of the board are not known yet, or the round is over.
        """
        if self.solution is None or self.apply(TakeHint(hint, cell)) is None:
            return None
        return hints.last_sentence(self.state, self.solution)

    @property
    def lengths_left(self) -> str | None:
        """The number of words left by length, such as "3:31 4:38", once asked for."""
        if self.solution is None or not hints.lengths_shown(self.state):
            return None
        return hints.lengths_text(hints.words_left(self.state, self.solution))

    @property
    def cell_marks(self) -> dict[int, str]:
        """The mark of each cell asked about, such as "?12"."""
        if self.solution is None:
            return {}
        left = hints.words_left(self.state, self.solution)
        return dict(hints.cell_marks(self.state, left))

    # Other rounds like this one

    @property
    def code(self) -> str | None:
        """The share code of the board, or None if a code cannot hold it."""
        try:
            return share_code(self.state.config, self.state.lexicon.identity)
        except ShareCodeError:
            return None

    @property
    def another(self) -> NewGameRoute:
        """The route to a new board by the same choices, which asks for an own board again."""
        own = self._setup.board is not None
        return NewGameRoute("boggle", replace(self._setup, board=None, seed=None), ask=own)


def setup_of(state: BoggleRound, settings: Any) -> BoggleSetup:
    """Return the choices behind a round, with the usual band, since bands are not saved."""
    config = state.config
    own = config.dice == OWN_BOARD
    return BoggleSetup(
        dice=settings.boggle.dice if own else config.dice,
        band=settings.boggle.band,
        min_length=config.min_length,
        timer=config.timer,
        lexicon=state.lexicon.source,
        board=config.grid if own else None,
    )
