"""The picture on a game's card: a few letters, and what they lie on."""

import re
from typing import Final, NamedTuple

_TILES: Final = "[.ps_]+"
_LINE_LETTERS: Final = 6


class Card(NamedTuple):
    """A picture of letters in rows.

    Attributes:
        rows: the letters, in rows of equal length.
        roles: what each letter lies on, in the same shape; empty for tiles throughout. `.` a tile,
            `p` a tile of a path, `s` a chosen tile, `_` a slot without a letter, `l` and `b` no
            tile at all (a quiet and a bright letter), `-` an empty square, `3` and `2` squares
            that triple and double words, `t` and `d` letters.
        dense: whether the cells touch, as on a large grid.
        drawings: a drawing above the letters in several sizes, the largest first, two rows of
            pixels a line: `w` wood, `r` rope, `f` figure, anything else nothing.
        smaller: a picture of fewer letters for a card without room for all of them.
    """

    rows: tuple[str, ...]
    roles: tuple[str, ...] = ()
    dense: bool = False
    drawings: tuple[tuple[str, ...], ...] = ()
    smaller: "Card | None" = None

    def role(self, row: int, column: int) -> str:
        """Return what a letter lies on."""
        return self.roles[row][column] if self.roles else "."

    @property
    def line(self) -> "Card":
        """The first run of tiles in one row, at most six of them, for a card of one line."""
        for row, letters in enumerate(self.rows):
            roles = self.roles[row] if self.roles else "." * len(letters)
            runs = [match for match in re.finditer(_TILES, roles) if len(match[0]) > 1]
            if runs:
                start, end = runs[0].span()
                end = min(end, start + _LINE_LETTERS)
                return Card((letters[start:end],), (roles[start:end],))
        return Card(self.rows[:1], self.roles[:1])
