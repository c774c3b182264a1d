"""Bars drawn in characters."""

import math
from typing import Final

EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
"""Upright bars from none to a whole line, an eighth each."""

_LYING: Final = " ▏▎▍▌▋▊▉█"


def log_share(number: int, most: int) -> float:
    """Return the position of `number` between 0 and `most` on a logarithmic scale, 0 to 1.

    >>> log_share(0, 999), log_share(999, 999), round(log_share(9, 999), 2)
    (0.0, 1.0, 0.33)
    """
    return math.log1p(number) / math.log1p(most) if most else 0.0


def lying_bar(share: float, columns: int) -> str:
    """Return a horizontal bar that fills `share` (0 to 1) of a width in columns.

    >>> lying_bar(0.5, 3)
    '█▌ '
    """
    eighths = round(share * columns * 8)
    whole, rest = divmod(eighths, 8)
    return ("█" * whole + _LYING[rest] * bool(rest)).ljust(columns)
