"""Tiles side by side, each with a key, what it does, and a fact."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from textual import events
from textual.geometry import Region
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Paint
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.widget_message import ItemMessage

_GAP: Final = 1
_TWO_LINES: Final = 3
"""Rows of a tile from which its fact has a line of its own."""


@dataclass(frozen=True, slots=True)
class KeyTile:
    """A tile.

    Attributes:
        key: the key, as it is printed on it.
        label: what it does.
        fact: a few words more; may be empty.
        number: what of the fact is told where there is little room; empty for all of it.
        short: a shorter label, where there is little room; empty for the same.
        face: the role of its face.
        chosen: whether enter does the same.
    """

    key: str
    label: str
    fact: str = ""
    number: str = ""
    short: str = ""
    face: str = "key"
    chosen: bool = False


class KeyTiles(PixelWidget):
    """Shows tiles in rows of equal length, as high as there is room for; a click picks one.

    Args:
        columns: the tiles of a row.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    KeyTiles {
        width: 100%;
        height: 3;
    }
    """

    tiles: reactive[tuple[KeyTile, ...]] = reactive((), init=False)
    """The tiles."""

    class Picked(ItemMessage["KeyTiles"]):
        """A tile was clicked."""

    def __init__(
        self,
        columns: int,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._columns = columns

    def show(self, tiles: Sequence[KeyTile]) -> None:
        """Show other tiles."""
        self.tiles = tuple(tiles)

    def watch_tiles(self) -> None:
        """Paint other tiles."""
        self.repaint()

    def _regions(self) -> Iterator[Region]:
        """Yield where each tile is."""
        width, height = self.content_size
        lines = -(-len(self.tiles) // self._columns)
        if not lines:
            return
        room = max(1, height // lines)
        edges = [(width + _GAP) * at // self._columns for at in range(self._columns + 1)]
        for number in range(len(self.tiles)):
            line, column = divmod(number, self._columns)
            left = edges[column]
            breadth = edges[column + 1] - left - _GAP
            yield Region(left, line * room, breadth, min(room, 4))

    def paint(self, canvas: Canvas) -> None:
        """Paint the tiles."""
        for tile, region in zip(self.tiles, self._regions(), strict=False):
            self._paint(canvas, tile, region)

    def _paint(self, canvas: Canvas, tile: KeyTile, region: Region) -> None:
        face = self.palette.face("selected" if tile.chosen else tile.face)
        x, row, width, height = region
        body = 2 * height - (1 if height > 1 else 0)
        canvas.fill(x, 2 * row, width, body, face.face)
        canvas.fill(x, 2 * row + body, width, 2 * height - body, face.edge)
        mark = "▸ " if tile.chosen else "  " if self.palette.mono else ""
        label = tile.label
        if height < _TWO_LINES:
            self._write_line(canvas, tile, region, mark, face.ink)
            return
        text = f"{mark}{tile.key} {label}"
        if len(text) > width and tile.short:
            text = f"{mark}{tile.key} {tile.short}"
        left = x + max(0, (width - len(text)) // 2)
        # Without a fact anywhere the labels stand in the middle, and otherwise on one line.
        lines = 1 + any(each.fact for each in self.tiles)
        top = row + (height - lines) // 2
        canvas.text(left, top, text[:width], face.ink, bold=True)
        self._underline(canvas, left + len(mark), top, tile, face.ink)
        fact = tile.fact if len(tile.fact) <= width else f"{tile.fact[: width - 1]}…"
        canvas.text(x + max(0, (width - len(fact)) // 2), top + 1, fact, face.ink)

    def _write_line(
        self, canvas: Canvas, tile: KeyTile, region: Region, mark: str, ink: Paint
    ) -> None:
        """Write key, label and fact in one line, as long as there is room for."""
        head, width = f"{mark}{tile.key} ", region.width - 2
        short = tile.number or tile.fact
        label_short = tile.short or tile.label
        forms = (
            *((tile.label, tile.fact), (tile.label, short), (label_short, short)),
            *((tile.label, ""), (label_short, "")),
        )
        label, fact = next(
            (form for form in forms if len(head) + len(form[0]) + len(form[1]) < width), forms[-1]
        )
        room = max(0, width - len(head) - len(fact) - 1)
        x, row = region.x + 1, region.y
        canvas.text(x, row, head + label[:room], ink, bold=True)
        self._underline(canvas, x + len(mark), row, tile, ink)
        canvas.text(x + width - len(fact), row, fact, ink)

    @staticmethod
    def _underline(canvas: Canvas, x: int, row: int, tile: KeyTile, ink: Paint) -> None:
        # In its ink, not in amber, which sixteen colours cannot show on every face.
        canvas.text(x, row, tile.key, ink, bold=True, underline=True)

    def on_click(self, event: events.Click) -> None:
        """Pick the tile under the pointer."""
        for number, region in enumerate(self._regions()):
            if region.contains(event.x, event.y) and number < len(self.tiles):
                self.post_message(self.Picked(self, number))
