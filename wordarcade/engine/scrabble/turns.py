"""Phases of a Scrabble game, the moves of each, and undone moves."""

from collections.abc import Iterable
from enum import Enum

from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.scrabble.moves import Accept, Challenge, Move, TakeBack
from wordarcade.engine.scrabble.verdict import Refusal


class Phase(Enum):
    """The phases of a game: the kind of move that comes next."""

    PLAY = "play"
    """The turn of the player to move."""
    LAST_CHALLENGE = "last challenge"
    """Whether the player to move challenges the play that ends the game."""
    OVER = "over"
    """Nothing more."""


def out_of_turn(phase: Phase, move: Move) -> Refusal | None:
    """Return why `move` is refused in `phase`, or None if it is legal."""
    if phase is Phase.OVER:
        return Refusal.GAME_OVER
    if phase is Phase.LAST_CHALLENGE:
        allowed = isinstance(move, Accept | Challenge | TakeBack)
        return None if allowed else Refusal.LAST_CHALLENGE
    return Refusal.NOTHING_TO_ACCEPT if isinstance(move, Accept) else None


def standing(moves: Iterable[TimedMove[Move]]) -> list[TimedMove[Move]]:
    """Return the moves that have not been undone, in order."""
    made: list[TimedMove[Move]] = []
    for timed in moves:
        if isinstance(timed.move, TakeBack):
            del made[-timed.move.moves :]
        else:
            made.append(timed)
    return made
