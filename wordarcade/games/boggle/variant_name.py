"""The variants of Boggle in words."""

import re
from typing import Final

from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH
from wordarcade.games.statistics_spec import VariantName, as_written

_PARTS: Final = re.compile(r"(\d+)x(\d+) (.+) min (\d+) time (.+)")


def variant_name(variant: str) -> VariantName:
    """Return the name of a variant.

    >>> variant_name("4x4 classic min 3 time off").title
    '4×4 classic, untimed'
    >>> variant_name("5x5 big min 4 time 3:00").title
    '5×5 big 4+, 3:00'
    """
    found = _PARTS.fullmatch(variant)
    if found is None:
        return as_written(variant)
    rows, columns, dice, least, timer = found.groups()
    parts = [f"{rows}×{columns} {dice}"]
    if least != str(DEFAULT_MIN_LENGTH):
        parts[0] += f" {least}+"
    parts.append("untimed" if timer == "off" else timer)
    title = ", ".join(parts)
    return VariantName(title, brief=title.replace("4×4 classic", "4×4"))
