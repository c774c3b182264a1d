"""Typed boards: rows separated by `/`, cells by spaces."""

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.support.errors import ArcadeError

BLOCKED = "#"
"""The sign of a blocked cell."""


class BoardTextError(ArcadeError, ValueError):
    """A typed board cannot be read; the message says where and what to do."""


def parse_board(text: str, *, q_is_qu: bool = False) -> LetterGrid:
    """Return the grid that `text` describes.

    Rows are separated by `/` and cells by spaces; a row of one token has one letter a cell. `#` is
    a blocked cell. Case does not matter.

    Args:
        text: such as "O I S E/L R O N/T K N I/Y N J I" or "OISE/LRON/TKNI/YNJI".
        q_is_qu: Boggle's reading, in which `Qu` and a lone `Q` are the face of two letters.

    Raises:
        BoardTextError: there are no cells, the rows are not equally long, or a cell is neither
            letters nor `#`.

    >>> parse_board("QI/TE", q_is_qu=True).cells
    ('qu', 'i', 't', 'e')
    """
    rows = [
        _cells(_tokens(row, q_is_qu=q_is_qu), number, q_is_qu=q_is_qu)
        for number, row in enumerate(text.strip().split("/"), start=1)
    ]
    for number, row in enumerate(rows, start=1):
        if not row:
            raise BoardTextError(
                f"Row {number} of the board is empty; separate rows by '/' and cells by spaces."
            )
        if len(row) != len(rows[0]):
            raise BoardTextError(
                f"Row {number} of the board has {len(row)} cells and row 1 has {len(rows[0])}; "
                "give every row the same number."
            )
    return LetterGrid(len(rows), len(rows[0]), tuple(cell for row in rows for cell in row))


def _tokens(row: str, *, q_is_qu: bool) -> list[str]:
    tokens = row.split()
    if len(tokens) != 1:
        return tokens
    if q_is_qu:
        return [letter.replace("\0", "Qu") for letter in tokens[0].replace("Qu", "\0")]
    return list(tokens[0])


def _cells(tokens: list[str], row: int, *, q_is_qu: bool) -> list[str]:
    # Checking a whole row at once is several times faster than checking each cell.
    letters = "".join(tokens)
    if letters.isascii() and letters.isalpha() and not q_is_qu:
        return [token.lower() for token in tokens]
    return [_cell(token, row, q_is_qu=q_is_qu) for token in tokens]


def _cell(token: str, row: int, *, q_is_qu: bool) -> str:
    if token == BLOCKED:
        return ""
    if not (token.isascii() and token.isalpha()):
        raise BoardTextError(
            f"Row {row} of the board has the cell '{token}', which is not letters; "
            f"use A to Z, or {BLOCKED} for a blocked cell."
        )
    letters = token.lower()
    return "qu" if q_is_qu and letters == "q" else letters


def board_text(grid: LetterGrid) -> str:
    """Return the text of `grid`, as `parse_board` reads it.

    >>> board_text(parse_board("Quit/o#n", q_is_qu=True))
    'Qu I T/O # N'
    """
    faces = [cell.capitalize() or BLOCKED for cell in grid.cells]
    rows = range(0, len(faces), grid.columns)
    return "/".join(" ".join(faces[first : first + grid.columns]) for first in rows)
