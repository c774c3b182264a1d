"""The kernels that search boards for words, joined for one graph and one shape of boards."""

from collections.abc import Sequence

from wordarcade.kernels.grid_board import GridBoard
from wordarcade.kernels.grid_finds import GridFinds
from wordarcade.kernels.grid_search import GridSearch
from wordarcade.kernels.grid_walk import GridWalk
from wordarcade.kernels.grid_words import GridWords

Graph = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""Masks, bases and skips, as in `wordarcade.lexicon.graph`."""


def grid_search(
    graph: Graph, faces: Sequence[str], rows: int, columns: int, points: Sequence[int] = (0,)
) -> GridSearch:
    """Return the kernel of the search, with the kernels that it uses.

    Args:
        graph: of the lexicon.
        faces: the letters of each face, lowercase; a board holds indices into this list.
        rows: of every board, 0 or more.
        columns: of every board, 0 or more.
        points: what a word is worth by its number of letters, from 0 letters up; the last entry
            is for all longer words.

    Raises:
        ValueError: a face has a sign that is not a lowercase letter.
    """
    board = GridBoard(faces, rows, columns)
    words = GridWords(*graph, board)
    finds = GridFinds(board, words, points)
    return GridSearch(board, words, finds, GridWalk(board, words, finds))
