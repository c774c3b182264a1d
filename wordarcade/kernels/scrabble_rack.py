# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Leave values of all parts (sub-multisets) of a Scrabble rack."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CAPITAL_A,
    MILLI,
    QUESTION_MARK,
    RACK,
    TILES,
    VOWELS,
)

_SIGNS: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ?"

_PARTS: Final = 1 << RACK
"""The most parts of a rack, one of all different tiles."""

_NUMBERS: Final = RACK + 1
"""The number of possible rack sizes, from none to a whole rack."""

_UNIT: Final = 4
"""Thousandths of a point that a value of a full table counts in."""

_NO_NUMBERS: Final = array("I")
_NO_VALUES: Final = array("h")
"""In place of a full table."""

_END_COST: Final = 10
"""Points that whoever keeps tiles with nothing to draw loses beside twice what they count."""


class RackParts:
    """The parts (sub-multisets) of a rack, each with its value as a leave.

    A part is numbered in mixed radix, by how many of each tile it has, A being the highest digit.
    Playing a tile is then one subtraction. While the bag has tiles, a part is worth

        the sum of `singles`, by tile and how many of it are kept
        + the sum of `pairs`, by pair of different tiles
        + `balance`, by how many vowels and consonants are kept.

    If there is a full table, the value of up to six tiles is looked up there instead, unless the
    rack has more of a tile than the table knows.

    Once the bag is empty, going out is worth twice the points of the opponents' racks, and tiles
    kept cost ten points plus twice their own.

    Attributes:
        values: by tile, its points, unsigned 32-bit; tiles as numbered in
            `wordarcade.kernels.scrabble_numbering`.
        counts: by tile, its number on the rack.
        weights: by tile, what one of it adds to the number of a part; 0 if the rack has none.
        size: the number of tiles on the rack.
        parts: the number of parts; the last is the whole rack.
        leaves: by part, its leave value, in thousandths of a point, signed 32-bit.
        sizes: by part, its number of tiles.
        ranking: the tiles of the rack, highest points first.
        worths: the points of each of them.
    """

    def __init__(  # noqa: PLR0917 - a table of leaves is many
        self,
        values: Sequence[int],
        singles: Sequence[int],
        pairs: Sequence[int],
        balance: Sequence[int],
        limits: Sequence[int] = _NO_NUMBERS,
        steps: Sequence[int] = _NO_NUMBERS,
        starts: Sequence[int] = _NO_NUMBERS,
        full: Sequence[int] = _NO_VALUES,
    ) -> None:
        """Take the tables: three in thousandths of a point, signed 32-bit, or a full one as well.

        Args:
            values: the points of each letter, A to Z.
            singles: `singles[tile * 8 + n]` for `n` of a tile, 0 to 7.
            pairs: `pairs[tile * 27 + other]` for having both of two different tiles.
            balance: `balance[vowels * 8 + consonants]`.
            limits: of the multisets in the full table; see `wordarcade.kernels.leave_numbers`.
            steps: of the same numbering.
            starts: of the same numbering.
            full: the values of all leaves of 1 to 6 tiles in that numbering, in four thousandths
                of a point, signed 16-bit; empty if there is no full table.

        Raises:
            ValueError: a table has another length.
        """
        if [*map(len, (values, singles, pairs, balance))] != [
            BLANK,
            TILES * _NUMBERS,
            TILES**2,
            _NUMBERS**2,
        ]:
            raise ValueError("The tables are not those of 26 letters and a blank.")
        if len(full) != (starts[RACK] if starts else 0):
            raise ValueError("The full table does not have the leaves of its numbering.")
        self.values = array("I", [*values, 0])
        self._values = self.values
        self._singles = singles
        self._pairs = pairs
        self._balance = balance
        self._limits, self._steps, self._starts, self._full = limits, steps, starts, full
        self._has_full = len(full) > 0
        self._looks_up = False
        self.parts = self.size = 0
        self.counts = array("I", (0,)) * TILES
        self.weights = array("I", (0,)) * TILES
        self.leaves = array("i", (0,)) * _PARTS
        self.sizes = array("I", (0,)) * _PARTS
        self.ranking = array("I", (0,)) * RACK
        self.worths = array("I", (0,)) * RACK
        self._counts, self._weights, self._leaves = self.counts, self.weights, self.leaves
        self._sizes = self.sizes
        self._ranking, self._worths = self.ranking, self.worths

        # By part: its points, its vowels and consonants, the last tile it was given, and what it
        # was without that; its number in the full table among those of its size.
        self._points = array("I", (0,)) * _PARTS
        self._vowels = array("I", (0,)) * _PARTS
        self._consonants = array("I", (0,)) * _PARTS
        self._lasts = array("I", (0,)) * _PARTS
        self._befores = array("I", (0,)) * _PARTS
        self._ties = array("i", (0,)) * _PARTS
        self._ranks = array("I", (0,)) * _PARTS

    def take(self, rack: bytes, bag_size: int, opponents_points: int) -> None:
        """Take a rack and value its parts.

        Args:
            rack: up to seven tiles, capitals and `?`, in any order.
            bag_size: the number of tiles in the bag.
            opponents_points: the points of the opponents' racks, if the bag is empty.

        Raises:
            ValueError: there are more tiles, or others.
        """
        if len(rack) > RACK:
            raise ValueError(f"A rack has up to {RACK} tiles, not {len(rack)}.")
        if strange := rack.translate(None, _SIGNS):
            raise ValueError(f"{strange!r} are no tiles of a rack.")
        self._count(rack)
        self._looks_up = bag_size > 0 and self._has_full and self._is_known()
        self._combine()
        self._value(bag_size, opponents_points)

    def best_exchange(self) -> int:
        """Return the best leave of an exchange.

        Ties go to more tiles, then to the first by alphabet, blanks last.
        """
        best = 0
        for part in range(1, self.parts - 1):
            gain = self._leaves[part] - self._leaves[best]
            if gain > 0 or (gain == 0 and self._sizes[part] >= self._sizes[best]):
                best = part
        return best

    def tiles_of(self, part: int) -> bytes:
        """Return the tiles of a part in order, blanks last."""
        tiles = bytearray()
        for tile in range(TILES):
            if self._counts[tile]:
                kept = part // self._weights[tile] % (self._counts[tile] + 1)
                tiles += bytes([QUESTION_MARK if tile == BLANK else CAPITAL_A + tile]) * kept
        return bytes(tiles)

    def _count(self, rack: Sequence[int]) -> None:
        """Count the tiles, and rank them by points."""
        self.size = len(rack)
        for tile in range(TILES):
            self._counts[tile] = 0
        for place in range(self.size):
            tile = BLANK if rack[place] == QUESTION_MARK else rack[place] - CAPITAL_A
            self._counts[tile] += 1
            worth = self._values[tile]
            at = place
            while at and self._worths[at - 1] < worth:
                self._ranking[at] = self._ranking[at - 1]
                self._worths[at] = self._worths[at - 1]
                at -= 1
            self._ranking[at] = tile
            self._worths[at] = worth

    def _is_known(self) -> bool:
        """Return whether the full table has all leaves of the rack."""
        known = True
        for tile in range(TILES):
            known = known and self._counts[tile] <= self._limits[tile]
        return known

    def _combine(self) -> None:
        """Build all parts, each from one that lacks only its tiles of one kind."""
        looks_up = self._looks_up
        self.parts = 1
        self._leaves[0] = 0
        for tile in range(TILES - 1, -1, -1):
            count = self._counts[tile]
            self._weights[tile] = self.parts if count else 0
            if count and not looks_up:
                self._tie(tile)
            for number in range(1, count + 1):
                for before in range(self.parts):
                    part = number * self.parts + before
                    self._lasts[part] = tile
                    self._befores[part] = before
                    self._sizes[part] = self._sizes[before] + number
                    if looks_up:
                        step = (tile * _NUMBERS + number) * _NUMBERS + self._sizes[part]
                        self._ranks[part] = self._ranks[before] + self._steps[step]
                    else:
                        self._leaves[part] = (
                            self._leaves[before]
                            + self._singles[tile * _NUMBERS + number]
                            + self._ties[before]
                        )
                    self._points[part] = self._points[before] + number * self._values[tile]
                    self._vowels[part] = self._vowels[before]
                    self._consonants[part] = self._consonants[before]
                    if tile != BLANK and VOWELS >> tile & 1:
                        self._vowels[part] += number
                    elif tile != BLANK:
                        self._consonants[part] += number
            self.parts *= count + 1

    def _tie(self, tile: int) -> None:
        """Compute what a tile's pairs add to each of the parts so far."""
        for part in range(1, self.parts):
            pair = self._pairs[tile * TILES + self._lasts[part]]
            self._ties[part] = self._ties[self._befores[part]] + pair

    def _value(self, bag_size: int, opponents_points: int) -> None:
        """Compute each part's leave value."""
        looks_up = self._looks_up
        for part in range(self.parts):
            if looks_up:
                size = self._sizes[part]
                if size == RACK:
                    self._leaves[part] = self._sum_of_rack()
                elif size:
                    self._leaves[part] = _UNIT * self._full[self._starts[size] + self._ranks[part]]
            elif bag_size:
                balance = self._vowels[part] * _NUMBERS + self._consonants[part]
                self._leaves[part] += self._balance[balance]
            elif part:
                self._leaves[part] = -MILLI * (_END_COST + 2 * self._points[part])
            else:
                self._leaves[part] = 2 * MILLI * opponents_points

    def _sum_of_rack(self) -> int:
        """Return the value of the whole rack, which the full table does not have."""
        last = self.parts - 1
        value = self._balance[self._vowels[last] * _NUMBERS + self._consonants[last]]
        for tile in range(TILES):
            if self._counts[tile]:
                value += self._singles[tile * _NUMBERS + self._counts[tile]]
                for other in range(tile):
                    if self._counts[other]:
                        value += self._pairs[tile * TILES + other]
        return value
