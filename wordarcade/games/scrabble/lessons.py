"""The turns of a game from which there is most to learn."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.players.scrabble.adviser import Turn, move_of
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.review import ReviewedTurn, costliest

_MOST: Final = 3
_UNIT: Final = " points of equity (score plus the tiles kept)"


def lessons(turns: Sequence[ReviewedTurn]) -> tuple[str, ...]:
    """Return a sentence on each of the turns that gave away most, up to three.

    The first one says what the cost is counted in.

    Args:
        turns: those of whoever wants to learn, in order.
    """
    several = len({turn.player for turn in turns}) > 1
    return tuple(
        _lesson(turn, turns, named=several, unit="" if number else _UNIT)
        for number, turn in enumerate(costliest(turns, _MOST))
    )


def _lesson(turn: ReviewedTurn, turns: Sequence[ReviewedTurn], *, named: bool, unit: str) -> str:
    name = f"{turn.game.config.players[turn.player].name}, turn" if named else "Turn"
    number = sum(other.player == turn.player for other in turns[: turns.index(turn) + 1])
    made = _made(turn.move, turn.score, turn)
    return (
        f"{name} {number}: {made} cost {turn.cost / MILLI:.0f}{unit}; "
        f"better was {_better(turn.best, turn)}."
    )


def _made(move: Place | Exchange | Pass, score: int, turn: ReviewedTurn) -> str:
    match move:
        case Place():
            return f"{place_text(move, turn.game.board)} for {score}"
        case Exchange(tiles):
            return f"exchanging {tiles}"
        case Pass():
            return "passing"


def _better(best: Turn | None, turn: ReviewedTurn) -> str:
    score = best.score if isinstance(best, Play) else 0
    return _made(move_of(best), score, turn)
