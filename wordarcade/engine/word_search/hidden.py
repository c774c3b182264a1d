"""Hidden words: the classic word search, with a list of words along straight lines."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from wordarcade.engine.json_fields import FieldError, Fields, found
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.lines import Line, lines_spelling

SHORTEST: Final = 3
"""The fewest letters of a hidden word; shorter ones come about by chance."""

SMALLEST: Final = 5
"""The fewest cells in a row of a grid with hidden words."""

LARGEST: Final = 40
"""The most cells in a row: a sheet of paper."""


class Directions(StrEnum):
    """The directions in which words are hidden."""

    EASY = "easy"
    """To the right, down, and down to the right."""
    ALL = "all"
    """All eight."""

    @property
    def allowed(self) -> tuple[int, ...]:
        """The directions, as places in `CLOCKWISE_FROM_NORTH`."""
        return (2, 3, 4) if self is Directions.EASY else tuple(range(8))


@dataclass(frozen=True)
class HiddenWords:
    """The words that are hidden on a grid, each exactly once in all eight directions.

    Attributes:
        grid: of one letter a cell.
        words: lowercase, in alphabetical order.
        title: what the words have in common, or the name of the list.
        directions: in which they lie.
    """

    grid: LetterGrid
    words: tuple[str, ...]
    title: str
    directions: Directions = Directions.ALL

    def __post_init__(self) -> None:
        """Check the words.

        Raises:
            ValueError: there are none, one is not letters or comes twice, or the grid does not
                spell each of them along exactly one line.
        """
        if not self.words or len(set(self.words)) != len(self.words):
            raise ValueError("A hidden word is missing, or comes twice.")
        for word in self.words:
            if len(word) < SHORTEST or not (word.isascii() and word.isalpha() and word.islower()):
                raise ValueError(f"'{word}' cannot be hidden.")
            if self.times(word) != 1:
                raise ValueError(f"'{word}' is not hidden exactly once.")

    def times(self, word: str) -> int:
        """Return along how many lines the grid spells `word`."""
        return sum(1 for _ in lines_spelling(self.grid, word))

    @cached_property
    def lines(self) -> Mapping[str, Line]:
        """The line of each word."""
        return {word: next(lines_spelling(self.grid, word)) for word in self.words}

    def word_along(self, path: tuple[int, ...]) -> str | None:
        """Return the word along a line that was marked from either end, or None."""
        text = self.grid.text_of(path)
        return next((word for word in (text, text[::-1]) if word in self.lines), None)

    def to_json(self) -> dict[str, Any]:
        """Return all but the grid as a JSON object."""
        return {
            "words": " ".join(self.words),
            "title": self.title,
            "directions": self.directions.value,
        }

    @classmethod
    def from_json(cls, fields: Fields, grid: LetterGrid) -> "HiddenWords":
        """Return the words that `to_json` wrote.

        Raises:
            FieldError: a field is missing, or of another kind.
            ValueError: the words are not hidden on the grid.
        """
        directions = fields.text("directions")
        if directions not in set(Directions):
            raise FieldError(f"'hidden.directions' is {found(directions)}, which is unknown")
        words = tuple(fields.text("words").split(" "))
        return cls(grid, words, fields.text("title"), Directions(directions))


def why_not_together(words: Iterable[str]) -> str | None:
    """Return why these words cannot all be hidden exactly once, in a sentence; None if they can.

    >>> why_not_together(["ant", "giant"])
    'ANT is part of GIANT, so it would be hidden twice. Leave one of them out.'
    """
    chosen = sorted(set(words), key=lambda word: (len(word), word))
    for number, word in enumerate(chosen):
        if word == word[::-1]:
            return f"{word.upper()} reads the same both ways. Leave it out."
        for longer in chosen[number + 1 :]:
            if word == longer[::-1]:
                return f"{word.upper()} is {longer.upper()} backwards. Leave one of them out."
            if word in longer or word[::-1] in longer:
                return (
                    f"{word.upper()} is part of {longer.upper()}, so it would be hidden twice. "
                    "Leave one of them out."
                )
    return None
