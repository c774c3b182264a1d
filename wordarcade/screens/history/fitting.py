"""A result in the room that a line of the history has for it."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size

_BEFORE_END: Final = re.compile(r"(.*)( · |; )(.*)")
"""The scores of a game, and who won, as they are parted now and were parted in old games."""
_LEAST_STANDING: Final = 4
"""Columns of scores that are worth showing."""
_TELLING: Final = (re.compile(r"\b(points?|won|tied|led|level)\b"), re.compile(r"\bwords?\b"))
"""What marks the part of a result that stays longest, the surest mark first."""
_MORE: Final = "…"


def fitted_result(text: str, columns: int) -> str:
    """Return a result in a room, without what matters less; only its last word is ever cut.

    Who won stays as long as it can, and of several scores the first ones. Otherwise the points
    stay, or what comes first.

    Args:
        text: the result, in parts between commas.
        columns: of the room, 1 or more.

    >>> fitted_result("4×4, 12 words, 19 points", 20)
    '12 words, 19 points'
    >>> fitted_result("ROPE, saved, 3 of 8 wrong", 20)
    'ROPE, saved'
    >>> fitted_result("Ann 214, Ben 198, Cleo 87 · Ann won", 20)
    'Ann 214, … · Ann won'
    >>> fitted_result("Ann won 57–50 against Ben, round 2 of 3", 24)
    'Ann won 57–50 against …'
    >>> fitted_result("Ended early: you led 57–50 against Club", 30)
    'Ended early: you led 57–50 …'
    """
    if cell_len(text) <= columns:
        return text
    parted = _BEFORE_END.fullmatch(text)
    if parted is not None:
        standing, mark, who = parted.groups()
        room = columns - cell_len(mark + who)
        if room >= _LEAST_STANDING:
            return f"{_first_scores(standing.split(', '), room)}{mark}{who}"
    parts = text.split(", ")
    fewer = (", ".join(rest) for rest in _fewer(parts))
    fitting = (rest for rest in fewer if cell_len(rest) <= columns)
    return next(fitting, None) or _cut(parts[_telling(parts)], columns)


def _telling(parts: Sequence[str]) -> int:
    """Return the place of the part that stays longest."""
    found = (place for mark in _TELLING for place, part in enumerate(parts) if mark.search(part))
    return next(found, 0)


def _fewer(parts: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the parts with ever fewer of them: those behind the telling one go first."""
    stays = _telling(parts)
    for end in range(len(parts) - 1, stays, -1):
        yield parts[:end]
    for start in range(1, stays + 1):
        yield parts[start : stays + 1]


def _first_scores(scores: Sequence[str], columns: int) -> str:
    """Return as many scores as fit whole, and a sign for the others."""
    for end in range(len(scores) - 1, 0, -1):
        text = ", ".join([*scores[:end], _MORE])
        if cell_len(text) <= columns:
            return text
    return _cut(scores[0], columns)


def _cut(text: str, columns: int) -> str:
    """Return the words that fit whole; of one that is too long itself, what fits."""
    words = text.split(" ")
    for end in range(len(words) - 1, 0, -1):
        shown = f"{' '.join(words[:end])} {_MORE}"
        if cell_len(shown) <= columns:
            return shown
    if cell_len(text) <= columns:
        return text
    return set_cell_size(text, max(0, columns - 1)).rstrip() + _MORE
