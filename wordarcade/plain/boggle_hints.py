"""The hints of Boggle in line mode, each requested by name."""

import re
from typing import Final

from wordarcade.engine.boggle.moves import Hint, TakeHint
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.support.progress import to_nobody

HINT_ENTRIES: Final = (
    ("/hint", "how many words of each length are left"),
    ("/hint 2 3", "how many of them start in row 2, column 3"),
    ("/hint letter", "the first letter of a long one"),
)

_ADVICE: Final = "Type /hint alone, with a row and a column such as /hint 2 3, or /hint letter."
_CELL: Final = re.compile(r"([1-9]\d{0,3})[\s,]+([1-9]\d{0,3})", re.ASCII)


class BoggleHints:
    """Gives the hints of a round.

    Args:
        session: the round in play.
    """

    def __init__(self, session: BoggleSession) -> None:
        self._session: Final = session

    def answer(self, typed: str) -> list[str]:
        """Take the hint named after `/hint`, and return its sentence."""
        asked = _read(typed, self._session.grid)
        if asked is None:
            return [_ADVICE]
        self._session.find_words(to_nobody)
        told = self._session.take_hint(asked.hint, asked.cell)
        return [] if told is None else [told]


def _read(typed: str, grid: LetterGrid) -> TakeHint | None:
    """Return the hint typed, or None if this board does not have it."""
    if not typed:
        return TakeHint(Hint.LENGTHS)
    if typed.lower() == "letter":
        return TakeHint(Hint.FIRST_LETTER)
    match = _CELL.fullmatch(typed)
    if match is None:
        return None
    row, column = (int(number) - 1 for number in match.groups())
    cell = row * grid.columns + column
    on_board = row < grid.rows and column < grid.columns and grid.cells[cell]
    return TakeHint(Hint.CELL, cell) if on_board else None
