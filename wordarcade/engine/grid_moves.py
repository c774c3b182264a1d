"""Moves of the grid games, with their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class End(StrEnum):
    """Why a round is over."""

    FINISHED = "finished"
    TIME_UP = "time up"
    REVEALED = "revealed"
    ALL_FOUND = "all found"


@dataclass(frozen=True, slots=True)
class PlayWord:
    """Enter a word, in any case.

    Attributes:
        word: its letters.
        path: the cells that the player traced for it, row-major; empty if it was typed.
    """

    word: str
    path: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EndRound:
    """End the round; revealing all words ends it too."""

    end: End


@dataclass(frozen=True, slots=True)
class ShowCells:
    """Ask for the beginning of a word that has not been found: a step of the hint ladder.

    The word is part of the move, so that a saved round needs no solver to be resumed.

    Attributes:
        word: lowercase.
        cells: how many cells of its path are shown: 1 for its start, all of them to reveal it.
    """

    word: str
    cells: int


GridMove = PlayWord | ShowCells | EndRound


def move_to_json(move: GridMove) -> dict[str, Any]:
    """Return `move` as a JSON object."""
    match move:
        case PlayWord(word, path):
            return {"play": word, "path": list(path)} if path else {"play": word}
        case ShowCells(word, cells):
            return {"show": word, "cells": cells}
        case EndRound(end):
            return {"end": end.value}


def move_from_json(data: Mapping[str, Any]) -> GridMove:
    """Return the move that `move_to_json` wrote.

    Raises:
        ValueError: the object describes no move.
    """
    match data:
        case {"play": str(word), "path": list(path)}:
            if not all(type(cell) is int for cell in path):
                raise ValueError(f"Not a move along cells: {path!r}")
            return PlayWord(word, tuple(path))
        case {"play": str(word)}:
            return PlayWord(word)
        case {"show": str(word), "cells": int(cells)} if cells > 0:
            return ShowCells(word, cells)
        case {"end": str(end)}:
            return EndRound(End(end))
        case _:
            raise ValueError(f"Not a move on a grid: {data!r}")
