"""Moves of a Boggle round, with their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from wordarcade.engine import grid_moves
from wordarcade.engine.grid_moves import GridMove


class Hint(StrEnum):
    """The kinds of hints of earlier versions; `ShowCells` has taken their place."""

    NEXT_LETTER = "next letter"
    """The next cell of a word, from its first one on."""
    LENGTHS = "lengths"
    """How many words of each length are left."""
    CELL = "cell"
    """How many words start on a cell."""
    FIRST_LETTER = "first letter"
    """The first letter of a word."""


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Ask for help, as in earlier versions.

    Attributes:
        hint: which help.
        cell: the cell asked about, for `Hint.CELL` alone.
        word: the word, lowercase, for `Hint.NEXT_LETTER` alone.
    """

    hint: Hint
    cell: int | None = None
    word: str = ""


Move = GridMove | TakeHint


def move_to_json(move: Move) -> dict[str, Any]:
    """Return `move` as a JSON object."""
    match move:
        case TakeHint(hint, None, ""):
            return {"hint": hint.value}
        case TakeHint(hint, None, word):
            return {"hint": hint.value, "word": word}
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
        case {"hint": str(hint), "word": str(word)}:
            return TakeHint(Hint(hint), word=word)
        case {"hint": str(hint), "cell": int(cell)}:
            return TakeHint(Hint(hint), cell)
        case {"hint": str(hint)}:
            return TakeHint(Hint(hint))
        case _:
            return grid_moves.move_from_json(data)
