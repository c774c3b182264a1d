"""What the rollouts of a simulation come to: means, and which candidates are surely worse."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from typing import Final

from wordarcade.kernels.scrabble_simulation import Rollouts
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.win_probability import MILLION

_CONFIDENT: Final = 2.576
"""Standard errors within which 99% of all means lie."""


class Tally:
    """The sums of all rollouts so far, and the candidates that are still in it.

    Candidates are compared in pairs, over the iterations that both were part of: with the same
    tiles, the difference of two candidates varies much less than each of them.

    Args:
        candidates: how many there are.

    Attributes:
        live: those that may be the best, in order.
        counts: by candidate, its rollouts.
    """

    def __init__(self, candidates: int) -> None:
        self._many: Final = candidates
        self.live = array("I", range(candidates))
        self.counts: Final = [0] * candidates
        self._sums: tuple[list[int], ...] = ()

    @property
    def rollouts(self) -> int:
        """The rollouts of all candidates."""
        return sum(self.counts)

    def add(self, iterations: int, parts: Iterable[Rollouts]) -> None:
        """Take the sums of all threads, after more iterations of the live candidates.

        Args:
            iterations: how many more, of all threads together.
            parts: what each thread has summed up since the simulation began.
        """
        for number in self.live:
            self.counts[number] += iterations
        columns = [
            (part.equities, part.squares, part.chances, part.worths, part.products)
            for part in parts
        ]
        self._sums = tuple(
            [sum(numbers) for numbers in zip(*column, strict=True)]
            for column in zip(*columns, strict=True)
        )

    def drop_the_worse(self) -> None:
        """Keep the candidates that are not worse than the best with a confidence of 99%."""
        best = max(self.live, key=lambda number: (self._worths[number], -number))
        self.live = array("I", (each for each in self.live if not self._is_worse(each, best)))

    def ranking(self) -> list[int]:
        """Return the candidates, best first; those that were dropped come last."""
        live = set(self.live)
        return sorted(
            range(self._many),
            key=lambda each: (each not in live, -self._worths[each] / self.counts[each], each),
        )

    def mean_equity(self, number: int) -> float:
        """Return the mean gain in spread of a candidate, in points."""
        return self._sums[0][number] / self.counts[number] / MILLI

    def standard_error(self, number: int) -> float:
        """Return the standard error of the mean gain in spread, in points."""
        count, total, squares = self.counts[number], self._sums[0][number], self._sums[1][number]
        return math.sqrt((count * squares - total * total) / (count * count * (count - 1))) / MILLI

    def chance(self, number: int) -> float:
        """Return the mean chance to win of a candidate, from 0 to 1."""
        return self._sums[2][number] / self.counts[number] / MILLION

    @property
    def _worths(self) -> list[int]:
        return self._sums[3]

    def _is_worse(self, number: int, best: int) -> bool:
        """Return whether a live candidate is surely worse than the best."""
        count = self.counts[number]
        products = self._sums[4]
        gap = self._worths[best] - self._worths[number]
        both = products[max(number, best) * self._many + min(number, best)]
        squares = sum(products[each * (self._many + 1)] for each in (number, best)) - 2 * both
        # Whole numbers all along: the gap against its standard error, both times the count.
        return gap > 0 and gap * gap * (count - 1) > _CONFIDENT**2 * (count * squares - gap * gap)
