"""The layout of a Scrabble board, its rack and the panels beside it."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region, Size

from wordarcade.looks.composition import WIDEST, margin
from wordarcade.widgets.board_frame import SIZES, extent, fit_in
from wordarcade.widgets.cell_size import CellSize

_SIDE: Final = {6: 60, 4: 38, 2: 20}
"""The fewest columns beside a board, by the columns of its squares."""

_TALLEST_RACK: Final = 5
_LOWEST_RACK: Final = 2
_RACK_AT_SIDE: Final = {6: 8, 4: 4, 2: 3}
"""Rows of a rack that has no room below the board, by the columns of the squares."""
_FRAMED: Final = 8
"""Rows of a rack that has a frame around it."""


_GENEROUS: Final = 120
"""Columns from which the gap beside the board is wider: below, panels need them more."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The regions of a table.

    Attributes:
        board: of the board with its coordinates.
        rack: of the rack.
        side: of what stands beside the board.
        frame: of the frame around the rack, or None if it has none.
    """

    board: Region
    rack: Region
    side: Region
    frame: Region | None = None


def table_plan(room: Size, *, rows_below: int = 0) -> TablePlan:
    """Return the plan for a room as wide as the screen.

    The board is as large as leaves room beside it. The rack lies below the board, at most five
    rows high, or else at the foot of the side, in a frame beside a large board.

    Args:
        room: the room.
        rows_below: rows that are kept free across the foot, for something else.
    """
    height = room.height - rows_below
    board, side = board_and_side(Size(room.width, height))
    spare = height - board.height
    if spare < _LOWEST_RACK:
        rows = _RACK_AT_SIDE[fit_in(board.size).size.width]
        side = side.shrink((0, 0, rows, 0))
        rack = Region(side.x, side.bottom, side.width, rows)
        if rows < _FRAMED:
            return TablePlan(board, rack, side)
        return TablePlan(board, rack.shrink((1, 2, 1, 2)), side, frame=rack)
    above, below = int(spare > _LOWEST_RACK), int(spare > _LOWEST_RACK + 2)
    rows = min(_TALLEST_RACK, spare - above - below)
    rack = Region(board.x, board.bottom + above, board.width, rows)
    return TablePlan(board, rack, side)


def board_and_side(room: Size) -> tuple[Region, Region]:
    """Return where the largest board lies that leaves room beside it, and that room.

    Args:
        room: as wide as the screen.
    """
    left = margin(room.width)
    width = min(room.width - 2 * left, WIDEST)
    board = Region(left, 0, *extent(_square_size(Size(width, room.height))))
    gap = 2 if width < _GENEROUS else 4
    return board, Region(board.right + gap, 0, max(0, width - board.width - gap), room.height)


def _square_size(room: Size) -> CellSize:
    for size in SIZES:
        board = extent(size)
        if board.height <= room.height and board.width + 4 + _SIDE[size.width] <= room.width:
            return size
    return SIZES[-1]
