"""The place of a ribbon: beside a Scrabble board, or on it, clear of the word it celebrates."""

from collections.abc import Collection, Iterator
from typing import Final

from textual.geometry import Region, Size

from wordarcade.engine.scrabble.squares import SIZE
from wordarcade.widgets.board_frame import BoardFrame

ROWS: Final = 7
"""Rows of a ribbon that shows tiles."""

_NARROWEST: Final = 28
_SIZES: Final = (*(Size(width, ROWS) for width in (88, 58, 36, _NARROWEST)), Size(_NARROWEST, 3))
"""The sizes of a ribbon, from the largest; the last one has a single line."""


def ribbon_place(frame: BoardFrame, tiles: Collection[int], word: Collection[int]) -> Region | None:
    """Return where a ribbon hides nothing of a word and the fewest tiles, as large as it can be.

    Args:
        frame: the board on the screen.
        tiles: the squares that have a tile.
        word: the squares of the word.

    Returns:
        The cells, as the frame counts them; None where there is no room beside the word.
    """
    for size in _SIZES:
        free: list[tuple[int, Region]] = []
        for region in _places(frame, size):
            covered = set(frame.squares_under(region))
            if covered.isdisjoint(word):
                free.append((len(covered.intersection(tiles)), region))
        if free:
            return min(free, key=lambda each: each[0])[1]
    return None


def ribbon_in(room: Region) -> Region | None:
    """Return where a ribbon lies in a room, as large as it can be, at the top in the middle.

    Args:
        room: the room, in cells.

    Returns:
        The cells; None where no ribbon has room.

    >>> ribbon_in(Region(40, 7, 40, 9)), ribbon_in(Region(40, 7, 20, 9))
    (Region(x=42, y=7, width=36, height=7), None)
    """
    for size in _SIZES:
        if size.width <= room.width and size.height <= room.height:
            return Region(room.x + (room.width - size.width) // 2, room.y, *size)
    return None


def ribbon_at_foot(side: Region) -> Region:
    """Return where a ribbon lies at the foot of a side that may be narrower than it.

    Args:
        side: the cells beside the board, at the right of the screen.
    """
    ribbon = Size(_NARROWEST, ROWS)
    left = min(side.x, side.right - ribbon.width)
    return Region(left, side.bottom - ribbon.height, *ribbon)


def _places(frame: BoardFrame, ribbon: Size) -> Iterator[Region]:
    """Yield the places on the squares, from the top; at the left, in the middle, at the right."""
    squares = frame.size.extent(SIZE, SIZE)
    spare = squares.width - ribbon.width
    if spare < 0:
        return
    left, top = frame.corner
    for down in range(0, squares.height - ribbon.height + 1, frame.size.height):
        for right in dict.fromkeys((spare // 2, 0, spare)):
            yield Region(left + right, top + down, *ribbon)
