"""The hints of a Scrabble turn, which reveal the best move step by step."""

from dataclasses import dataclass
from enum import IntEnum

from wordarcade.engine.scrabble.moves import Exchange, Move, Pass
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.candidates import Turn
from wordarcade.players.scrabble.play import Play


class HintStep(IntEnum):
    """The steps of a hint, each including those before it."""

    WHERE = 1
    """The score of the best turn, and on which squares its word lies."""
    TILES = 2
    """The tiles that it takes from the rack."""
    MOVE = 3
    """The move."""


@dataclass(frozen=True, slots=True)
class HintedTurn:
    """What hints tell of.

    Attributes:
        best: the best turn, or None if only a pass is legal.
        despite: why it is the best although a play scores more, in a sentence; empty if none does.
        close: whether it is not clearly better than any other.
    """

    best: Turn | None
    despite: str = ""
    close: bool = False


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint; what it does not reveal yet, or the turn does not have, is None.

    Attributes:
        step: the step reached.
        score: the points of the best play; None if an exchange is better or only a pass is legal.
        squares: of the main word, in order.
        tiles: those played, in alphabetical order, blanks last; tiles exchanged come with the
            move.
        move: the move.
        exchanged: the number of tiles to exchange, if that is best; else 0.
        despite: why the move is the best although a play scores more; empty if none does.
        close: whether the move is only one of the best.
    """

    step: HintStep
    score: int | None = None
    squares: range | None = None
    tiles: str | None = None
    move: Move | None = None
    exchanged: int = 0
    despite: str = ""
    close: bool = False


def hint(hinted: HintedTurn, step: HintStep) -> Hint:
    """Return the hint of a step.

    Args:
        hinted: the best turn.
        step: how much it reveals.
    """
    best = hinted.best
    move = move_of(best)
    play = best if isinstance(best, Play) else None
    tells_tiles = step >= (HintStep.MOVE if isinstance(move, Exchange) else HintStep.TILES)
    tiles = "" if isinstance(move, Pass) else in_order(rack_tiles(move.tiles))
    return Hint(
        step,
        score=None if play is None else play.score,
        squares=None if play is None else play.place.squares,
        tiles=tiles if tells_tiles else None,
        move=move if step >= HintStep.MOVE else None,
        exchanged=len(move.tiles) if isinstance(move, Exchange) else 0,
        despite=hinted.despite if step >= HintStep.MOVE else "",
        close=hinted.close,
    )
