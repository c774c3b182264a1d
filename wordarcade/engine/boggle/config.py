"""The configuration of a Boggle round."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wordarcade.engine.boggle.scoring import STANDARD_POINTS, PointsTable
from wordarcade.engine.json_fields import Fields
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import UNTIMED, Timer

DEFAULT_MIN_LENGTH = 3
"""The fewest letters of a word, in the course assignment."""

OWN_BOARD = "own"


@dataclass(frozen=True, slots=True)
class BoggleConfig:
    """A board and its rules.

    Attributes:
        grid: the board, as rolled.
        min_length: the fewest letters of a word that counts, at least 1.
        points: the points of words.
        timer: the time limit.
        dice: the name of the dice set, or `OWN_BOARD`.
    """

    grid: LetterGrid
    min_length: int = DEFAULT_MIN_LENGTH
    points: PointsTable = STANDARD_POINTS
    timer: Timer = UNTIMED
    dice: str = OWN_BOARD

    def __post_init__(self) -> None:
        """Check the ranges.

        Raises:
            ValueError: the minimum length is below 1, or words of no length are worth anything.
        """
        if self.min_length < 1:
            raise ValueError(f"The minimum length is {self.min_length}; it must be 1 or more.")
        if not self.points.by_length:
            raise ValueError("A table of points says what words of one letter are worth.")

    def worth(self, word: str) -> int:
        """Return the points of `word`, which has `min_length` letters or more."""
        return self.points.points(word)

    def to_json(self) -> dict[str, Any]:
        """Return the configuration as a JSON object."""
        return {
            "rows": self.grid.rows,
            "columns": self.grid.columns,
            "cells": list(self.grid.cells),
            "min_length": self.min_length,
            "points": list(self.points.by_length),
            "long_from": self.points.long_from,
            "points_a_letter": self.points.points_a_letter,
            "timer": str(self.timer),
            "dice": self.dice,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "BoggleConfig":
        """Return the configuration that `to_json` wrote.

        Raises:
            FieldError: a field is missing, or of another kind.
            ValueError: a field is out of range.
        """
        fields = Fields(data)
        return cls(
            LetterGrid(fields.integer("rows"), fields.integer("columns"), fields.texts("cells")),
            fields.integer("min_length"),
            PointsTable(
                fields.integers("points"),
                fields.integer("long_from"),
                fields.integer("points_a_letter"),
            ),
            Timer.parse(fields.text("timer")),
            fields.text("dice"),
        )
