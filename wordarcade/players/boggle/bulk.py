"""Bulk solving: the words and points of many boards."""

from __future__ import annotations

import codecs
import io
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.engine.boggle.scoring import STANDARD_POINTS
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.players.grid_search import grid_search
from wordarcade.support.errors import ArcadeError
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

_CHUNK: Final = 2_000 * CELLS
"""Letters of a task: some hundredths of a second compiled."""


class BoardListError(ArcadeError, ValueError):
    """A file has no boards, or what is none; the message names the file and the line."""


class Totals(NamedTuple):
    """Totals of many boards: boards, words (each once a board), points; seconds of a processor."""

    boards: int
    words: int
    score: int
    seconds: float


def read_boards(path: Path) -> bytes:
    """Return the letters, 0 to 25, of all boards in a file, in sequence, a byte each.

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
        raise BoardListError(f"{path} has no boards; give one per line, {CELLS} letters each.")
    return bytes(letters.translate(_LETTERS))


def chunks_of(letters: bytes) -> list[bytes]:
    """Return boards in pieces, each of some kilobytes."""
    return [letters[first : first + _CHUNK] for first in range(0, len(letters), _CHUNK)]


def board_counter(lexicon: Lexicon, min_length: int) -> Callable[[bytes], Totals]:
    """Return what counts the words of boards; a word counts once on each board.

    Args:
        lexicon: whose words count.
        min_length: the fewest letters of a word.
    """
    points = (0, *map(STANDARD_POINTS.points_of_length, range(1, _LONGEST_SCORED + 1)))
    search = grid_search(lexicon.graph, _FACES, ROWS, COLUMNS, points)

    def count(letters: bytes) -> Totals:
        began = time.thread_time()
        boards = len(letters) // CELLS
        counts, scores = (array("I", (0,)) * boards for _ in range(2))
        search.count_boards(array("I", list(letters)), min_length, counts, scores)
        return Totals(boards, sum(counts), sum(scores), time.thread_time() - began)

    return count
