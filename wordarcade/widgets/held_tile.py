"""The tile that a pointer drags, above everything else."""

from textual.geometry import Offset
from textual.widget import Widget

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import Tile, TileSize, paint_tile

_SIZE = TileSize(6, 5)
_ABOVE = Offset(-2, -3)
"""Where the tile is from the pointer: what it would be dropped on stays in sight."""


class HeldTile(PixelWidget):
    """Follows the pointer while a tile is dragged, and hides else."""

    DEFAULT_CSS = """
    HeldTile {
        position: absolute;
        overlay: screen;
        constrain: inside;
        width: 6;
        height: 3;
        display: none;
        background: $role-ground;
    }
    """

    _tile: Tile | None = None

    def follow(self, letter: str, value: int, point: Offset) -> None:
        """Show a tile at a point of the screen.

        Args:
            letter: its face.
            value: its points; 0 shows none.
            point: where the pointer is.
        """
        tile = Tile(letter, self.palette.face("selected"), value=str(value or ""))
        if tile != self._tile:
            self._tile = tile
            self.repaint()
        above: Widget | None = self.parent if isinstance(self.parent, Widget) else None
        corner = Offset(0, 0) if above is None else above.content_region.offset
        self.styles.offset = point + _ABOVE - corner
        self.display = True

    def let_go(self) -> None:
        """Hide."""
        self.display = False

    def paint(self, canvas: Canvas) -> None:
        """Paint the tile."""
        if self._tile is not None:
            paint_tile(canvas, 0, 0, _SIZE, self._tile)
