"""Moves of a Boggle round, with their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from wordarcade.engine import grid_moves
from wordarcade.engine.grid_moves import GridMove


class Hint(StrEnum):
    """The hints, each more revealing than the one before."""

    LENGTHS = "lengths"
    CELL = "cell"
    FIRST_LETTER = "first letter"


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Ask for help.

    Attributes:
        hint: which help.
        cell: the cell asked about, for `Hint.CELL` alone.
    """

    hint: Hint
    cell: int | None = None


Move = GridMove | TakeHint


def move_to_json(move: Move) -> dict[str, Any]:
    """Return `move` as a JSON object."""
    match move:
        case TakeHint(hint, None):
            return {"hint": hint.value}
        case TakeHint(hint, cell):
            return {"hint": hint.value, "cell": cell}
        case _:
            return grid_moves.move_to_json(move)


def move_from_json(data: Mapping[str, Any]) -> Move:
    """Return the move that `move_to_json` wrote.

    Raises:
        ValueError: the object describes no move.
    """
    match data:
        case {"hint": str(hint), "cell": int(cell)}:
            return TakeHint(Hint(hint), cell)
        case {"hint": str(hint)}:
            return TakeHint(Hint(hint))
        case _:
            return grid_moves.move_from_json(data)
