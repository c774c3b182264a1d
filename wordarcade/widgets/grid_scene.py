"""What is to be seen of a letter grid: its cells as they lie on the screen, and their looks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.cell_art import CellLook, Exits
from wordarcade.widgets.orientation import Orientation, Place
from wordarcade.widgets.path_gestures import Path
from wordarcade.widgets.path_lines import PathLines


@dataclass
class GridScene:
    """A grid from one of its sides, with the path, the cursor and the hints on it.

    Attributes:
        grid: the cells.
        orientation: the side it is seen from; cells keep their indices.
        path: the cells that are lit, in order; set by `follow`.
        broken: whether what is being spelled cannot go on after the path.
        cursor: the cell to be shown as the cursor's, or None.
        marks: short hints on cells, such as "?12".
        faces: the faces of cells outside the path, as roles of the palette, such as "tile".
        path_face: the face of the path, as a role of the palette.
        hidden: whether the letters are covered.
        lines: the lines between the cells of the path.
    """

    grid: LetterGrid
    orientation: Orientation = field(default_factory=Orientation)
    path: Path = ()
    broken: bool = False
    cursor: int | None = None
    marks: Mapping[int, str] = field(default_factory=dict)
    faces: Mapping[int, str] = field(default_factory=dict)
    path_face: str = "path"
    hidden: bool = False
    lines: PathLines = field(default_factory=PathLines)
    _numbers: dict[int, int] = field(default_factory=dict)

    @property
    def shape(self) -> tuple[int, int]:
        """The rows and columns seen."""
        return self.orientation.shape(self.grid.rows, self.grid.columns)

    def place_of(self, cell: int) -> Place:
        """Return the place of a cell."""
        return self.orientation.place_of(cell, rows=self.grid.rows, columns=self.grid.columns)

    def cell_at(self, place: Place) -> int | None:
        """Return the cell seen at `place`, or None outside the grid."""
        rows, columns = self.shape
        if not (0 <= place[0] < rows and 0 <= place[1] < columns):
            return None
        return self.orientation.cell_at(place, rows=self.grid.rows, columns=self.grid.columns)

    def follow(self, path: Path) -> None:
        """Light another path, or the same one as it is seen now."""
        self.path = path
        self._numbers = {cell: number for number, cell in enumerate(path, start=1)}
        self.lines = PathLines.through(self.place_of(cell) for cell in path)

    def look(self, cell: int) -> CellLook:
        """Return the look of a cell."""
        if self.hidden:
            return CellLook(self.grid.cells[cell], hidden=True, face_role="covered")
        number = self._numbers.get(cell, 0)
        return CellLook(
            self.grid.cells[cell],
            number,
            self.lines.exits(self.place_of(cell)) if number else Exits(),
            broken=self.broken and 0 < number == len(self.path),
            cursor=cell == self.cursor,
            mark=self.marks.get(cell, ""),
            face_role=self.path_face if number else self.faces.get(cell, ""),
        )
