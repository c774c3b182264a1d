"""What a player can do in a round, and how it is written down."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Hint(StrEnum):
    """The hints, each telling more than the one before."""

    LENGTHS = "lengths"
    CELL = "cell"
    FIRST_LETTER = "first letter"


class End(StrEnum):
    """Why a round is over."""

    FINISHED = "finished"
    TIME_UP = "time up"
    ALL_FOUND = "all found"


@dataclass(frozen=True, slots=True)
class PlayWord:
    """Enter a word, in any case."""

    word: str


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Ask for help.

    Attributes:
        hint: which help.
        cell: the cell asked about, for `Hint.CELL` alone.
    """

    hint: Hint
    cell: int | None = None


@dataclass(frozen=True, slots=True)
class EndRound:
    """End the round."""

    end: End


Move = PlayWord | TakeHint | EndRound


def move_to_json(move: Move) -> dict[str, Any]:
    """Return `move` as a JSON object."""
    match move:
        case PlayWord(word):
            return {"play": word}
        case TakeHint(hint, None):
            return {"hint": hint.value}
        case TakeHint(hint, cell):
            return {"hint": hint.value, "cell": cell}
        case EndRound(end):
            return {"end": end.value}


def move_from_json(data: Mapping[str, Any]) -> Move:
    """Return the move that `move_to_json` wrote.

    Raises:
        ValueError: the object describes no move.
    """
    match data:
        case {"play": str(word)}:
            return PlayWord(word)
        case {"hint": str(hint), "cell": int(cell)}:
            return TakeHint(Hint(hint), cell)
        case {"hint": str(hint)}:
            return TakeHint(Hint(hint))
        case {"end": str(end)}:
            return EndRound(End(end))
        case _:
            raise ValueError(f"Not a move of a Boggle round: {data!r}")
