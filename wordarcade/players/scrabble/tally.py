"""The tally of a simulation: means, and which candidates can be dropped."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from wordarcade.kernels.scrabble_simulation import Rollouts
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.win_probability import MILLION

_CONFIDENT: Final = 2.576
"""Standard errors within which 99% of all means lie."""


class Tally:
    """The sums of all rollouts so far, and the candidates that are still in it.

    Candidates are compared in pairs, over the iterations that both were part of: with the same
    tiles, the difference of two candidates varies much less than each of them. What was thought
    of them before counts as some iterations more, so that a few cannot mislead.

    Args:
        priors: the worth of each candidate as thought before, in millionths of a win.
        weight: the iterations that this counts as.
        fewest: iterations of a candidate before it may be dropped, 0 or more. The fewer there are,
            the less the standard error is known itself, and the sooner chance would drop one of
            several.
        keeps: candidates that are played out to the end even if they are surely worse, the best of
            them; 1 for the best alone.

    Attributes:
        live: those that are played out, in order.
        beaten: those of them that are surely worse than the best.
        counts: by candidate, its rollouts.
        begun: iterations that have been begun, the finished ones among them.
    """

    def __init__(self, priors: Sequence[int], weight: int, fewest: int = 0, keeps: int = 1) -> None:
        self._many: Final = len(priors)
        self._priors: Final = priors
        self._weight: Final = weight
        self._fewest: Final = fewest
        self._keeps: Final = keeps
        self.beaten: frozenset[int] = frozenset()
        self.live = array("I", range(len(priors)))
        self.counts: Final = [0] * len(priors)
        self.begun = 0
        self._sums: tuple[list[int], ...] = ()
        self._sums_when_dropped: Final[dict[int, tuple[list[int], ...]]] = {}

    @property
    def rollouts(self) -> int:
        """The rollouts of all candidates."""
        return sum(self.counts)

    @property
    def is_settled(self) -> bool:
        """Whether one candidate of several is surely the best."""
        return len(self.counts) > 1 == len(self.live) - len(self.beaten)

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
        """Keep the candidates that are not worse than the best with a confidence of 99%.

        Some of those that are worse may be kept, too, so that a simulation can go on.

        Nothing else decides what is surely worse: the end of a simulation and what is said of its
        leader go by what is kept.
        """
        best = max(self.live, key=lambda number: (self._worth(number), -number))
        worse = [number for number in self.live if self._is_worse(number, best)]
        worse.sort(key=lambda number: (-self._mean_worth(number), number))
        spared = max(0, self._keeps - len(self.live) + len(worse))
        self.beaten, dropped = frozenset(worse[:spared]), worse[spared:]
        self._sums_when_dropped.update(dict.fromkeys(dropped, self._sums))
        self.live = array("I", (number for number in self.live if number not in dropped))

    def ranking(self) -> list[int]:
        """Return the candidates, best first; the surely worse come last, dropped or not."""
        live = set(self.live) - self.beaten
        return sorted(
            range(self._many),
            key=lambda each: (
                each not in live,
                -self._mean_worth(each),
                each,
            ),
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

    def lead(self, best: int, number: int) -> tuple[float, float]:
        """Return by how much one candidate is ahead of another that was not played out longer.

        Only the iterations that both were part of tell, two at least.

        Args:
            best: the one.
            number: the other.

        Returns:
            The mean difference of their worths, and its standard error, in shares of a win.
        """
        count = self.counts[number]
        made, variance = self._difference(best, number)
        return made / count / MILLION, math.sqrt(variance / (count - 1)) / count / MILLION

    def _worth(self, number: int) -> int:
        """Return the sum of worths of a candidate, with what was thought of it before."""
        return self._sums[3][number] + self._weight * self._priors[number]

    def _mean_worth(self, number: int) -> float:
        return self._worth(number) / (self.counts[number] + self._weight)

    def _is_worse(self, number: int, best: int) -> bool:
        """Return whether a live candidate is surely worse than the best."""
        count = self.counts[number]
        if count < self._fewest:
            return False
        gap = self._worth(best) - self._worth(number)
        # Whole numbers all along: the gap against its standard error, multiplied out.
        _, variance = self._difference(best, number)
        limit = _CONFIDENT**2 * (count + self._weight) * variance
        return gap > 0 and gap * gap * count * (count - 1) > limit

    def _difference(self, best: int, number: int) -> tuple[int, int]:
        """Return how one candidate differs from another that was not played out longer.

        Returns:
            The sum of the differences of their worths, in millionths of a win, and its square
            subtracted from the sum of their squares, that multiplied by the iterations.
        """
        worths, products = self._sums_when_dropped.get(number, self._sums)[3:]
        made = worths[best] - worths[number]
        both = products[max(number, best) * self._many + min(number, best)]
        squares = sum(products[each * (self._many + 1)] for each in (number, best)) - 2 * both
        return made, self.counts[number] * squares - made * made
