"""The session of a Boggle round."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wordarcade.engine.boggle.config import OWN_BOARD
from wordarcade.engine.boggle.moves import TakeHint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, share_code
from wordarcade.engine.grid_moves import ShowCells
from wordarcade.games.boggle.record import RECORD, variant
from wordarcade.games.grid_session import GridSession
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.training.missed import missed_on_grid
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.boggle.review import MissedEnding, Review, review
from wordarcade.players.boggle.solution import Solution, SolvedWord
from wordarcade.players.boggle.solver import solve
from wordarcade.players.grid_hints import hint_order
from wordarcade.support.progress import Report

__all__ = ["BoggleSession", "MissedEnding", "Review", "Solution", "SolvedWord"]


class BoggleSession(GridSession[BoggleRound, Solution, BoggleSetup]):
    """A round with hints."""

    RECORD = RECORD
    HINTS = (ShowCells, TakeHint)

    @property
    def variant(self) -> str:
        """The variant, within which rounds are compared."""
        return variant(self.state.config)

    @property
    def may_set_record(self) -> bool:
        """Whether a round on this board may set a record, but for hints."""
        return self.state.config.dice != OWN_BOARD

    @property
    def counts(self) -> bool:
        """Whether the round may set a record."""
        alone = self.duel is None
        return alone and self.may_set_record and not self.state.hint_count

    @property
    def sets_best(self) -> bool:
        """Whether the score is the best so far, if there was one before, in a round that counts."""
        return self.counts and self.best is not None and self.state.score > self.best.score

    def solve(self, report: Report) -> Solution:
        """Return every word of the board; call it in a thread.

        Raises:
            ResourceMissingError: the installation is incomplete.
        """
        solution = solve(self.state.config, self.lexicon, report)
        return solution.graded(Familiarity.shipped().tier)

    def review(self, solution: Solution) -> Review:
        """Return the review of the round; call it in a thread.

        Args:
            solution: every word of the board.

        Raises:
            ResourceMissingError: the installation is incomplete.
        """
        found = [found.word for found in self.state.found]
        return review(solution, found, Familiarity.shipped().tier)

    def missed(self, solution: object) -> Sequence[tuple[str, str]]:
        """Return what there is to learn from the words that were not found."""
        if not isinstance(solution, Solution):
            return ()
        found = [each.word for each in self.state.found]
        words = (each.word for each in solution.words)
        offers = Familiarity.shipped().offers
        return missed_on_grid(filter(offers, words), filter(offers, found), solution.everyday)

    @property
    def hint_order(self) -> Sequence[str]:
        """The words that hints offer, in their order: none is offensive. Empty while unknown."""
        if self.solution is None:
            return ()
        words = (word.word for word in self.solution.words)
        return hint_order(filter(Familiarity.shipped().offers, words), self.solution.everyday)

    # Other rounds like this one

    @property
    def shown_code(self) -> str:
        """The share code where it is shown; empty for the board of the day, which everybody has."""
        return "" if self.is_daily else self.code or ""

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
