"""Ratings of players and puzzles by Glicko-2.

Source: Mark E. Glickman, "Example of the Glicko-2 system", Boston University, 2013 (rev. 2022),
steps 2 to 8; the volatility is found by the "Illinois" variant of regula falsi given there.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

AVERAGE: Final = 1500.0
"""The rating of an unknown player."""

UNSURE: Final = 150.0
"""The deviation of an unknown player.

Glickman takes 350 where nothing is known; here the first opponents are average puzzles by choice.
Against one of these a first result moves the rating by about 50 points; after twenty it hardly
matters where the deviation began.
"""

SUREST: Final = 45.0
"""The least deviation: who is rated so surely still gets better and worse."""

_SCALE: Final = 173.7178
"""Points of the scale people read to one of Glicko-2's own."""

_TAU: Final = 0.5
"""How much a volatility may change; Glickman advises 0.3 to 1.2."""

_CLOSE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating.

    Attributes:
        rating: its value; 1500 is average.
        deviation: the standard deviation of what it is an estimate of, in points.
        volatility: how much that is expected to vary.
    """

    rating: float = AVERAGE
    deviation: float = UNSURE
    volatility: float = 0.06

    @property
    def provisional(self) -> bool:
        """Whether too little is known for the rating to mean much."""
        return self.deviation > 110


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a meeting.

    Attributes:
        opponent: whom it was with.
        score: 1 for a win, 0 for a loss, or between.
    """

    opponent: Rated
    score: float


def updated(player: Rated, results: Sequence[Result]) -> Rated:
    """Return a rating after one or more results of one rating period.

    >>> updated(Rated(1500, 200), [Result(Rated(1400, 30), 1)]).rating > 1500
    True
    """
    mu, phi = (player.rating - AVERAGE) / _SCALE, player.deviation / _SCALE
    precision = difference = 0.0
    for result in results:
        other = (result.opponent.rating - AVERAGE) / _SCALE
        weight = _weight(result.opponent.deviation / _SCALE)
        expected = _expected(weight, mu - other)
        precision += weight * weight * expected * (1 - expected)
        difference += weight * (result.score - expected)
    variance = 1 / precision
    sigma = _volatility(player.volatility, phi, variance, variance * difference)
    spread = math.hypot(phi, sigma)
    phi = 1 / math.sqrt(1 / spread**2 + precision)
    rating = AVERAGE + _SCALE * (mu + phi**2 * difference)
    return Rated(rating, max(SUREST, _SCALE * phi), sigma)


def expected_score(player: Rated, opponent: Rated) -> float:
    """Return the score that a player is expected to make against an opponent, 0 to 1."""
    weight = _weight(opponent.deviation / _SCALE)
    return _expected(weight, (player.rating - opponent.rating) / _SCALE)


def _expected(weight: float, ahead: float) -> float:
    return 1 / (1 + math.exp(-weight * ahead))


def _weight(phi: float) -> float:
    """Return how much a result against somebody of this deviation tells: g(φ)."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(sigma: float, phi: float, variance: float, improvement: float) -> float:
    """Return the new volatility (step 5)."""
    first = math.log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + math.exp(x)
        slope = math.exp(x) * (improvement**2 - grown) / (2 * grown**2)
        return slope - (x - first) / _TAU**2

    low = first
    if improvement**2 > phi**2 + variance:
        high = math.log(improvement**2 - phi**2 - variance)
    else:
        steps = 1
        while f(first - steps * _TAU) < 0:
            steps += 1
        high = first - steps * _TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return math.exp(low / 2)
