"""Lengths of bars."""

import math


def log_share(number: int, most: int) -> float:
    """Return the position of `number` between 0 and `most` on a logarithmic scale, 0 to 1.

    >>> log_share(0, 999), log_share(999, 999), round(log_share(9, 999), 2)
    (0.0, 1.0, 0.33)
    """
    return math.log1p(number) / math.log1p(most) if most else 0.0
