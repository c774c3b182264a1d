"""Layout of the tiles of a rack."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.geometry import Region, Size

from wordarcade.looks.tiles import TileSize

HUGE: Final = TileSize(15, 16, font="large")
"""15 columns by 8 rows, for rooms with nothing but a rack."""
APART: Final = TileSize(9, 12, gap_x=3, font="medium")
"""9 columns by 6 rows, far apart."""
LARGE: Final = TileSize(9, 12, font="medium")
"""9 columns by 6 rows."""
TALL: Final = TileSize(8, 10, font="small")
"""8 columns by 5 rows."""
MIDDLE: Final = TileSize(6, 8)
"""6 columns by 4 rows."""
LOW: Final = TileSize(6, 6)
"""6 columns by 3 rows."""
SMALL: Final = TileSize(5, 6)
"""5 columns by 3 rows."""
FLAT: Final = TileSize(4, 3)
"""4 columns by 2 rows, of which the letter has one to itself."""
TINY: Final = TileSize(3, 3)
"""3 columns by 2 rows."""
TOUCHING: Final = TileSize(3, 3, gap_x=0)
"""3 columns by 2 rows, without a gap."""

NARROW: Final = TileSize(2, 3)
"""2 columns by 2 rows: a letter with a value of one digit."""

SIZES: Final = (APART, LARGE, TALL, MIDDLE, LOW, SMALL, FLAT, TINY, TOUCHING)
"""From the largest to the smallest."""
PARTED_SIZES: Final = (*SIZES[:-1], NARROW)
"""The same for tiles that are never in use, and need no room for their place in a word."""


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The size and the regions of the tiles.

    Attributes:
        size: the size of the tiles.
        regions: the rectangle of each tile at rest, in order, in cells from the rack's corner.
        lift: the rows above each of them that it may be lifted by.
    """

    size: TileSize
    regions: tuple[Region, ...]
    lift: int = 0

    @property
    def rows(self) -> int:
        """The rows that the rack takes, lifted tiles included."""
        return max((region.bottom for region in self.regions), default=0) - min(
            (region.y - self.lift for region in self.regions), default=0
        )

    def whole(self, tile: int) -> Region:
        """Return all cells that a tile may take, lifted or not."""
        x, y, width, height = self.regions[tile]
        return Region(x, y - self.lift, width, height + self.lift)

    def tile_at(self, x: int, y: int) -> int | None:
        """Return the index of the tile at a point, or None between tiles."""
        return next(
            (index for index in range(len(self.regions)) if self.whole(index).contains(x, y)), None
        )

    def nearest(self, x: int, y: int) -> int | None:
        """Return the index of the tile that is nearest to a point, or None without tiles."""

        def distance(index: int) -> int:
            middle = self.regions[index].center
            return int(abs(middle[0] - x) + 2 * abs(middle[1] - y))

        return min(range(len(self.regions)), key=distance, default=None)

    def moved(self, tile: int, down: int, right: int) -> int:
        """Return the tile that an arrow key leads to from `tile`; at the edges it stays.

        Left and right go through all rows; up and down go to the nearest tile of the next row.

        Args:
            tile: where it starts.
            down: 1 for down, -1 for up, else 0.
            right: 1 for right, -1 for left, else 0.
        """
        if right:
            return min(max(tile + right, 0), len(self.regions) - 1)
        here = self.regions[tile]
        row = here.y + down * (here.height + self.lift)
        below = [index for index, region in enumerate(self.regions) if region.y == row]
        return min(below, key=lambda index: abs(self.regions[index].x - here.x), default=tile)


def lay_out(
    count: int,
    room: Size,
    *,
    capacity: int = 0,
    sizes: Sequence[TileSize] = SIZES,
    lift: int = 0,
) -> RackLayout:
    """Return the layout of tiles in one row, centred in a space; in more if one cannot hold them.

    Args:
        count: the number of tiles.
        room: the space available, in cells.
        capacity: the number of tiles to leave room for, which decides their size; if it cannot
            fit, they are as small as can be.
        sizes: the sizes to choose from, the largest first.
        lift: the rows kept free above each row of tiles.
    """
    full, smallest = max(count, capacity), sizes[-1]
    across = max(1, (room.width + smallest.gap_x) // smallest.pitch_x)
    return next(
        (
            _in_rows(count, rows, room, size, lift)
            for rows in (1, 2, 3)
            for size in sizes
            if _fits(full, rows, room, size, lift)
        ),
        _in_rows(count, -(-full // across), room, smallest, lift),
    )


def _fits(count: int, rows: int, room: Size, size: TileSize, lift: int) -> bool:
    across = -(-count // rows)
    return (
        across * size.pitch_x - size.gap_x <= room.width
        and rows * ((size.height + 1) // 2 + lift) <= room.height
    )


def _in_rows(count: int, rows: int, room: Size, size: TileSize, lift: int) -> RackLayout:
    height = (size.height + 1) // 2
    rows = min(rows, count) or 1
    across, longer = divmod(count, rows)
    top = max(0, room.height - rows * (height + lift)) // 2
    regions: list[Region] = []
    for row in range(rows):
        tiles = across + (row < longer)
        left = max(0, room.width - tiles * size.pitch_x + size.gap_x) // 2
        regions += (
            Region(
                left + column * size.pitch_x, top + row * (height + lift) + lift, size.width, height
            )
            for column in range(tiles)
        )
    return RackLayout(size, tuple(regions), lift)
