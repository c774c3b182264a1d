"""Geometry of a Scrabble board on the screen: squares and coordinates."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from textual.geometry import Offset, Region, Size

from wordarcade.engine.scrabble.squares import SIZE, column_of, row_of, square_at
from wordarcade.widgets.cell_size import CellSize, largest_fitting

SIZES: Final = tuple(CellSize(width, height, 0, 0) for width, height in ((6, 3), (4, 2), (2, 1)))
"""From the largest to the smallest."""

ROW_NUMBERS: Final = 3
"""Columns left of the squares."""

COLUMN_LETTERS: Final = 1
"""Lines above the squares."""

_COORDINATES: Final = Size(ROW_NUMBERS, COLUMN_LETTERS)


@dataclass(frozen=True, slots=True)
class BoardFrame:
    """The position of a board in the space available.

    Attributes:
        size: the size of a square.
        corner: the top left corner of the first square.
    """

    size: CellSize
    corner: Offset

    def region(self, square: int) -> Region:
        """Return the region of a square."""
        return self.size.region((row_of(square), column_of(square))).translate(self.corner)

    def coordinates(self, square: int) -> tuple[Region, Region]:
        """Return the regions of a square's column letter and row number."""
        region = self.region(square)
        return (
            Region(region.x, self.corner.y - COLUMN_LETTERS, region.width, COLUMN_LETTERS),
            Region(self.corner.x - ROW_NUMBERS, region.y + self.size.middle, ROW_NUMBERS, 1),
        )

    def square_at(self, x: int, y: int) -> int | None:
        """Return the square at a point, or None beside the board."""
        row, column = (
            (y - self.corner.y) // self.size.height,
            (x - self.corner.x) // self.size.width,
        )
        inside = 0 <= row < SIZE and 0 <= column < SIZE
        return square_at(row, column) if inside else None

    def squares_under(self, region: Region) -> Iterator[int]:
        """Yield the squares that a region covers, in part at least."""
        over = region.translate(-self.corner)
        rows = range(max(0, over.y // self.size.height), SIZE)
        for row in takewhile(lambda each: each * self.size.height < over.bottom, rows):
            columns = range(max(0, over.x // self.size.width), SIZE)
            for column in takewhile(lambda each: each * self.size.width < over.right, columns):
                yield square_at(row, column)


def extent(size: CellSize) -> Size:
    """Return the size of a board with its coordinates."""
    return size.extent(SIZE, SIZE) + _COORDINATES


def fit_in(room: Size) -> BoardFrame:
    """Return the largest board that fits into a room, or else the smallest, in its middle."""
    size = largest_fitting(room - _COORDINATES, SIZE, SIZE, SIZES)
    spare = room - extent(size)
    return BoardFrame(
        size, Offset(spare.width // 2 + ROW_NUMBERS, spare.height // 2 + COLUMN_LETTERS)
    )
