"""The review of a Scrabble game: the equity lost by each turn."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.players.scrabble.adviser import Adviser, Turn
from wordarcade.support.progress import Report


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn beside the best one.

    Attributes:
        game: the game before the turn.
        move: the player's move, also a play that was challenged off the board.
        score: its points.
        equity: its equity, in thousandths of a point.
        best: the best turn, or None if the player could only pass.
    """

    game: ScrabbleGame
    move: Place | Exchange | Pass
    score: int
    equity: int
    best: Turn | None

    @property
    def player(self) -> int:
        """Whose turn it was."""
        return self.game.to_move

    @property
    def cost(self) -> int:
        """The equity lost, in thousandths of a point; 0 if it was the best or better.

        An unchallenged phony may be better.
        """
        return 0 if self.best is None else max(0, self.best.equity - self.equity)


def review(
    game: ScrabbleGame,
    players: Collection[int],
    adviser: Adviser,
    report: Report = lambda _: None,
) -> tuple[ReviewedTurn, ...]:
    """Return the turns of some players, in order.

    Args:
        game: one that is over, or is not.
        players: whose turns.
        adviser: the static evaluator.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    course = game.course()
    turns = []
    for number, (before, after) in enumerate(pairwise(course), start=1):
        report((number - 1) / len(course))
        move = after.moves[-1].move
        if before.to_move in players and isinstance(move, Place | Exchange | Pass):
            answered = course[number + 1] if number + 1 < len(course) else after
            if _is_withdrawn(after, answered):
                score, equity = 0, adviser.equity(before, Pass())
            else:
                score = after.sheet[len(before.sheet)].gain
                equity = adviser.equity(before, move)
            turns.append(ReviewedTurn(before, move, score, equity, adviser.best(before)))
    return tuple(turns)


def costliest(turns: Collection[ReviewedTurn], most: int) -> tuple[ReviewedTurn, ...]:
    """Return the turns that lost the most equity, up to `most` of them, the costliest first."""
    costly = [turn for turn in turns if turn.cost]
    return tuple(sorted(costly, key=lambda turn: -turn.cost)[:most])


def _is_withdrawn(after: ScrabbleGame, answered: ScrabbleGame) -> bool:
    """Return whether the play that led to `after` was challenged off the board by the next."""
    lines = answered.sheet[len(after.sheet) :]
    return bool(lines) and lines[0].kind is EntryKind.WITHDRAWN
