"""Sizes of the places of a word pattern."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Size


@dataclass(frozen=True, slots=True)
class PlaceSize:
    """A size of place, in characters.

    Attributes:
        width: columns of a place.
        height: lines of its letter; more than one is a big letter.
        gap: columns between places.
    """

    width: int
    height: int
    gap: int

    @property
    def lines(self) -> int:
        """All lines of a place: the letter, what it stands on, and the cursor."""
        return self.height + 2

    @property
    def lined(self) -> bool:
        """Whether there is room for a line that each place stands on."""
        return self.width > 1

    def columns(self, places: int) -> int:
        """Return the columns that a number of places takes."""
        return max(0, places * (self.width + self.gap) - self.gap)

    def place_at(self, x: int) -> int | None:
        """Return the place in column `x`, 0-based, or None in a gap."""
        place, column = divmod(x, self.width + self.gap)
        return place if column < self.width else None


HUGE: Final = PlaceSize(width=10, height=6, gap=2)
TALL: Final = PlaceSize(width=5, height=3, gap=2)
CLOSE: Final = PlaceSize(width=5, height=3, gap=1)
SMALL: Final = PlaceSize(width=3, height=1, gap=1)
SPACED: Final = PlaceSize(width=1, height=1, gap=1)
PACKED: Final = PlaceSize(width=1, height=1, gap=0)

SIZES: Final = (HUGE, TALL, CLOSE, SMALL, SPACED, PACKED)
"""From the largest to the smallest."""


def largest_in(room: Size, places: int) -> PlaceSize:
    """Return the largest size in which all places fit into `room`, or else the smallest."""
    for size in SIZES:
        if size.columns(places) <= room.width and size.lines <= room.height:
            return size
    return PACKED
