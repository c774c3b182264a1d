"""The picture on a game's card, in the size that there is room for."""

from typing import Final

from textual.geometry import Offset, Region

from wordarcade.games.card import Card
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Face, Palette
from wordarcade.looks.tiles import Tile, TileSize, paint_tile

_FACES: Final = {
    ".": "tile",
    "p": "path",
    "s": "selected",
    "3": "triple-word",
    "2": "double-word",
    "t": "triple-letter",
    "d": "double-letter",
}
_INKS: Final = {"l": "muted", "b": "player"}
_PIXELS: Final = {"w": "wood", "r": "rope", "f": "figure"}
_TILES: Final = (TileSize(5, 5), TileSize(3, 3), TileSize(3, 2, 0, 0, edge=0))
"""The sizes of tiles apart, the largest first."""
_CELLS: Final = (TileSize(3, 2, 0, 0, edge=0), TileSize(2, 2, 0, 0, edge=0))
"""The sizes of cells that touch, the largest first."""
_UNDER: Final = 2
"""Rows that letters under a drawing need."""


class CardPainter:
    """Paints the picture of a card.

    Args:
        canvas: where.
        card: the picture.
        palette: the colours.
    """

    def __init__(self, canvas: Canvas, card: Card, palette: Palette) -> None:
        self._canvas = canvas
        self._card = card
        self._palette = palette

    def paint(self, room: Region) -> None:
        """Paint it in the middle of a room, cropped where its smallest size is too large.

        A drawing stands alone where there is no room for the letters under it.
        """
        card = self._card
        if card.smaller is not None and not self._fits(room):
            CardPainter(self._canvas, card.smaller, self._palette).paint(room)
            return
        drawing = self._drawing(room)
        drawn = len(drawing) // 2 + 1 if drawing else 0
        if drawn and room.height < drawn + _UNDER:
            self._draw(drawing, room)
            return
        free = room.height - drawn
        rows, columns = len(card.rows), len(card.rows[0])
        size = self._size(room.width, free)
        columns = min(columns, (room.width + size.gap_x) // size.pitch_x)
        rows = min(rows, (2 * free + size.gap_y) // size.pitch_y)
        wide, high = size.extent(rows, columns)
        above = (free - (high + size.lift + 1) // 2) // 2
        if drawn:
            self._draw(drawing, room.translate(Offset(0, above)))
        x, y = room.x + (room.width - wide) // 2, 2 * (room.y + above + drawn) + size.lift
        for row in range(rows):
            for column in range(columns):
                corner = Offset(x + column * size.pitch_x, y + row * size.pitch_y)
                self._paint_cell(corner, size, row, column)

    def _size(self, columns: int, rows: int) -> TileSize:
        """Return the largest size that fits, or the smallest one."""
        sizes = _CELLS if self._card.dense else _TILES
        return next((size for size in sizes if self._has_room(size, columns, rows)), sizes[-1])

    def _has_room(self, size: TileSize, columns: int, rows: int) -> bool:
        wide, high = size.extent(len(self._card.rows), len(self._card.rows[0]))
        return wide <= columns and high + size.lift <= 2 * rows

    def _fits(self, room: Region) -> bool:
        """Whether all letters have room in some size."""
        return self._has_room(self._size(room.width, room.height), room.width, room.height)

    def _drawing(self, room: Region) -> tuple[str, ...]:
        """Return the largest drawing that fits above letters, or the smallest; empty for none."""
        drawings = self._card.drawings
        for drawing in drawings:
            if len(drawing[0]) <= room.width and len(drawing) // 2 + 1 + _UNDER <= room.height:
                return drawing
        return drawings[-1] if drawings else ()

    def _draw(self, pixels: tuple[str, ...], room: Region) -> None:
        x = room.x + (room.width - len(pixels[0])) // 2
        for name, role in _PIXELS.items():
            bitmap = ["".join("#" if pixel == name else "." for pixel in row) for row in pixels]
            self._canvas.bits(x, 2 * room.y, bitmap, self._palette.ink(role))

    def _paint_cell(self, corner: Offset, size: TileSize, row: int, column: int) -> None:
        letter, role = self._card.rows[row][column], self._card.role(row, column)
        (x, y), palette = corner, self._palette
        if role in _INKS:
            ink = palette.ink(_INKS[role])
            self._canvas.text(x + (size.width - 1) // 2, y // 2, letter, ink, bold=role == "b")
        elif role == "-":
            even = (column + row) % 2 == 0
            shade = palette.ink("square" if even else "square-other")
            self._canvas.fill(x, y, size.width, size.height, shade)
        elif role == "_":
            slot = Face(*(palette.ink(part) for part in ("slot", "muted", "slot-line", "muted")))
            # Without an edge nothing else would show that a letter belongs there.
            paint_tile(self._canvas, x, y, size, Tile("" if size.edge else "_", slot))
        else:
            tile = Tile(letter.strip(), palette.face(_FACES[role]))
            paint_tile(self._canvas, x, y, size, tile)
