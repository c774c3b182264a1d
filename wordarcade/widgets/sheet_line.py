"""The lines of a score sheet, and how they are set in columns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

_PLACE: Final = 3
"""Columns of the longest name of a square, such as 14J."""

_LONGEST_NAME: Final = 10
_SHORTEST_TEXT: Final = 7
_BETWEEN: Final = Content("  ")


@dataclass(frozen=True, slots=True)
class SheetLine:
    """What a player did, and what it earned.

    Attributes:
        player: whose line it is, in the order of turns.
        text: the word played, its blanks in lowercase, or what else was done.
        total: the player's points after it.
        gain: what it earned, or cost; None if it is no matter of points.
        place: the square and the direction of a play, such as 8D; else empty.
    """

    player: int
    text: str
    total: int
    gain: int | None = None
    place: str = ""


SheetRow = tuple[SheetLine | None, ...]
"""What stands side by side, a place for each player."""


def signed(points: int | None) -> str:
    """Return points with their sign, or nothing for none.

    >>> signed(48), signed(-8), signed(None)
    ('+48', '−8', '')
    """
    return "" if points is None else f"{points:+,}".replace("-", "−")


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


@dataclass(frozen=True, slots=True)
class SheetColumns:
    """How wide the parts of a line are, in columns.

    Attributes:
        name: of the player's name, 0 for none.
        text: of the word.
        gain: of what it earned.
        total: of the points.
    """

    name: int
    text: int
    gain: int
    total: int

    @classmethod
    def of(cls, lines: Sequence[SheetLine], names: Sequence[str], width: int) -> "SheetColumns":
        """Return columns that fill a width.

        Args:
            lines: what stands in them.
            names: the players' names, shortened where they are long; none if they stand elsewhere.
            width: of all together.
        """
        name = min(max(map(len, names), default=0), _LONGEST_NAME)
        gain = max((len(signed(line.gain)) for line in lines), default=0)
        total = max((len(f"{line.total:,}") for line in lines), default=0)
        others = (name, _PLACE, gain, total)
        text = width - sum(others) - sum(map(bool, others))
        return cls(name, max(text, _SHORTEST_TEXT), gain, total)

    @property
    def width(self) -> int:
        """Columns of a whole line."""
        parts = (self.name, _PLACE, self.text, self.gain, self.total)
        return sum(parts) + sum(map(bool, parts)) - 1

    def line(self, line: SheetLine, name: str = "") -> Content:
        """Return a line, with the player's name if there is a column for it."""
        bold = "bold $foreground" if line.place else "italic $foreground"
        parts = (
            (Content(name), self.name),
            (Content.styled(line.place, "$foreground-muted"), _PLACE),
            (Content.styled(line.text, bold), self.text),
            (Content.styled(signed(line.gain).rjust(self.gain), "$foreground"), self.gain),
            (
                Content.styled(f"{line.total:,}".rjust(self.total), "$foreground-muted"),
                self.total,
            ),
        )
        return Content(" ").join(
            part.truncate(width, ellipsis=True, pad=True) for part, width in parts if width
        )

    def heads(self, names: Sequence[str]) -> Content:
        """Return the players' names above their parts of `row`, behind the column for marks."""
        parts = [Content(name).truncate(self.width, ellipsis=True, pad=True) for name in names]
        return Content(" ") + _BETWEEN.join(parts).stylize("$foreground-muted")

    def row(self, row: SheetRow) -> Content:
        """Return the lines of a row side by side."""
        blank = Content(" " * self.width)
        return _BETWEEN.join(blank if line is None else self.line(line) for line in row)


def columns_side_by_side(
    lines: Sequence[SheetLine], players: int, width: int
) -> SheetColumns | None:
    """Return the columns of each player's part of a width, or None if it has too little room."""
    gap = _BETWEEN.cell_length
    part = (width + gap) // players - gap
    columns = SheetColumns.of(lines, (), part)
    return columns if columns.width <= part else None
