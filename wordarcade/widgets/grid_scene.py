"""The scene of a letter grid: its cells as they lie on the screen, and their looks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.cell_art import CellLook, Exits, Verdict
from wordarcade.widgets.orientation import Orientation, Place
from wordarcade.widgets.path_gestures import Path
from wordarcade.widgets.path_lines import PathLines, arrow, stroke

Joint = tuple[int, int]
"""Two cells that follow each other in a word."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a word, shown where its cells are.

    Attributes:
        path: its cells, in order.
        accepted: whether it scored; else it was refused.
        gain: what it earned, such as "+11"; may be empty.
    """

    path: Path
    accepted: bool
    gain: str = ""


@dataclass
class GridScene:
    """A grid from one of its sides, with the path, the cursor and the hints on it.

    Attributes:
        grid: the cells.
        orientation: the side it is seen from; cells keep their indices.
        path: the cells that are lit, in order; set by `follow`.
        broken: whether what is being spelled cannot go on after the path.
        cursor: the cell to be shown as the cursor's, or None.
        marks: short hints on cells outside the path, such as "?12".
        faces: the faces of cells outside the path, as roles of the palette, such as "tile".
        hidden: whether the letters are covered.
        uncovered: how many diagonals show their letters already though `hidden` no longer holds;
            None if all of them do.
        answer: the answer to the last word, in place of a path.
        turned: how many cells of the answer's path show it, from the first.
        lit: the cells that bear numbers: the path, or that of the answer.
        lines: the lines between them.
        joints: the pairs of cells that a word outside the path joins, each with the face of its
            word, those on top last; set by `join`.
    """

    grid: LetterGrid
    orientation: Orientation = field(default_factory=Orientation)
    path: Path = ()
    broken: bool = False
    cursor: int | None = None
    marks: Mapping[int, str] = field(default_factory=dict)
    faces: Mapping[int, str] = field(default_factory=dict)
    hidden: bool = False
    uncovered: int | None = None
    answer: Answer | None = None
    turned: int = 0
    lit: Path = ()
    lines: PathLines = field(default_factory=PathLines)
    joints: dict[Joint, str] = field(default_factory=dict)
    _numbers: dict[int, int] = field(default_factory=dict)
    _beside: dict[int, list[Joint]] = field(default_factory=dict)

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
        """Light another path, or the same one as it is seen now, or else that of the answer."""
        self.path = path
        if not path and self.answer is not None:
            path = self.answer.path
        self.lit = path
        self._numbers = {cell: number for number, cell in enumerate(path, start=1)}
        self.lines = PathLines.through(self.place_of(cell) for cell in path)

    def join(self, words: Mapping[Path, str]) -> None:
        """Join the cells of each word, with its face; where they cross, later ones are on top."""
        self.joints, self._beside = {}, {}
        for path, face in words.items():
            for step in pairwise(path):
                self.joints.pop(step, None)
                self.joints[step] = face
        for joint in self.joints:
            (top, left), (bottom, right) = (divmod(cell, self.grid.columns) for cell in joint)
            for row, column in {(top, left), (top, right), (bottom, left), (bottom, right)}:
                self._beside.setdefault(row * self.grid.columns + column, []).append(joint)

    def joints_beside(self, cell: int) -> Sequence[Joint]:
        """Return the joints that are seen in the gaps around a cell, those on top last."""
        return self._beside.get(cell, ())

    def is_plain(self, cell: int) -> bool:
        """Return whether nothing but its letters is to be seen of a cell: true of most."""
        return not (
            cell in self._numbers
            or cell in self.faces
            or cell == self.cursor
            or cell in self.marks
            or self.hidden
            or self.uncovered is not None
        )

    def look(self, cell: int) -> CellLook:
        """Return the look of a cell."""
        row, column = self.place_of(cell)
        late = self.uncovered is not None and row + column >= self.uncovered
        if self.hidden or late:
            return CellLook(self.grid.cells[cell], hidden=True)
        number = self._numbers.get(cell, 0)
        return CellLook(
            self.grid.cells[cell],
            number,
            self.lines.exits((row, column)) if number else Exits(),
            towards=self._towards(number) if number else self._stroke(cell),
            broken=self._is_broken(number),
            cursor=cell == self.cursor,
            mark="" if number else self.marks.get(cell, ""),
            verdict=self._verdict(number),
            last=0 < number == len(self.lit),
            role="" if number else self.faces.get(cell, ""),
        )

    def _towards(self, number: int) -> str:
        if not 0 < number < len(self.lit):
            return ""
        here, ahead = self.lit[number - 1 : number + 1]
        return arrow(self.place_of(here), self.place_of(ahead))

    def _stroke(self, cell: int) -> str:
        """Return the line to a cell to the right or straight below that a word joins."""
        row, column = self.place_of(cell)
        for joint in reversed(self.joints_beside(cell)):
            if cell in joint:
                down, across = self.place_of(joint[joint[0] == cell])
                if (across, down) > (column, row):
                    return stroke((row, column), (down, across))
        return ""

    def _is_broken(self, number: int) -> bool:
        if self.answer is not None and not self.answer.accepted:
            return 0 < number == len(self.lit)
        return self.broken and 0 < number == len(self.path)

    def _verdict(self, number: int) -> Verdict:
        if self.answer is None or not 0 < number <= self.turned:
            return Verdict.NONE
        return Verdict.ACCEPTED if self.answer.accepted else Verdict.REFUSED
