"""A meaning of a word short enough for a line."""

from typing import Final

from wordarcade.lexicon.definitions import Definitions

_SENSES: Final = 2
"""Senses of a head word that are tried for a short one."""


def meaning(word: str, room: int) -> str:
    """Return a meaning of a word that there is room for, the first one if it can be; or nothing.

    Args:
        word: in any case.
        room: columns.
    """
    glosses: list[str] = []
    for entry in Definitions.shipped().entries(word):
        glosses += [entry.relation] if entry.relation else []
        glosses += [sense.gloss for sense in entry.senses[:_SENSES]]
    shortened = (part for gloss in glosses for part in _beginnings(gloss))
    return next((part for part in shortened if len(part) <= room), "")


def _beginnings(gloss: str) -> list[str]:
    """Return a gloss and its first parts that make sense alone, the longest first."""
    return [gloss, *(gloss.partition(end)[0] for end in ("; ", " (", ", ") if end in gloss)]
