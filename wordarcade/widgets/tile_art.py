"""Painting of a rack tile in every state."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.looks.tiles import Tile, TileSize, paint_tile

_HIDDEN: Final = "·"
_REFUSED: Final = "×"
_ACCEPTED: Final = "✓"
_CURSOR: Final = ("▸", "◂")
_LEFT_CURSOR_FROM: Final = 3
"""Columns of a tile that has room for the cursor before its letter."""
_BOTH_CURSORS_FROM: Final = 5
"""Columns of a tile that has room for the cursor on both sides of its letter."""


@dataclass(frozen=True, slots=True)
class RackTile:
    """A tile.

    Attributes:
        face: its letter, or the sign of a wildcard.
        value: its points, 0 to 99.
    """

    face: str
    value: int


@dataclass(frozen=True, slots=True)
class TileLook:
    """What is seen of a tile.

    Attributes:
        tile: the tile.
        number: its position among the tiles in use, from 1; 0 if it is free.
        up: the rows that it is lifted by.
        cursor: whether the cursor is here.
        hidden: whether face and value are covered.
        away: whether the tile is elsewhere, and its place on the rack empty.
        refused: whether the tile, in use, is part of what is refused.
        accepted: whether the tile has just been accepted.
        other: whether it is every second of tiles that touch.
    """

    tile: RackTile
    number: int = 0
    up: int = 0
    cursor: bool = False
    hidden: bool = False
    away: bool = False
    refused: bool = False
    accepted: bool = False
    other: bool = False

    @property
    def role(self) -> str:
        """The role of its face, one of `FACES`."""
        if self.hidden:
            return "covered"
        if self.accepted:
            return "accepted"
        if self.number:
            return "refused" if self.refused else "selected"
        return "tile-other" if self.other else "tile"

    @property
    def mark(self) -> str:
        """The glyph of its state."""
        if self.accepted:
            return _ACCEPTED
        return _REFUSED if self.refused and self.number and not self.hidden else ""


def paint_rack_tile(
    canvas: Canvas, region: Region, size: TileSize, look: TileLook, palette: Palette
) -> None:
    """Paint a tile, or the slot that it has left; its position in use stands below it if lifted.

    Args:
        canvas: the canvas of the rack.
        region: the tile's place at rest, in cells.
        size: its size.
        look: what is seen of it.
        palette: the colours.
    """
    if look.away and not look.accepted:
        _paint_slot(canvas, region, size, look, palette)
        return
    face = palette.face(look.role)
    number = str(look.number) if look.number and not look.up and not look.hidden else ""
    value = "" if look.hidden else str(look.tile.value)
    glyphs = bool(number or look.cursor) + bool(look.mark)
    tile = Tile(
        _HIDDEN if look.hidden else look.tile.face.upper(),
        face,
        number=number,
        mark=look.mark,
        value=value if glyphs + 1 + len(value) <= size.width else "",
    )
    top = region.y - look.up
    paint_tile(canvas, region.x, 2 * top, size, tile)
    if look.number and look.up and not look.accepted:
        canvas.text(
            region.x + (region.width - len(str(look.number))) // 2,
            region.bottom - 1,
            str(look.number),
            palette.ink("bad" if look.refused else "focus"),
            bold=True,
        )
    if look.cursor:
        row = top + max(0, (size.height - size.edge) // 2 - 1) // 2
        taken = tile.number and row == top, tile.mark and row == top
        if not taken[0] and size.width >= _LEFT_CURSOR_FROM:
            canvas.text(region.x, row, _CURSOR[0], face.ink, bold=True)
        alone = taken[0] or size.width < _LEFT_CURSOR_FROM
        if not taken[1] and (alone or size.width >= _BOTH_CURSORS_FROM):
            canvas.text(region.right - 1, row, _CURSOR[1], face.ink, bold=True)


def _paint_slot(
    canvas: Canvas, region: Region, size: TileSize, look: TileLook, palette: Palette
) -> None:
    """Paint an empty place: its line below, and the letter that was there.

    Without colours the line would be the edge of a tile.
    """
    canvas.fill(region.x, 2 * region.y, size.width, size.height - 1, palette.ink("slot"))
    if not palette.mono:
        line = 2 * region.y + size.height - 1
        canvas.fill(region.x, line, size.width, 1, palette.ink("slot-line"))
    letter = _HIDDEN if look.hidden else look.tile.face.upper()
    row = region.y + max(0, (region.height - 1) // 2)
    canvas.text(region.x + (region.width - 1) // 2, row, letter, palette.ink("muted"))
