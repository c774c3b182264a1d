"""The board of word search: tiles where there is room for them, else a sheet of letters."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.grid_painter import GridPainter, Ground
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.line_grid import LineGridView
from wordarcade.widgets.sheet_painter import sheet_painters
from wordarcade.widgets.tile_painter import TilePainter, are_tiles, sizes_for

_FEW: Final = 6
"""The most cells in a row of a board that looks like Boggle's: more of them are flat at rest."""
_MOST: Final = 30 * 30
"""The most cells of a board of tiles; a larger one is a sheet."""

_FOUND_FACES: Final = ("tile", "accepted")
_END: Final = "•"
"""On the last letter of a hidden word, so that words in a row can be told apart."""


def _found_face(grid: LetterGrid, *, hidden: bool) -> str:
    """Return the face of words found, as a role of the palette; empty for none of its own.

    Among flat cells they become tiles. Where all cells are tiles, hidden words turn green; so many
    others lie across each other there that they are not marked.
    """
    if grid.columns > _FEW:
        return "tile"
    return "accepted" if hidden else ""


def found_faces(
    grid: LetterGrid, paths: Sequence[Sequence[int]], *, hidden: bool
) -> tuple[dict[int, str], dict[int, str]]:
    """Return the faces of words found, and the signs on them.

    Among flat cells, hidden words that touch have different faces, where two are enough, and a
    dot at the end of each; a word keeps its face whatever is found later.

    Args:
        grid: the board.
        paths: the cells of each word, in the order found.
        hidden: whether they lie in lines, on a list.
    """
    if not hidden or grid.columns <= _FEW:
        face = _found_face(grid, hidden=hidden)
        return {cell: face for path in paths for cell in path}, {}
    worn: list[str] = []
    for number, path in enumerate(paths):
        near = {cell for each in path for cell in (each, *grid.neighbours[each])}
        beside = [worn[other] for other in range(number) if near & set(paths[other])]
        worn.append(min(_FOUND_FACES, key=beside.count))
    faces = {cell: face for path, face in zip(paths, worn, strict=True) for cell in path}
    return faces, {path[-1]: _END for path in paths}


def search_painters(grid: LetterGrid, ground: Ground) -> Sequence[GridPainter]:
    """Return the painters for a grid, that of the largest cells first."""
    sheets = sheet_painters(grid, ground)
    if not are_tiles(grid, _MOST):
        return sheets
    rest = "tile" if grid.columns <= _FEW else ""
    return [*(TilePainter(size, ground, rest) for size in sizes_for(grid)), *sheets]


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
