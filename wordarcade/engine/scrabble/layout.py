"""Board layouts: the premium squares."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from wordarcade.engine.scrabble.squares import SIZE


class Premium(Enum):
    """The kinds of premium squares; the value is the name."""

    NONE = "."
    DOUBLE_LETTER = "2L"
    TRIPLE_LETTER = "3L"
    DOUBLE_WORD = "2W"
    TRIPLE_WORD = "3W"

    @property
    def letter_factor(self) -> int:
        """The letter multiplier."""
        return _LETTER_FACTORS.get(self, 1)

    @property
    def word_factor(self) -> int:
        """The word multiplier."""
        return _WORD_FACTORS.get(self, 1)


_LETTER_FACTORS: Final = {Premium.DOUBLE_LETTER: 2, Premium.TRIPLE_LETTER: 3}
_WORD_FACTORS: Final = {Premium.DOUBLE_WORD: 2, Premium.TRIPLE_WORD: 3}


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The premium squares of a board of 15 by 15.

    Attributes:
        name: its name in settings and files.
        title: its name on screens.
        premiums: one a square, row-major.
    """

    name: str
    title: str
    premiums: tuple[Premium, ...]

    def __post_init__(self) -> None:
        """Check the size.

        Raises:
            ValueError: there are not 225 squares.
        """
        if len(self.premiums) != SIZE * SIZE:
            raise ValueError(f"A layout has {SIZE * SIZE} squares, not {len(self.premiums)}.")

    @classmethod
    def of_rows(cls, name: str, title: str, rows: Sequence[str]) -> "BoardLayout":
        """Return the layout that rows of names describe, names separated by spaces.

        Raises:
            ValueError: there are not 15 rows of 15 names, or a name is unknown.
        """
        if len(rows) != SIZE:
            raise ValueError(f"a layout has {SIZE} rows, not {len(rows)}.")
        premiums: list[Premium] = []
        for number, row in enumerate(rows, start=1):
            names = row.split()
            if len(names) != SIZE:
                raise ValueError(f"row {number} has {len(names)} squares; give it {SIZE}.")
            try:
                premiums += map(Premium, names)
            except ValueError as error:
                known = ", ".join(premium.value for premium in Premium)
                raise ValueError(f"row {number}: {error}; use {known}.") from error
        return cls(name, title, tuple(premiums))

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows that `of_rows` reads."""
        names = [premium.value for premium in self.premiums]
        return tuple(" ".join(names[start : start + SIZE]) for start in range(0, len(names), SIZE))
