"""The configuration of a word search round."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from wordarcade.engine.json_fields import FieldError, Fields, found
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.engine.word_search.hidden import HiddenWords
from wordarcade.engine.word_search.scoring import points
from wordarcade.engine.word_search.setup import Letters

DEFAULT_MIN_LENGTH: Final = 3
"""The fewest letters of a word, unless the player chooses."""

OWN_BOARD: Final = "own"


@dataclass(frozen=True, slots=True)
class WordSearchConfig:
    """A board and its rules.

    Attributes:
        grid: the board, square.
        min_length: the fewest letters of a word that counts, at least 1.
        origin: how the board was made: a value of `Letters`, or `OWN_BOARD`.
        timer: the time limit.
        hidden: the words to be found along straight lines; None if every word of the lexicon
            counts, along any path.
    """

    grid: LetterGrid
    min_length: int = DEFAULT_MIN_LENGTH
    origin: str = OWN_BOARD
    timer: Timer = UNTIMED
    hidden: HiddenWords | None = None

    def __post_init__(self) -> None:
        """Check the ranges.

        Raises:
            ValueError: the minimum length is below 1, or the board is not square.
        """
        if self.min_length < 1:
            raise ValueError(f"The minimum length is {self.min_length}; it must be 1 or more.")
        if self.grid.rows != self.grid.columns:
            raise ValueError(f"{self.grid.rows} × {self.grid.columns} cells are not a square.")

    def worth(self, word: str) -> int:
        """Return the points of `word`, which has `min_length` letters or more; 1 if hidden."""
        return points(word, self.min_length) if self.hidden is None else 1

    def to_json(self) -> dict[str, Any]:
        """Return the configuration as a JSON object.

        The cells are one text, since they may be very many: separated by single spaces, with an
        empty string for a blocked cell. What an ordinary round lacks is left out, so that it is
        still of the same variant as those of earlier versions.
        """
        return {
            "size": self.grid.rows,
            "cells": " ".join(self.grid.cells),
            "min_length": self.min_length,
            "origin": self.origin,
            **({} if self.timer.untimed else {"timer": str(self.timer)}),
            **({} if self.hidden is None else {"hidden": self.hidden.to_json()}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "WordSearchConfig":
        """Return the configuration that `to_json` wrote.

        Raises:
            FieldError: a field is missing, or of another kind.
            ValueError: a field is out of range.
        """
        fields = Fields(data)
        size, cells = fields.integer("size"), tuple(fields.text("cells").split(" "))
        grid, origin = LetterGrid(size, size, cells), fields.text("origin")
        if origin not in {OWN_BOARD, *Letters}:
            raise FieldError(f"'origin' is {found(origin)}, which no board has")
        return cls(
            grid,
            fields.integer("min_length"),
            origin,
            Timer.parse(fields.text("timer")) if fields.has("timer") else UNTIMED,
            HiddenWords.from_json(fields.inner("hidden"), grid) if fields.has("hidden") else None,
        )
