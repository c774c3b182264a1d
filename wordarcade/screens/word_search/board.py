"""The board of word search: tiles where there is room for them, else a sheet of letters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.tiles import S7, XS, L, M, N, S, TileSize, X
from wordarcade.widgets.grid_painter import GridPainter, Ground
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.line_grid import LineGridView
from wordarcade.widgets.path_gestures import Path
from wordarcade.widgets.sheet_painter import sheet_painters
from wordarcade.widgets.tile_painter import NARROW, TilePainter, are_tiles, sizes_for

_FEW: Final = 6
"""The most cells in a row of a board that looks like Boggle's: more of them are flat at rest."""
_MOST: Final = 30 * 30
"""The most cells of a board of tiles; a larger one is a sheet."""

_SQUARE: Final = TileSize(5, 5)
"""A tile for a text letter, nearly square."""
_SIZES: Final = (L, M, N, S, S7, X, _SQUARE, NARROW, XS)

_TONES: Final = ("accepted", "accepted-other")
"""The faces of hidden words that were found: two greens."""

FOUND: Final = "✓"
MISSED: Final = "○"
"""On the first letter of a hidden word once the round is over, and in the list of words."""


def found_faces(grid: LetterGrid, paths: Sequence[Sequence[int]]) -> dict[int, str]:
    """Return the faces of words found on a board that hides none: tiles among flat cells.

    Where all cells are tiles they have no face of their own: so many others lie across each other
    there.

    Args:
        grid: the board.
        paths: the cells of each word.
    """
    return {cell: "tile" for path in paths for cell in path} if grid.columns > _FEW else {}


def word_faces(grid: LetterGrid, paths: Sequence[Sequence[int]]) -> dict[Path, str]:
    """Return the face of each hidden word found, green as in their list.

    Of two tones it has the one that fewer cells on it or beside it have, so that words next to
    each other are seen to be two. It keeps its tone when more are found.

    Args:
        grid: the board.
        paths: the cells of each word, in the order found.
    """
    words: dict[Path, str] = {}
    faces: dict[int, str] = {}
    for path in map(tuple, paths):
        around = {*path}.union(*(grid.neighbours[cell] for cell in path))
        touching = Counter(faces[cell] for cell in around if cell in faces)
        words[path] = min(_TONES, key=lambda tone: touching[tone])
        faces |= dict.fromkeys(path, words[path])
    return words


def solved_faces(
    grid: LetterGrid, found: Sequence[Sequence[int]], missed: Sequence[Sequence[int]]
) -> tuple[dict[Path, str], dict[int, str]]:
    """Return the face of each hidden word of a round that is over, and the signs on cells.

    Those found stay green, those missed are tiles, and a sign where each begins says which it
    is. Those found are on top: a cell of both belongs to them.

    Args:
        grid: the board.
        found: the cells of each word found, in the order found.
        missed: those of each word missed.
    """
    words = {**dict.fromkeys(map(tuple, missed), "tile"), **word_faces(grid, found)}
    starts = {path[0]: MISSED for path in missed} | {path[0]: FOUND for path in found}
    return words, starts


def cell_faces(words: Mapping[Path, str]) -> dict[int, str]:
    """Return the faces of the cells of words, by those of the words; later words are on top."""
    return {cell: face for path, face in words.items() for cell in path}


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
    done = _TONES if hidden and not solved else ()
    sheets = sheet_painters(grid, ground, done)
    if not are_tiles(grid, _MOST):
        return sheets
    tiles = not solved if hidden else grid.columns <= _FEW
    rest = "tile" if tiles else ""
    sizes = sizes_for(grid, _SIZES)
    return [*(TilePainter(size, ground, rest, done) for size in sizes), *sheets]


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
