"""Cell sizes of a grid."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeVar

from textual.geometry import Region, Size

from wordarcade.widgets.orientation import Place


@dataclass(frozen=True, slots=True)
class CellSize:
    """A size of cell and the gaps that connecting lines run through, in characters.

    Attributes:
        width: columns of a cell; a cell of more than one line has a border.
        height: lines of a cell; odd where connecting lines need a middle one.
        gap_x: columns between cells, odd, or 0 for cells without room for lines.
        gap_y: lines between cells.
    """

    width: int
    height: int
    gap_x: int
    gap_y: int

    @property
    def axis(self) -> int:
        """The column of a cell that vertical connections run in."""
        return (self.width - 1) // 2

    @property
    def middle(self) -> int:
        """The line of a cell that is its middle one, or the upper one of the two in the middle."""
        return (self.height - 1) // 2

    def extent(self, rows: int, columns: int) -> Size:
        """Return the size of a grid."""
        return Size(
            columns * (self.width + self.gap_x) - self.gap_x,
            rows * (self.height + self.gap_y) - self.gap_y,
        )

    def region(self, place: Place) -> Region:
        """Return the rectangle of a cell, from the grid's top left corner."""
        row, column = place
        return Region(
            column * (self.width + self.gap_x),
            row * (self.height + self.gap_y),
            self.width,
            self.height,
        )

    def place_at(self, x: int, y: int) -> Place | None:
        """Return the place of the cell that holds a point, or None in a gap.

        The place may lie outside the grid, whose rows and columns are not known here.
        """
        column, across = divmod(x, self.width + self.gap_x)
        row, down = divmod(y, self.height + self.gap_y)
        return (row, column) if across < self.width and down < self.height else None


SMALL: Final = CellSize(width=6, height=1, gap_x=1, gap_y=1)
MEDIUM: Final = CellSize(width=7, height=3, gap_x=3, gap_y=1)
LARGE: Final = CellSize(width=11, height=5, gap_x=3, gap_y=1)
HUGE: Final = CellSize(width=17, height=9, gap_x=3, gap_y=1)

SIZES: Final = (HUGE, LARGE, MEDIUM, SMALL)
"""From the largest to the smallest."""

_LONGEST_FACE: Final = 12
"""Letters of a cell for which room is made; longer faces are shortened."""


def sizes_for(longest: int) -> tuple[CellSize, ...]:
    """Return the sizes, largest first, for a grid of any extent whose faces are to be read whole.

    The last one packs the cells without gaps.

    Args:
        longest: letters of the longest face.
    """
    letters = max(1, min(longest, _LONGEST_FACE))
    packed = CellSize(width=letters + 2, height=1, gap_x=0, gap_y=0)
    return (*(replace(size, width=_width_for(letters, size)) for size in SIZES), packed)


def _width_for(letters: int, size: CellSize) -> int:
    """Return the columns that a face of the given length needs between its borders.

    A cell of one line also has its number there, of two digits.
    """
    return max(size.width, letters + (4 if size.height == 1 else 2))


class Measured(Protocol):
    """Has cells of one size."""

    def extent(self, rows: int, columns: int) -> Size:
        """Return the size of a grid, in columns and lines."""


_Measured = TypeVar("_Measured", bound=Measured)


def largest_fitting(room: Size, rows: int, columns: int, sizes: Sequence[_Measured]) -> _Measured:
    """Return the first of `sizes` in which the grid fits into `room`, or else the last."""
    for size in sizes:
        extent = size.extent(rows, columns)
        if extent.width <= room.width and extent.height <= room.height:
            return size
    return sizes[-1]
