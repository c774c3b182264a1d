# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What leaves are worth, estimated from what racks were worth."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels.scrabble_numbering import BLANK, RACK, TILES, VOWELS

if TYPE_CHECKING:
    from wordarcade.kernels.leave_numbers import LeaveNumbers

_ROOM: Final = RACK + 1
_BAGS: Final = 512
"""More than there are sizes of a bag."""

_RACK_DOUBT: Final = 8.0
_PART_DOUBT: Final = 30.0
"""Samples of a rack, or of racks with a part, that weigh as much as what is expected of it.

The spread of samples of one rack is 14 points, that of racks about what is expected 5; of parts, 2
to 3. These figures and the next predicted 25,000 games of `arcade` best from as many others.
"""

_SHARE: Final = 1.5
"""By what the mean surplus of a rack's parts is multiplied for the whole.

Tiles that go together show in some parts only.
"""


class LeaveEstimates:
    """Sums of what racks were worth, and the estimates that follow from them.

    A leave is worth what the racks drawn to it are worth on average, less the same for an empty
    leave. Drawing is taken one tile at a time: the worth of a multiset is the mean of those with
    one tile more, by how many of that tile are left in a whole set. So the worths of all racks
    give those of all leaves (`draw`), from six tiles down to none.

    Most racks come up seldom or never, which is why each is expected to be worth something before
    it is seen: first what an additive table says. `compare` and `draw` tell how far racks, and
    the leaves they came from, were off. `smooth` goes back from small leaves to large ones: each
    is off as its parts are, until its own samples say otherwise; and so are the racks. A second
    round finds what the first has left. Then `settle` takes samples and expectation together.

    Multisets of 0 to 7 tiles are numbered as in `wordarcade.kernels.leave_numbers`, one size
    after the other.

    Attributes:
        counts: by rack, its samples, unsigned 32-bit.
        sums: by rack, the sum of what it was worth, in thousandths of a point, signed 64-bit.
        drift: by number of tiles in the bag, what a turn is worth then; it is taken off.
        drift_counts: by number of tiles in the bag, the samples, unsigned 64-bit.
        drift_sums: by number of tiles in the bag, the sum of how much more racks were worth
            than expected, signed 64-bit.
        worths: by multiset, once all is drawn after `settle`, what it is worth: a double.
    """

    def __init__(self, numbers: LeaveNumbers) -> None:
        """Begin without samples."""
        self._limits, self._ways, self._steps = numbers.limits, numbers.ways, numbers.steps
        racks = self._ways[RACK]
        self.starts = array("I", (0,)) * (_ROOM + 1)
        for size in range(_ROOM):
            self.starts[size + 1] = self.starts[size] + self._ways[size]
        self._starts = self.starts
        self._stock, self._tiles = numbers.stock, sum(numbers.stock)
        self.counts, self.sums = array("I", (0,)) * racks, array("q", (0,)) * racks
        self._counts, self._sums = self.counts, self.sums
        self.drift = array("i", (0,)) * _BAGS
        self.drift_counts, self.drift_sums = (
            array("Q", (0,)) * _BAGS,
            array("q", (0,)) * _BAGS,
        )
        self._drift, self._drift_counts = self.drift, self.drift_counts
        self._drift_sums = self.drift_sums
        multisets = self.starts[_ROOM]
        self._expected = array("d", (0.0,)) * racks
        self.worths = array("d", (0.0,)) * multisets
        self._worths = self.worths
        # By multiset: the chance that a rack drawn to it has samples; the samples of racks with
        # it, each as often as it has it; by how much it is off, smoothed.
        self._seen = array("d", (0.0,)) * multisets
        self._samples = array("d", (0.0,)) * multisets
        self._smooth = array("d", (0.0,)) * multisets
        # The multiset in hand: how many of each tile, how many tiles from each on; the numbers
        # of those that have one tile more, or less.
        self._has = array("I", (0,)) * TILES
        self._from = array("I", (0,)) * TILES
        self._near = array("I", (0,)) * TILES

    def add(self, racks: Sequence[int], bag_sizes: Sequence[int], equities: Sequence[int]) -> None:
        """Add samples; see `RackSamples`. The order does not matter."""
        for at in range(len(racks)):
            rack, in_bag = racks[at], bag_sizes[at]
            worth = equities[at] - self._drift[in_bag]
            self._counts[rack] += 1
            self._sums[rack] += worth
            self._drift_counts[in_bag] += 1
            self._drift_sums[in_bag] += worth - int(self._expected[rack])

    def expect(
        self,
        singles: Sequence[int],
        pairs: Sequence[int],
        balance: Sequence[int],
        first: int,
        stop: int,
    ) -> None:
        """Expect of some racks what an additive table says; see `RackParts`."""
        for rack in range(first, stop):
            self._take(RACK, rack)
            value = vowels = blanks = 0
            for tile in range(TILES):
                number = self._has[tile]
                if number:
                    value += singles[tile * _ROOM + number]
                    if tile == BLANK:
                        blanks = number
                    elif VOWELS >> tile & 1:
                        vowels += number
                    for other in range(tile):
                        if self._has[other]:
                            value += pairs[tile * TILES + other]
            self._expected[rack] = value + balance[vowels * _ROOM + RACK - vowels - blanks]

    def compare(self, first: int, stop: int) -> None:
        """Tell by how much some racks were worth more than expected."""
        for rack in range(first, stop):
            at = self._starts[RACK] + rack
            count = self._counts[rack]
            self._samples[at] = count
            self._seen[at] = 1.0 if count else 0.0
            self._worths[at] = self._sums[rack] / count - self._expected[rack] if count else 0.0

    def settle(self, first: int, stop: int) -> None:
        """Estimate what some racks are worth, from samples and what is expected."""
        for rack in range(first, stop):
            at = self._starts[RACK] + rack
            self._seen[at] = 1.0
            self._worths[at] = (self._sums[rack] + _RACK_DOUBT * self._expected[rack]) / (
                self._counts[rack] + _RACK_DOUBT
            )

    def draw(self, size: int, first: int, stop: int) -> None:
        """Take the mean over the next tile drawn to some multisets of a size, 0 to 6.

        What is not known counts for nothing, and what is known for the more.
        """
        for number in range(first, stop):
            self._take(size, number)
            self._find_larger()
            seen = samples = worth = 0.0
            for tile in range(TILES):
                if self._has[tile] < self._limits[tile]:
                    left = self._stock[tile] - self._has[tile]
                    at = self._starts[size + 1] + self._near[tile]
                    weight = left * self._seen[at]
                    seen += weight
                    worth += weight * self._worths[at]
                    samples += (self._has[tile] + 1) * self._samples[at]
            at = self._starts[size] + number
            self._worths[at] = worth / seen if seen > 0 else 0.0
            self._seen[at] = seen / (self._tiles - size)
            self._samples[at] = samples / (RACK - size)

    def smooth(self, size: int, first: int, stop: int) -> None:
        """Smooth by how much some multisets of a size are off, 1 to 7; of racks, expect it."""
        for number in range(first, stop):
            self._take(size, number)
            self._find_smaller()
            parts = 0.0
            for tile in range(TILES):
                if self._has[tile]:
                    at = self._starts[size - 1] + self._near[tile]
                    parts += self._has[tile] * self._smooth[at]
            parts /= size
            if size == RACK:
                self._expected[number] += self._worths[0] + _SHARE * parts
            else:
                at = self._starts[size] + number
                off = self._worths[at] - self._worths[0]
                self._smooth[at] = (self._samples[at] * off + _PART_DOUBT * parts) / (
                    self._samples[at] + _PART_DOUBT
                )

    def _take(self, size: int, number: int) -> None:
        """Take a multiset in hand."""
        for tile in range(TILES):
            self._has[tile] = 0
            self._from[tile] = size
            ways = self._ways[(tile + 1) * _ROOM + size]
            while ways <= number:
                number -= ways
                self._has[tile] += 1
                size -= 1
                ways = self._ways[(tile + 1) * _ROOM + size]

    def _find_larger(self) -> None:
        """Find the numbers of the multisets with one tile more."""
        after = 0
        for place in range(TILES):
            tile = TILES - 1 - place
            has, size = self._has[tile], self._from[tile]
            if has < self._limits[tile]:
                self._near[tile] = (
                    after + self._steps[((tile * _ROOM) + has + 1) * _ROOM + size + 1]
                )
            after += self._steps[(tile * _ROOM + has) * _ROOM + size]
        before = 0
        for tile in range(TILES):
            self._near[tile] += before
            before += self._steps[(tile * _ROOM + self._has[tile]) * _ROOM + self._from[tile] + 1]

    def _find_smaller(self) -> None:
        """Find the numbers of the multisets with one tile less."""
        after = 0
        for place in range(TILES):
            tile = TILES - 1 - place
            has, size = self._has[tile], self._from[tile]
            if has:
                self._near[tile] = after + self._steps[(tile * _ROOM + has - 1) * _ROOM + size - 1]
            after += self._steps[(tile * _ROOM + has) * _ROOM + size]
        before = 0
        for tile in range(TILES):
            if self._has[tile]:
                self._near[tile] += before
                size = self._from[tile] - 1
                before += self._steps[(tile * _ROOM + self._has[tile]) * _ROOM + size]
