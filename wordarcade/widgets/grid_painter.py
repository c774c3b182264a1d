"""The interface of what draws a letter grid."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region

from wordarcade.looks.palette import Palette
from wordarcade.widgets.cell_size import Measured
from wordarcade.widgets.grid_scene import GridScene
from wordarcade.widgets.orientation import Place


class Ground(Protocol):
    """What a painter takes its colours from."""

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""

    def style(self, ground: str, *colours: str) -> Style:
        """Return the style of a component class; further ones lend it their colours, in bold."""


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

    def forget(self) -> None:
        """Draw everything anew when next asked: more has changed than `touched` was told."""

    def line(self, scene: GridScene, y: int, first: int, last: int) -> list[Segment]:
        """Return line `y` of the grid, from column `first` to before `last` at the least.

        A painter may have something to show in the line above the grid, and the one below.

        Returns:
            Segments that begin in column `first`.
        """
