"""The board of word search: a sheet of letters, or tiles where there are few."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.grid_painter import GridPainter, Ground
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.line_grid import LineGridView
from wordarcade.widgets.sheet_painter import SheetPainter, sheet_sizes
from wordarcade.widgets.tile_painter import TilePainter, tile_painters

_FEW: Final = 6
"""The most cells in a row of a board of tiles."""


def found_face(grid: LetterGrid, *, hidden: bool) -> str:
    """Return the face of words found, as a role of the palette; empty for none of its own.

    On a sheet they become tiles. Where all cells are tiles, hidden words turn green; so many
    others lie across each other there that they are not marked.
    """
    if grid.columns > _FEW:
        return "tile"
    return "accepted" if hidden else ""


def search_painters(grid: LetterGrid, ground: Ground) -> Sequence[GridPainter]:
    """Return the painters for a grid, that of the largest cells first."""
    sizes = sheet_sizes(max(map(len, grid.cells)))
    sheets = [SheetPainter(size, ground) for size in sizes]
    if grid.columns > _FEW:
        return sheets
    tiles = [each for each in tile_painters(grid, ground) if isinstance(each, TilePainter)]
    return [*tiles, *sheets]


def search_board(
    grid: LetterGrid, *, lines: bool = False, use: GridUse = GridUse.TRACE
) -> LetterGridView:
    """Return the board for a grid.

    Args:
        grid: the cells.
        lines: whether straight lines are marked on it, instead of any path.
        use: what it is used for otherwise.
    """
    if lines:
        return LineGridView(grid, painters=search_painters)
    return LetterGridView(grid, painters=search_painters, use=use)
