"""Endings: what each move is worth by the best line, once all tiles are known."""

from dataclasses import dataclass
from typing import Final

from wordarcade import kernels
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.start import SCORELESS_TURNS
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.endgame import (
    MOST_ENTRIES,
    THOROUGH,
    THOROUGH_ENTRIES,
    EndgameSolver,
    EndgameValue,
)
from wordarcade.players.scrabble.last_tiles import Endgame
from wordarcade.players.scrabble.recorded_turn import TurnMove
from wordarcade.players.scrabble.turn_draws import kept_by, line_text
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report, to_nobody


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard an ending is searched.

    Limits of positions repeat, those of time do not; without the former all processors search.

    Attributes:
        best: how many positions are searched for the best line; None for no such limit.
        each: how many for the worth of a move that does not begin it.
        entries: how many positions are remembered, a power of two.
        estimates: whether values stand, as estimates, if the best line is not proven by then.
        best_seconds: how long the best line is searched for; None for no such limit.
        each_seconds: the same for each other move.
    """

    best: int | None
    each: int | None
    entries: int
    estimates: bool = False
    best_seconds: float | None = None
    each_seconds: float | None = None

    @property
    def threads(self) -> int:
        """How many threads search."""
        return kernels.threads() if self.best is None else 1


USUAL: Final = Effort(THOROUGH, 20_000, THOROUGH_ENTRIES)
"""For the turns of a game. Compiled, a move takes a third of a second at most."""

PATIENT: Final = Effort(
    None, None, MOST_ENTRIES, estimates=True, best_seconds=15.0, each_seconds=1.5
)
"""For a position that one waits for."""


_COMPARED: Final = 5_000
"""Positions that are searched, at most, to see which of two moves is better."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move comes to, both playing their best from there on.

    Attributes:
        value: the change of spread from before it to the end, in points.
        exact: whether that is proven; else it is an estimate.
        follows: the moves after it in words, of both in turn, as far as they are known.
    """

    value: int
    exact: bool = True
    follows: tuple[str, ...] = ()


class Ending:
    """A position of two in which all tiles are known to the player to move.

    Within limits of positions, the same move is always judged in the same way, whatever was solved
    before. It serves one thread at a time.

    Args:
        gaddag: of the lexicon.
        layout: the premium squares.
        distribution: the letter distribution.
        view: the position; its bag is empty, and there are tiles on both racks.
        effort: how hard to search.
    """

    def __init__(
        self,
        gaddag: Gaddag,
        layout: BoardLayout,
        distribution: LetterDistribution,
        view: View,
        effort: Effort = USUAL,
    ) -> None:
        self._distribution: Final = distribution
        self._view: Final = view
        self._effort: Final = effort
        self._solver: Final = EndgameSolver(
            gaddag, layout, distribution, effort.entries, effort.threads
        )

    def best(self, report: Report = to_nobody) -> EndgameValue:
        """Return the best line, as far as it is known.

        Args:
            report: told the share that is done, from 0 to 1; what it raises stops the search.
        """
        view, effort = self._view, self._effort
        endgame = Endgame(view.board, (view.rack, view.unseen), view.scoreless)
        return self._solver.solve(
            endgame, report, seconds=effort.best_seconds, positions=effort.best
        )

    def after(self, move: TurnMove, score: int, kept: str, report: Report = to_nobody) -> Outcome:
        """Return what a move comes to.

        Args:
            move: the move.
            score: its points.
            kept: the tiles that it keeps; all of them if it is withdrawn.
            report: as for `best`.
        """
        endgame = self._after(move, score, kept)
        if not isinstance(endgame, Endgame):
            return Outcome(endgame)
        effort = self._effort
        found = self._solver.solve(
            endgame, report, seconds=effort.each_seconds, positions=effort.each
        )
        return Outcome(score - found.value, found.exact, line_text(found.line, endgame.board))

    def beats(self, move: Place | Pass, score: int, value: int) -> bool | None:
        """Return whether a move comes to more than a value; None if that takes too long to see.

        Args:
            move: the move.
            score: its points.
            value: a change of spread until the end, in points.
        """
        endgame = self._after(move, score, kept_by(self._view.rack, move))
        if not isinstance(endgame, Endgame):
            return endgame > value
        reached = self._solver.reaches(endgame, score - value, _COMPARED)
        return None if reached is None else not reached

    @property
    def positions(self) -> int:
        """How many positions have been searched so far."""
        return self._solver.positions

    def _after(self, move: TurnMove, score: int, kept: str) -> Endgame | int:
        """Return the position after a move, or the change of spread if it ends the game."""
        view, points = self._view, self._distribution.value_of
        if not kept:
            return score + 2 * points(view.unseen)
        scoreless = 0 if score else view.scoreless + 1
        if scoreless == SCORELESS_TURNS:
            return points(view.unseen) - points(kept)
        board = view.board
        if isinstance(move, Place) and kept != view.rack:  # it was not withdrawn
            board = board.with_tiles(move)
        return Endgame(board, (view.unseen, kept), scoreless)
