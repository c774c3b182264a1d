"""Letter distributions: the number and value of each tile."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.tiles import BLANK, LETTERS

RACK_SIZE: Final = 7
MOST_TILES: Final = 400
"""The most tiles of a set: they cover the board more than once."""


@dataclass(frozen=True, slots=True)
class LetterDistribution:
    """A letter distribution, with the bonus for a bingo.

    Attributes:
        name: its name in settings and files.
        title: its name on screens.
        counts: the number of each tile, A to Z and the blank; none left out.
        values: the points of each letter, A to Z; a blank is worth 0.
        bingo: the bonus for playing seven tiles at once.
    """

    name: str
    title: str
    counts: Mapping[str, int]
    values: Mapping[str, int]
    bingo: int = 50

    def __post_init__(self) -> None:
        """Check the figures.

        Raises:
            ValueError: a letter is missing, a figure is negative, or the tiles are too few for
                two racks or more than `MOST_TILES`.
        """
        if set(self.counts) != {*LETTERS, BLANK} or set(self.values) != set(LETTERS):
            raise ValueError("a set of tiles says how many and what worth for each of A to Z.")
        if min(*self.counts.values(), *self.values.values(), self.bingo) < 0:
            raise ValueError("a set of tiles has no negative figures.")
        if max(self.values.values()) > 99 or self.bingo > 999:
            raise ValueError("letters are worth 99 at most, and a bingo 999.")
        if not 2 * RACK_SIZE <= self.size <= MOST_TILES:
            raise ValueError(f"a set has {2 * RACK_SIZE} to {MOST_TILES} tiles, not {self.size}.")

    @property
    def size(self) -> int:
        """The number of tiles."""
        return sum(self.counts.values())

    @property
    def tiles(self) -> str:
        """All tiles in order, the blanks last."""
        return "".join(tile * self.counts[tile] for tile in (*LETTERS, BLANK))

    def value(self, tile: str) -> int:
        """Return the points of a tile; 0 for a blank, played or not."""
        return self.values.get(tile, 0)

    def value_of(self, tiles: str) -> int:
        """Return the total points of tiles."""
        return sum(map(self.value, tiles))
