"""Positions on a board, in words."""

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.lines import ARROWS, direction_of, line_between
from wordarcade.lexicon.interface import WordSet


def about_cell(grid: LetterGrid, cell: int) -> str:
    """Return the place of a cell and the letters on it.

    >>> from wordarcade.engine.word_search.board import DEFAULT_BOARD
    >>> about_cell(DEFAULT_BOARD, 5)
    'row 2, column 2: L'
    """
    row, column = divmod(cell, grid.columns)
    return f"row {row + 1}, column {column + 1}: {grid.cells[cell].upper() or 'blocked'}"


def about_start(grid: LetterGrid, path: tuple[int, ...]) -> str:
    """Return where a path starts, and which way it runs if it is straight.

    >>> from wordarcade.engine.word_search.board import DEFAULT_BOARD
    >>> about_start(DEFAULT_BOARD, (5, 6, 9, 14)), about_start(DEFAULT_BOARD, (5, 6, 7))
    ('row 2, column 2', 'row 2, column 2 →')
    """
    row, column = divmod(path[0], grid.columns)
    direction = direction_of(grid, path)
    straight = direction is not None and line_between(grid, path[0], path[-1]) == path
    arrow = f" {ARROWS[direction]}" if straight and direction is not None else ""
    return f"row {row + 1}, column {column + 1}{arrow}"


def where(grid: LetterGrid, path: tuple[int, ...]) -> str:
    """Return where a path starts, as the end of a sentence without its stop.

    >>> from wordarcade.engine.word_search.board import DEFAULT_BOARD
    >>> where(DEFAULT_BOARD, (5, 6, 9, 14))
    'starts in row 2, column 2'
    """
    row, column = divmod(path[0], grid.columns)
    return f"starts in row {row + 1}, column {column + 1}"


def whereabouts(word: str, path: tuple[int, ...], grid: LetterGrid, lexicon: WordSet | None) -> str:
    """Return a sentence on the position of a word, and another on whether it is one.

    Args:
        word: the word in question.
        path: its cells, row-major; empty if it is not on the board.
        grid: the board.
        lexicon: the words that count; None to keep silent about that.
    """
    place = where(grid, path) if path else "is not on the board"
    if lexicon is None:
        return f"{word.upper()} {place}."
    known = "in" if word in lexicon else "not in"
    return f"{word.upper()} {place}. It is {known} the word list ({lexicon.name})."
