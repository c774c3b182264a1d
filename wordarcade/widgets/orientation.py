"""The eight orientations of a grid."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

Place = tuple[int, int]
"""The place of a cell on the screen: (row, column), 0-based, from the top left of the view."""


@dataclass(frozen=True, slots=True)
class Orientation:
    """A rotation and mirroring of a grid, which keeps neighbours neighbours.

    The cells keep their indices; only their places on the screen change.

    Attributes:
        turns: quarter turns clockwise, 0 to 3, made after the mirroring.
        mirrored: whether left and right change sides first.

    >>> Orientation(turns=1).place_of(0, rows=4, columns=4)
    (0, 3)
    """

    turns: int = 0
    mirrored: bool = False

    def __post_init__(self) -> None:
        """Check the range.

        Raises:
            ValueError: `turns` is not 0 to 3.
        """
        if not 0 <= self.turns <= 3:
            raise ValueError(f"{self.turns} quarter turns; give 0 to 3.")

    def turned(self) -> "Orientation":
        """Return this orientation after one more quarter turn clockwise."""
        return Orientation((self.turns + 1) % 4, self.mirrored)

    def shape(self, rows: int, columns: int) -> tuple[int, int]:
        """Return the rows and columns seen of a grid of `rows` and `columns`."""
        return (columns, rows) if self.turns % 2 else (rows, columns)

    def place_of(self, cell: int, *, rows: int, columns: int) -> Place:
        """Return the place on the screen of the cell of row-major index `cell`."""
        row, column = divmod(cell, columns)
        if self.mirrored:
            column = columns - 1 - column
        for _ in range(self.turns):
            row, column = column, rows - 1 - row
            rows, columns = columns, rows
        return row, column

    def cell_at(self, place: Place, *, rows: int, columns: int) -> int:
        """Return the row-major index of the cell seen at `place`; undoes `place_of`."""
        row, column = place
        seen_rows, seen_columns = self.shape(rows, columns)
        for _ in range(self.turns):
            row, column = seen_columns - 1 - column, row
            seen_rows, seen_columns = seen_columns, seen_rows
        if self.mirrored:
            column = columns - 1 - column
        return row * columns + column

    @classmethod
    def all(cls) -> Iterator["Orientation"]:
        """Yield the eight orientations."""
        for mirrored, turns in product((False, True), range(4)):
            yield cls(turns, mirrored)

    def another(self, rng: random.Random) -> "Orientation":
        """Return one of the other seven at random."""
        return rng.choice([other for other in self.all() if other != self])
