"""What a session tells its listener."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move was answered.

    Attributes:
        move: the move.
        verdict: what the rules said to it; a refusal is one, too.
    """

    move: object
    verdict: object


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time limit has passed, and the session has ended the game."""


@dataclass(frozen=True, slots=True)
class SavingFailed:
    """The game cannot be saved from here any more; it stays as it was last saved.

    Attributes:
        error: why, in a sentence for the player.
    """

    error: Exception


@dataclass(frozen=True, slots=True)
class Closed:
    """The game now counts among the finished ones."""


SessionEvent = MoveMade | TimeUp | SavingFailed | Closed

Listener = Callable[[SessionEvent], None]
