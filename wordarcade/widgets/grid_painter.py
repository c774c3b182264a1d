"""The interface of what draws a letter grid."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region

from wordarcade.widgets.cell_size import Measured
from wordarcade.widgets.grid_scene import GridScene
from wordarcade.widgets.orientation import Place

Styles = Callable[..., Style]
"""Returns the style of a component class; further ones lend it their colours, in bold."""


class GridPainter(Measured, Protocol):
    """Draws grids in cells of one size.

    Points and regions are in columns and lines, from the top left corner of the grid.
    """

    def region(self, place: Place) -> Region:
        """Return the rectangle of a cell."""

    def place_at(self, x: int, y: int) -> Place | None:
        """Return the place of the cell that holds a point, or None in a gap.

        The place may lie outside the grid, whose rows and columns are not known here.
        """

    def touched(self, scene: GridScene, cells: Iterable[int]) -> Sequence[Region]:
        """Return what must be drawn anew where the looks of `cells` may have changed."""

    def line(self, scene: GridScene, y: int, first: int, last: int) -> list[Segment]:
        """Return line `y` of the grid, from column `first` to before `last` at the least.

        Returns:
            Segments that begin in column `first`.
        """
