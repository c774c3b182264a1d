"""Drawing of a letter grid in cells of text, with borders where there is room."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.segment import Segment
from textual.geometry import Region, Size

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.cell_art import draw_cell
from wordarcade.widgets.cell_inks import inks_of
from wordarcade.widgets.cell_size import CellSize, sizes_for
from wordarcade.widgets.grid_painter import Ground
from wordarcade.widgets.grid_scene import GridScene
from wordarcade.widgets.orientation import Place


class CellPainter:
    """Draws cells of one size.

    Args:
        size: the size.
        ground: the styles of component classes.

    Attributes:
        size: the size.
    """

    def __init__(self, size: CellSize, ground: Ground) -> None:
        self.size: Final = size
        self._ground: Final = ground

    def extent(self, rows: int, columns: int) -> Size:
        """Return the size of a grid."""
        return self.size.extent(rows, columns)

    def region(self, place: Place) -> Region:
        """Return the rectangle of a cell."""
        return self.size.region(place)

    def place_at(self, x: int, y: int) -> Place | None:
        """Return the place of the cell that holds a point, or None in a gap."""
        return self.size.place_at(x, y)

    def touched(self, scene: GridScene, cells: Iterable[int]) -> Sequence[Region]:
        """Return the cells with the gaps around them, which the lines run through."""
        around = (self.size.gap_y, self.size.gap_x) * 2
        return [self.region(scene.place_of(cell)).grow(around) for cell in cells]

    def forget(self) -> None:
        """Do nothing: every line is drawn anew whenever it is asked for."""

    def line(self, scene: GridScene, y: int, first: int, last: int) -> list[Segment]:
        """Return line `y` of the grid, from column `first` to before `last` at the least."""
        size = self.size
        rows, columns = scene.shape
        row, line = divmod(y, size.height + size.gap_y)
        if not 0 <= row < rows:
            return []
        pitch = size.width + size.gap_x
        segments: list[Segment] = []
        for column in range(first // pitch, min(columns, (last - 1) // pitch + 1)):
            place = (row, column)
            if line < size.height:
                segments += self._cell(scene, place, line)
                if column < columns - 1:
                    segments.append(self._bridge(scene, place, line))
            else:
                segments += self._below(scene, place, line - size.height)
        return _without(segments, first % pitch)

    def _cell(self, scene: GridScene, place: Place, line: int) -> list[Segment]:
        cell = scene.cell_at(place)
        if cell is None:
            return []
        look = scene.look(cell)
        inks = inks_of(look)
        pieces = draw_cell(look, self.size)[line]
        return [Segment(text, self._ground.style(*inks[part])) for text, part in pieces if text]

    def _bridge(self, scene: GridScene, place: Place, line: int) -> Segment:
        """Draw the gap to the right of a cell."""
        linked = place in scene.lines.east and line == self.size.height // 2
        return self._gap(scene, ("━" if linked else " ") * self.size.gap_x)

    def _below(self, scene: GridScene, place: Place, line: int) -> list[Segment]:
        """Draw the gap below a cell, and the crossing to its lower right."""
        size = self.size
        down = "┃" if place in scene.lines.south else " "
        crossing = scene.lines.crossing(place) if line == size.gap_y // 2 else " "
        return [
            self._gap(scene, (" " * size.axis + down).ljust(size.width)),
            self._gap(scene, crossing.center(size.gap_x)),
        ]

    def _gap(self, scene: GridScene, text: str) -> Segment:
        lit = bool(text.strip()) and not scene.hidden
        return Segment(
            text if lit else " " * len(text),
            self._ground.style("letter-grid--line" if lit else "letter-grid--gap"),
        )


def cell_painters(grid: LetterGrid, ground: Ground) -> tuple[CellPainter, ...]:
    """Return the painters for a grid, of the largest cells first; the last packs them."""
    longest = max(map(len, grid.cells))
    return tuple(CellPainter(size, ground) for size in sizes_for(longest))


def _without(segments: list[Segment], columns: int) -> list[Segment]:
    """Return segments without their first columns, of one character each."""
    while segments and columns:
        text, style, _ = segments[0]
        if len(text) > columns:
            return [Segment(text[columns:], style), *segments[1:]]
        columns -= len(text)
        segments = segments[1:]
    return segments
