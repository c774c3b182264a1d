"""The layout of the play screen: room for the board and for the side panel."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from textual.geometry import Size

from wordarcade.looks.composition import margin
from wordarcade.widgets.cell_size import largest_fitting
from wordarcade.widgets.grid_display import GridDisplay

_WIDE: Final = 110
"""Columns from which the board has a frame."""

_HIGH: Final = 36
"""Rows from which the side has frames, if it is wide, and the entry line is a box."""

_VERY_HIGH: Final = 48
"""Rows from which a row is left free under the title of a panel."""

_MIDDLE: Final = 24
"""Rows from which a row is left free under the top line, unless the board needs it."""

_VERY_WIDE: Final = 160
"""Columns from which the side may have two columns of panels."""

_SIDES: Final = ((_VERY_WIDE, 60, 6), (_WIDE, 47, 4), (80, 34, 2), (0, 25, 2))
"""Columns from which the side is so wide, with such a gap."""

AROUND_BOARD: Final = 12
"""Columns left free around a board at least, where the side takes what the board does not need."""

_ANOTHER_COLUMN: Final = 26
"""Columns beyond its usual ones from which the side has two columns of panels."""

GAP: Final = 2
"""Columns between them."""

_FOUND: Final = 7
"""Rows that the words found need at least to stand under the board."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The room of each part.

    Attributes:
        side: columns of the side.
        spare: columns of the field that the side could take.
        two: whether the side has two columns of panels.
        roomy: whether the side has frames.
        side_rows: rows of the side.
        padded: whether a row is left free under the title of a panel.
        whole: whether all of the board can be seen.
        tight: whether no row can be left free under the top line.
        airy: whether a row is left free above the footer.
        found_below: whether the words found stand under the board.
        field_height: rows of the board with its frame, or "1fr".
    """

    side: int
    spare: int
    two: bool
    roomy: bool
    side_rows: int
    padded: bool
    whole: bool
    tight: bool
    airy: bool
    found_below: bool
    field_height: int | str

    @property
    def column(self) -> int:
        """The columns of a panel of the side."""
        return (self.side - GAP) // 2 if self.two else self.side

    @property
    def classes(self) -> Mapping[str, bool]:
        """The CSS classes of the screen that say so."""
        return {
            "-roomy": self.roomy,
            "-scrolls": not self.whole,
            "-tight": self.tight,
            "-airy": self.airy,
            "-two": self.two,
            "-found-below": self.found_below,
        }

    @classmethod
    def of(cls, size: Size, board: GridDisplay, *, hidden: bool, over: bool = False) -> "Layout":
        """Return the layout of a screen.

        Args:
            size: of the screen.
            board: the board.
            hidden: whether words are hidden, which are listed at the side.
            over: whether the round is over, and all its words are listed there.
        """
        side, gap = next((side, gap) for least, side, gap in _SIDES if size.width >= least)
        frame = 2 if size.width >= _WIDE else 0
        width = size.width - 2 * margin(size.width) - side - gap - frame
        # Beside the board: top line, footer, entry line and message line.
        height = size.height - 3 - (3 if size.height >= _HIGH else 1) - frame
        rows, columns = board.grid.rows, board.grid.columns
        smallest = board.painters[-1].extent(rows, columns)
        free = 1 if size.height >= _MIDDLE and smallest.height < height else 0
        below = int(size.height >= _HIGH and smallest.height + free < height)

        def drawn_in(room: Size) -> Size:
            return largest_fitting(room, rows, columns, board.painters).extent(rows, columns)

        roomy = size.width >= _WIDE and size.height >= _HIGH
        if hidden or not roomy:
            # Rows are left free where the board would be no larger with them.
            largest = drawn_in(Size(width, height))
            if drawn_in(Size(width, height - free - below)) != largest:
                below = 0
            if drawn_in(Size(width, height - free)) != largest:
                free = 0
        room = Size(width, height - free - below)
        drawn = drawn_in(room)
        whole = drawn.width <= room.width and drawn.height <= room.height
        listed = hidden or over
        left = room.height - drawn.height
        taken = drawn.width + AROUND_BOARD
        # The field stays four fifths as wide as the side at least.
        most = (5 * (width + frame) - 4 * side) // 9
        spare = max(0, min(room.width - taken, most)) if roomy and whole else 0
        two = size.width >= _VERY_WIDE and not listed and spare >= _ANOTHER_COLUMN
        found_below = roomy and whole and not listed and not two and left >= _FOUND
        return cls(
            side + (spare if two else 0),
            0 if two else spare,
            two,
            roomy,
            # All but the top line, the footer, the answers, and what is left free at both ends.
            size.height - 3 - below - free,
            size.height >= _VERY_HIGH,
            whole,
            tight=not free,
            airy=bool(below),
            found_below=found_below,
            field_height=drawn.height + frame if found_below else "1fr",
        )
