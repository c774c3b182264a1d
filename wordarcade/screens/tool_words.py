"""Words as the word tools show them: hooks in little room, and letters for which blanks stand."""

from collections import Counter
from typing import Final

from textual.content import Content

HOOKS: Final = 3
"""Hooks that there is room for at each side."""


def shortened(hooks: str) -> str:
    """Return hooks in the room that there is, + standing for more."""
    return hooks if len(hooks) <= HOOKS else f"{hooks[: HOOKS - 1]}+"


def with_blanks(word: str, typed: str) -> Content:
    """Return a word in capitals; the letters for which blanks stand are underlined."""
    shown = Content(word.upper())
    if "?" not in typed:
        return shown
    left = Counter(typed.lower())
    for place, letter in enumerate(word):
        if left[letter]:
            left[letter] -= 1
        else:
            shown = shown.stylize("underline", place, place + 1)
    return shown
