"""The variants of word search in words."""

import re
from typing import Final

from wordarcade.engine.word_search.config import OWN_BOARD
from wordarcade.games.statistics_spec import VariantName, as_written

_PARTS: Final = re.compile(r"(\d+)x\d+ (.+?) min (\d+)(?: time (.+?))?(?: hidden (.+))?")

_USUAL: Final = "all"
"""The directions that go without saying."""

_NAMES: Final = {OWN_BOARD: "custom"}
"""The letters that have another name on the screen."""


def variant_name(variant: str) -> VariantName:
    """Return the name of a variant.

    >>> variant_name("15x15 common min 4 time 5:00").title
    '15×15 common 4+, 5:00'
    >>> variant_name("10x10 common min 3 hidden easy").title
    '10×10, hidden words, easy'
    >>> variant_name("4x4 own min 5").title
    '4×4 custom 5+'
    """
    found = _PARTS.fullmatch(variant)
    if found is None:
        return as_written(variant)
    size, letters, least, timer, hidden = found.groups()
    if hidden is None:
        parts = [f"{size}×{size} {_NAMES.get(letters, letters)} {least}+"]
    else:
        parts = [f"{size}×{size}, hidden words", *([hidden] if hidden != _USUAL else [])]
    parts += [timer] if timer else []
    brief = ", ".join(parts).replace(" common ", " ").replace("hidden words", "hidden")
    return VariantName(", ".join(parts), brief=brief)
