"""Events of a session for its listener."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move was answered.

    Attributes:
        move: the move.
        verdict: the verdict of the rules, which may be a refusal.
    """

    move: object
    verdict: object


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time limit has passed, and the session has ended the game."""


@dataclass(frozen=True, slots=True)
class SavingFailed:
    """The game can no longer be saved from here; its last saved state remains.

    Attributes:
        error: why, in a sentence for the player.
    """

    error: Exception


@dataclass(frozen=True, slots=True)
class Closed:
    """The game has moved to the history."""


SessionEvent = MoveMade | TimeUp | SavingFailed | Closed

Listener = Callable[[SessionEvent], None]
