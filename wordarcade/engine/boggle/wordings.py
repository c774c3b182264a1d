"""The wordings of the Boggle assignment that are no verdicts."""

from typing import Final

from wordarcade.engine.letter_grid import LetterGrid

INVITATION: Final = (
    "Start typing your words! (press enter after each word and enter 'X' when done):"
)
PROMPT: Final = "- "
"""Asks for a word."""

LAST_WORD: Final = "X"
"""Typed alone, in any case, it ends the round."""


def board_lines(grid: LetterGrid) -> list[str]:
    """Return the rows of a board, each face in brackets.

    >>> board_lines(LetterGrid(1, 3, ("qu", "i", "")))
    ['[Qu] [I] [#]']
    """
    faces = [f"[{cell.capitalize() or '#'}]" for cell in grid.cells]
    return [
        " ".join(faces[first : first + grid.columns])
        for first in range(0, len(faces), grid.columns)
    ]
