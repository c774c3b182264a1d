"""Layout of the tiles of a rack."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region, Size


@dataclass(frozen=True, slots=True)
class TileSize:
    """A size of tile, in characters.

    Attributes:
        width: columns of a tile; a tile of more than one line has an edge.
        height: lines of a tile: 1, or 4 and more.
        gap_x: columns between tiles.
        gap_y: lines between rows of tiles.
    """

    width: int
    height: int
    gap_x: int
    gap_y: int


TINY: Final = TileSize(width=4, height=1, gap_x=0, gap_y=1)
SMALL: Final = TileSize(width=5, height=1, gap_x=1, gap_y=1)
MEDIUM: Final = TileSize(width=6, height=4, gap_x=1, gap_y=0)
LARGE: Final = TileSize(width=9, height=6, gap_x=1, gap_y=1)
HUGE: Final = TileSize(width=16, height=9, gap_x=2, gap_y=1)

SIZES: Final = (HUGE, LARGE, MEDIUM, SMALL, TINY)
"""From the largest to the smallest."""


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The size and the regions of the tiles.

    Attributes:
        size: the size of the tiles.
        regions: the rectangle of each tile, in order, from the rack's top left corner.
    """

    size: TileSize
    regions: tuple[Region, ...]

    def tile_at(self, x: int, y: int) -> int | None:
        """Return the index of the tile at a point, or None between tiles."""
        return next(
            (index for index, region in enumerate(self.regions) if region.contains(x, y)), None
        )

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
        row = here.y + down * (self.size.height + self.size.gap_y)
        below = [index for index, region in enumerate(self.regions) if region.y == row]
        return min(below, key=lambda index: abs(self.regions[index].x - here.x), default=tile)


def lay_out(count: int, room: Size, capacity: int = 0) -> RackLayout:
    """Return the layout of tiles in balanced rows, centred in a space.

    Args:
        count: the number of tiles.
        room: the space available.
        capacity: the number of tiles to leave room for, which decides their size; if it cannot
            fit, they are tiny.
    """
    whole = Region(0, 0, room.width, room.height)
    full = max(count, capacity)
    size = next(
        (each for each in SIZES if all(map(whole.contains_region, _in_rows(full, room, each)))),
        SIZES[-1],
    )
    return RackLayout(size, tuple(_in_rows(count, room, size)))


def _in_rows(count: int, room: Size, size: TileSize) -> list[Region]:
    most = max(1, (room.width + size.gap_x) // (size.width + size.gap_x))
    rows = -(-count // most)
    across, longer = divmod(count, rows) if rows else (0, 0)
    top = (room.height - rows * (size.height + size.gap_y) + size.gap_y) // 2
    regions: list[Region] = []
    for row in range(rows):
        tiles = across + (row < longer)
        left = (room.width - tiles * (size.width + size.gap_x) + size.gap_x) // 2
        regions += (
            Region(
                max(0, left) + column * (size.width + size.gap_x),
                max(0, top) + row * (size.height + size.gap_y),
                size.width,
                size.height,
            )
            for column in range(tiles)
        )
    return regions
