"""Counting the words of many boards at once."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.engine.boggle.scoring import STANDARD_POINTS
from wordarcade.kernels.grid_search import GridSearch
from wordarcade.kernels.grid_shape import grid_neighbours
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon

ROWS: Final = 4
COLUMNS: Final = 4
CELLS: Final = ROWS * COLUMNS

_FACES: Final = tuple("qu" if letter == "q" else letter for letter in ALPHABET)
_LONGEST_SCORED: Final = 255


class BoardListError(ValueError):
    """A file of boards cannot be read; the message names the file and the line."""


class Totals(NamedTuple):
    """What many boards hold together: boards, different words of each added up, points."""

    boards: int
    words: int
    score: int


def read_boards(path: Path) -> array[int]:
    """Return the letters, 0 to 25, of all boards in a file, one after the other.

    Args:
        path: a text file with one 4×4 board a line: 16 letters, row after row, in any case,
            `q` being the Qu face. Blank lines are left out.

    Raises:
        BoardListError: the file cannot be read, has no boards, or a line is no board.
    """
    try:
        lines = path.read_text(encoding="ascii").split("\n")
    except (OSError, ValueError) as error:
        raise BoardListError(f"{path} cannot be read as a list of boards: {error}.") from error
    numbered = [(number, line.strip()) for number, line in enumerate(lines, start=1)]
    boards = [(number, line) for number, line in numbered if line]
    for number, line in boards:
        if len(line) != CELLS or not line.isalpha():
            raise BoardListError(f"{path}, line {number}: a 4×4 board is {CELLS} letters.")
    if not boards:
        raise BoardListError(f"{path} has no boards; give one a line, {CELLS} letters each.")
    letters = "".join(line for _, line in boards).lower().encode("ascii")
    return array("I", (code - ord("a") for code in letters))


def solve_boards(letters: array[int], lexicon: Lexicon, min_length: int) -> Totals:
    """Return what the boards hold; a word counts once on each board.

    Args:
        letters: as `read_boards` returns them.
        lexicon: whose words count.
        min_length: the fewest letters of a word.
    """
    neighbours, offsets = grid_neighbours(ROWS, COLUMNS)
    points = (0, *map(STANDARD_POINTS.points_of_length, range(1, _LONGEST_SCORED + 1)))
    boards = len(letters) // CELLS
    counts, scores = array("I", bytes(4 * boards)), array("I", bytes(4 * boards))
    search = GridSearch(*lexicon.graph, _FACES, neighbours, offsets, points)
    search.count_boards(letters, min_length, counts, scores)
    return Totals(boards, sum(counts), sum(scores))
