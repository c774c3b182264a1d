"""The board of word search: tiles where there is room for them, else a sheet of letters."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.tiles import S7, XS, L, M, N, S, TileSize, X
from wordarcade.widgets.grid_painter import GridPainter, Ground
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.line_grid import LineGridView
from wordarcade.widgets.sheet_painter import sheet_painters
from wordarcade.widgets.tile_painter import NARROW, TilePainter, are_tiles, sizes_for

_FEW: Final = 6
"""The most cells in a row of a board that looks like Boggle's: more of them are flat at rest."""
_MOST: Final = 30 * 30
"""The most cells of a board of tiles; a larger one is a sheet."""

_SQUARE: Final = TileSize(5, 5)
"""A tile for a text letter, nearly square."""
_SIZES: Final = (L, M, N, S, S7, X, _SQUARE, NARROW, XS)

_END: Final = "•"
"""On the last letter of a hidden word, so that words in a row can be told apart."""

FOUND: Final = "✓"
MISSED: Final = "○"
"""On the first letter of a hidden word once the round is over, and in the list of words."""


def found_faces(
    grid: LetterGrid, paths: Sequence[Sequence[int]], *, hidden: bool
) -> tuple[dict[int, str], dict[int, str]]:
    """Return the faces of words found, and the signs on them.

    Hidden words turn green, as they do in their list; on boards of more than a few cells a dot
    stands at the end of each. Other words become tiles among flat cells. Where all cells are
    tiles they have no face of their own: so many others lie across each other there.

    Args:
        grid: the board.
        paths: the cells of each word, in the order found.
        hidden: whether they lie in lines, on a list.
    """
    many = grid.columns > _FEW
    if not (hidden or many):
        return {}, {}
    face = "accepted" if hidden else "tile"
    faces = {cell: face for path in paths for cell in path}
    return faces, {path[-1]: _END for path in paths} if hidden and many else {}


def solved_faces(
    found: Sequence[Sequence[int]], missed: Sequence[Sequence[int]]
) -> tuple[dict[int, str], dict[int, str]]:
    """Return the faces of all hidden words of a round that is over, and the signs on them.

    Those found stay green, those missed are tiles, and a sign where each begins says which it
    is. A cell of both belongs to the one found.

    Args:
        found: the cells of each word found.
        missed: those of each word missed.
    """
    faces: dict[int, str] = {}
    starts: dict[int, str] = {}
    for paths, face, start in ((missed, "tile", MISSED), (found, "accepted", FOUND)):
        faces |= {cell: face for path in paths for cell in path}
        starts |= {path[0]: start for path in paths}
    return faces, starts


def search_painters(
    grid: LetterGrid, ground: Ground, *, hidden: bool = False, solved: bool = False
) -> Sequence[GridPainter]:
    """Return the painters for a grid, that of the largest cells first.

    Args:
        grid: the cells.
        ground: the colours.
        hidden: whether words are hidden on it: all cells are tiles then, among which those of
            words found are green.
        solved: whether all hidden words are shown: the letters between them are flat then.
    """
    sheets = sheet_painters(grid, ground)
    if not are_tiles(grid, _MOST):
        return sheets
    tiles = not solved if hidden else grid.columns <= _FEW
    rest = "tile" if tiles else ""
    return [*(TilePainter(size, ground, rest) for size in sizes_for(grid, _SIZES)), *sheets]


def search_board(
    grid: LetterGrid, *, hidden: bool = False, use: GridUse = GridUse.TRACE
) -> LetterGridView:
    """Return the board for a grid.

    Args:
        grid: the cells.
        hidden: whether words are hidden on it: straight lines are marked then, instead of any path.
        use: what it is used for.
    """
    solved = use is GridUse.PICK
    painters = partial(search_painters, hidden=hidden, solved=solved)
    if hidden and not solved:
        return LineGridView(grid, painters=painters)
    return LetterGridView(grid, painters=painters, use=use)
