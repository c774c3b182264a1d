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
    'Winding words 15×15, common 4+, 5:00'
    >>> variant_name("10x10 common min 3 hidden easy").title
    'Hidden words 10×10, easy'
    >>> variant_name("4x4 own min 5").brief
    'Winding 4×4, custom 5+'
    """
    found = _PARTS.fullmatch(variant)
    if found is None:
        return as_written(variant)
    size, letters, least, timer, hidden = found.groups()
    if hidden is None:
        kind, parts = "Winding", [f"{_NAMES.get(letters, letters)} {least}+"]
    else:
        kind, parts = "Hidden", [hidden] if hidden != _USUAL else []
    parts += [timer] if timer else []
    title = ", ".join([f"{kind} words {size}×{size}", *parts])
    return VariantName(title, brief=title.replace(" words ", " ").replace(" common ", " "))
