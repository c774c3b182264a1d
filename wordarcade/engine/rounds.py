"""The common interface of the rounds of all games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from wordarcade.lexicon.interface import WordSet

_Move = TypeVar("_Move")
_Move_co = TypeVar("_Move_co", covariant=True)
_Round_co = TypeVar("_Round_co", covariant=True)
_Verdict_co = TypeVar("_Verdict_co", covariant=True)


@dataclass(frozen=True, slots=True)
class TimedMove(Generic[_Move_co]):
    """An accepted move and the milliseconds of play (pauses not counted) before it."""

    move: _Move_co
    elapsed_ms: int


@dataclass(frozen=True, slots=True)
class Outcome(Generic[_Round_co, _Verdict_co]):
    """The round after a move (the same round if it was refused), and the verdict."""

    round: _Round_co
    verdict: _Verdict_co


class Config(Protocol):
    """The configuration of a round, fixed before it begins."""

    def to_json(self) -> Mapping[str, Any]:
        """Return the configuration as a JSON object."""


class GameRound(Protocol[_Move, _Verdict_co]):
    """The state of a round: a value determined by its configuration and the moves made."""

    @property
    def config(self) -> Config:
        """The configuration."""

    @property
    def lexicon(self) -> WordSet:
        """The words that count."""

    @property
    def moves(self) -> Sequence[TimedMove[_Move]]:
        """The accepted moves, in order."""

    def apply(self, move: _Move, elapsed_ms: int) -> Outcome[Self, _Verdict_co]:
        """Return the round after `move`, and the verdict.

        An accepted move is appended to `moves`.
        """
