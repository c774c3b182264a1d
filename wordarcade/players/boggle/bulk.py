"""Bulk solving: the words and points of many boards at once."""

from __future__ import annotations

import codecs
import io
from array import array
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.engine.boggle.scoring import STANDARD_POINTS
from wordarcade.kernels.grid_search import GridSearch
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Report
from wordarcade.support.user_file import read_bytes

ROWS: Final = 4
COLUMNS: Final = 4
CELLS: Final = ROWS * COLUMNS

_FACES: Final = tuple("qu" if letter == "q" else letter for letter in ALPHABET)
_LONGEST_SCORED: Final = 255

_MOST_BYTES: Final = 64 * 1024 * 1024
"""The largest file of boards: some four million of them."""

_LETTERS: Final = bytes((code - ord("a")) % 32 for code in range(256))
"""For the code of each letter, in either case, its number."""

_BOARDS_AT_ONCE: Final = 1_000
"""Boards between two reports: some ten milliseconds compiled."""


class BoardListError(ArcadeError, ValueError):
    """A file has no boards, or what is none; the message names the file and the line."""


class Totals(NamedTuple):
    """Totals of many boards: boards, words (each once a board) and points."""

    boards: int
    words: int
    score: int


def read_boards(path: Path) -> array[int]:
    """Return the letters, 0 to 25, of all boards in a file, in sequence.

    Args:
        path: a text file with one 4×4 board a line: 16 letters, row after row, in any case,
            `q` being the Qu face. Blank lines are left out.

    Raises:
        BoardListError: it has no boards, or a line is not a board.
        FileError: the file cannot be read.
    """
    data = read_bytes(path, _MOST_BYTES).removeprefix(codecs.BOM_UTF8)
    letters = bytearray()
    for number, line in enumerate(io.BytesIO(data), start=1):
        board = line.strip()
        if board and (len(board) != CELLS or not board.isalpha()):
            raise BoardListError(f"{path}, line {number}: a 4×4 board is {CELLS} letters.")
        letters += board
    if not letters:
        raise BoardListError(f"{path} has no boards; give one a line, {CELLS} letters each.")
    return array("I", list(letters.translate(_LETTERS)))


def solve_boards(
    letters: array[int], lexicon: Lexicon, min_length: int, report: Report = lambda _: None
) -> Totals:
    """Return the totals of the boards; a word counts once on each board.

    Args:
        letters: as `read_boards` returns them.
        lexicon: whose words count.
        min_length: the fewest letters of a word.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    points = (0, *map(STANDARD_POINTS.points_of_length, range(1, _LONGEST_SCORED + 1)))
    search = GridSearch(*lexicon.graph, _FACES, ROWS, COLUMNS, points)
    boards = len(letters) // CELLS
    words = score = 0
    for first in range(0, boards, _BOARDS_AT_ONCE):
        report(first / boards)
        some = letters[first * CELLS : (first + _BOARDS_AT_ONCE) * CELLS]
        counts, scores = (array("I", bytes(4 * (len(some) // CELLS))) for _ in range(2))
        search.count_boards(some, min_length, counts, scores)
        words += sum(counts)
        score += sum(scores)
    return Totals(boards, words, score)
