"""The board of word search: a sheet of letters, or large cells where there are few."""

from functools import lru_cache
from typing import Any, Final

from textual.app import App

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.palette import Palette, palette_of
from wordarcade.widgets.cell_painter import cell_painters
from wordarcade.widgets.grid_painter import GridPainter, Styles
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.line_grid import LineGridView
from wordarcade.widgets.sheet_painter import SheetPainter, sheet_sizes

_LARGE_CELLS: Final = 3
"""The sizes of cells with borders."""


def search_board(
    grid: LetterGrid, *, lines: bool = False, use: GridUse = GridUse.TRACE
) -> LetterGridView:
    """Return the board for a grid.

    Args:
        grid: the cells.
        lines: whether straight lines are marked on it, instead of any path.
        use: what it is used for otherwise.
    """

    def palette() -> Palette:
        return _palette_of(board.app, board.app.theme)

    def painters(cells: LetterGrid, styles: Styles) -> tuple[GridPainter, ...]:
        sizes = sheet_sizes(max(map(len, cells.cells)))
        sheets = (SheetPainter(size, palette) for size in sizes)
        return (*cell_painters(cells, styles)[:_LARGE_CELLS], *sheets)

    board: LetterGridView
    if lines:
        board = LineGridView(grid, painters=painters)
    else:
        board = LetterGridView(grid, painters=painters, use=use)
    return board


# Asked for at every line that is drawn.
@lru_cache(maxsize=2)
def _palette_of(app: App[Any], theme: str) -> Palette:  # noqa: ARG001 - what it is known by
    return palette_of(app)
