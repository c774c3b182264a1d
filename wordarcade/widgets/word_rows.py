"""Words side by side in rows, as many as there is room for, below a heading."""

from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content

_GAP: Final = 2
"""Columns between two words."""

Draw = Callable[[str], Content]
"""Returns a word as it is shown, as wide as the word itself."""


def word_rows(words: Sequence[str], columns: int, draw: Draw) -> list[Content]:
    """Return words in columns of one width, row by row.

    Args:
        words: in the order in which they are read.
        columns: the room.
        draw: returns a word as it is shown.

    >>> [row.plain for row in word_rows(("at", "eat", "ate"), 8, lambda it: Content(it.upper()))]
    ['AT   EAT', 'ATE']
    """
    if not words:
        return []
    breadth = max(map(len, words))
    across = max(1, (columns + _GAP) // (breadth + _GAP))
    rows = [words[first : first + across] for first in range(0, len(words), across)]
    return [
        Content("").join(
            Content.assemble(
                draw(word), " " * (breadth + _GAP - len(word)) * (place + 1 < len(row))
            )
            for place, word in enumerate(row)
        )
        for row in rows
    ]


def word_heading(text: str, columns: int) -> Content:
    """Return a heading with a rule behind it, all over the room."""
    rule = "─" * max(0, columns - len(text) - 1)
    return Content.assemble((f"{text} ", "bold $role-muted"), (rule, "$role-hairline"))
