"""Rulers beside a grid that scrolls: numbers of its rows and columns."""

from collections.abc import Iterable
from typing import Final

from textual.content import Content
from textual.widget import Widget

from wordarcade.widgets.grid_display import GridDisplay

EVERY: Final = 5
"""Rows and columns from number to number."""


class Ruler(Widget):
    """Numbers every fifth row or column; those of the path's ends stand out.

    Args:
        board: the grid beside it.
    """

    ALLOW_SELECT = False

    def __init__(self, board: GridDisplay) -> None:
        super().__init__()
        self._board: Final = board

    def _ends(self, length: int, *, rows: bool) -> set[int]:
        """Return the numbers of the rows, or columns, of the path's first and last cell."""
        path = self._board.path
        return {1 + (cell // length if rows else cell % length) for cell in (*path[:1], *path[-1:])}


class RowRuler(Ruler):
    """Numbers of rows, at the left of a grid."""

    DEFAULT_CSS = """
    RowRuler {
        width: 4;
        height: 100%;
    }
    """

    def render(self) -> Content:
        """Return a line for each line of the grid in sight."""
        sight, columns = self._board.sight, self._board.grid.columns
        ends = self._ends(columns, rows=True)
        lines = [Content("")] * self._board.origin.y
        height = self._board.painter.region((0, 0)).height
        for row in range(sight.y + 1, sight.bottom + 1):
            shown = row in ends or row % EVERY == 0
            text = str(row).rjust(3) if shown else ""
            lines.append(Content.styled(text, _ink(row, ends)))
            lines += [Content("")] * (height - 1)
        return Content("\n").join(lines[: self.size.height])


class ColumnRuler(Ruler):
    """Numbers of columns, above a grid."""

    DEFAULT_CSS = """
    ColumnRuler {
        width: 100%;
        height: 1;
        padding-left: 4;
    }
    """

    def render(self) -> Content:
        """Return the numbers, each ending above its column."""
        sight, columns = self._board.sight, self._board.grid.columns
        ends = self._ends(columns, rows=False)
        width = self._board.painter.region((0, 0)).width
        left = self._board.origin.x
        line = Content("")
        for column in _by_importance(range(sight.x + 1, sight.right + 1), ends):
            number = str(column)
            # A number stands on its column and to the left of it, where there is always room.
            end = left + (column - sight.x) * width - width // 2
            gap = end - len(number) - line.cell_length
            if gap >= (1 if line.cell_length else 0):
                line = Content.assemble(line, " " * gap, (number, _ink(column, ends)))
        return line


def _by_importance(columns: Iterable[int], ends: set[int]) -> list[int]:
    """Return the columns to be numbered: an end goes before its neighbours."""
    near = {end + off for end in ends for off in (-1, 1)} - ends
    return [
        column
        for column in columns
        if column in ends or (column % EVERY == 0 and column not in near)
    ]


def _ink(number: int, ends: set[int]) -> str:
    return "bold $role-focus" if number in ends else "$role-muted"
