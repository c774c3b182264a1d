"""A meaning of a word short enough for a line."""

from typing import Final

from wordarcade.lexicon.definitions import Definitions

_LEAST: Final = 12
"""Columns in which the beginning of a meaning says something."""


def meaning(word: str, room: int) -> str:
    """Return the first meaning of a word, or as much of it as there is room for; or nothing.

    A form of another word is told as such, if there is room for that. Names are no meanings.

    Args:
        word: in any case.
        room: columns.
    """
    for entry in Definitions.shipped().entries(word)[:1]:
        glosses = [sense.gloss for sense in entry.senses if not sense.name][:1]
        told = [entry.relation] * bool(glosses and entry.relation)
        told += [part for gloss in glosses for part in _beginnings(gloss)]
        fitting = (part for part in told if len(part) <= room)
        return next(fitting, "") or "".join(_cut(gloss, room) for gloss in glosses)
    return ""


def _cut(gloss: str, room: int) -> str:
    """Return the first words of a gloss, with a sign for the others; nothing in little room.

    A remark that comes before the meaning is left out.
    """
    if room < _LEAST:
        return ""
    gloss = gloss.partition(") ")[2] if gloss.startswith("(") else gloss
    if len(gloss) <= room:
        return gloss
    return f"{gloss[:room].rpartition(' ')[0].rstrip(' ,;(')}…"


def _beginnings(gloss: str) -> list[str]:
    """Return a gloss and its first parts that make sense alone, the longest first."""
    return [gloss, *(gloss.partition(end)[0] for end in ("; ", " (", ", ") if end in gloss)]
