"""The lines of a score sheet, and the players side by side."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from wordarcade.support.wording import points_text

NOTED: Final = "✎"
"""The sign of a turn with a note of the player's own."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A turn and its points.

    Attributes:
        player: its player, 0-based in the order of turns.
        text: the word played, its blanks in lowercase, or the name of another move.
        total: the player's points after it, or None if unknown.
        gain: the points gained or lost; None for a line without points.
        place: the square and the direction of a play, such as 8D; else empty.
        odd: whether it breaks a rule.
        short: the text where there is no room for all of it; empty for the text itself, cut.
        lost: what it lost against the best turn, with a mark; empty while that is unknown.
        loss: the same in points; 0 while that is unknown.
        hurts: whether it lost so much that it should be looked at.
        bingo: whether it played a whole rack.
        noted: whether the player has made a note on it.
        turn: whether it is a turn, and no adjustment or challenge.
    """

    player: int
    text: str
    total: int | None
    gain: int | None = None
    place: str = ""
    odd: bool = False
    short: str = ""
    lost: str = ""
    loss: float = 0
    hurts: bool = False
    bingo: bool = False
    noted: bool = False
    turn: bool = True

    @property
    def text_width(self) -> int:
        """The columns that text and signs take."""
        return len(self.text) + 2 * (self.odd + self.noted)

    @property
    def total_text(self) -> str:
        """The points as they are shown."""
        return "" if self.total is None else points_text(self.total)


SheetRow = tuple[SheetLine | None, ...]
"""A row of the sheet, one entry for each player."""


def signed(points: int | None) -> str:
    """Return points with their sign, or nothing for none.

    >>> signed(48), signed(-8), signed(None)
    ('+48', '−8', '')
    """
    return "" if points is None else f"{points:+,}".replace("-", "−")


def turn_numbers(lines: Iterable[SheetLine]) -> tuple[int, ...]:
    """Return the number of the turn of each line, from 1; 0 for a line that is none."""
    lines = tuple(lines)
    counted = accumulate(line.turn for line in lines)
    return tuple(number * line.turn for number, line in zip(counted, lines, strict=True))


def side_by_side(lines: Iterable[SheetLine], players: int) -> list[SheetRow]:
    """Return the lines as on a sheet of paper, a column for each player, rows in order of time."""
    rows: list[list[SheetLine | None]] = []
    filled = players
    for line in lines:
        if line.player <= filled:
            rows.append([None] * players)
        rows[-1][line.player] = line
        filled = line.player
    return [tuple(row) for row in rows]
