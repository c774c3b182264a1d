"""Words pasted on a board, which are played one after another."""

import re
from collections.abc import Sequence
from typing import Final

MOST: Final = 100
"""More words of one paste are left out: they are played between two frames, some ms each."""


def words_in(text: str) -> list[str]:
    """Return the words of a text, in lowercase: what stands between spaces, lines and signs.

    Each comes once, since no word counts twice.

    >>> words_in("Owl, wren; 12 café EAGLE, owl")
    ['owl', 'wren', 'eagle']
    """
    words = re.findall(r"[^\W\d_]+", text)
    return list(dict.fromkeys(word.lower() for word in words if word.isascii()))


class PastedWords:
    """The words of a paste that are still to be played.

    Args:
        words: all of them, in lowercase.
        found: the number of words found before.
    """

    def __init__(self, words: Sequence[str] = (), found: int = 0) -> None:
        self._total: Final = len(words)
        self._before: Final = found
        self._left: Final = list(words[:MOST])

    def next_word(self) -> str | None:
        """Take the next word; None if there is none left."""
        return self._left.pop(0) if self._left else None

    def outcome(self, found: int) -> str:
        """Return what became of several words, in a sentence; nothing for a single one.

        Args:
            found: the number of words found now.

        >>> PastedWords(["owl", "oxl"]).outcome(1)
        '1 of 2 pasted words counts.'
        """
        if self._total < 2:
            return ""
        counted = found - self._before
        verb = "counts" if counted == 1 else "count"
        rest = f" Only the first {MOST} were played." if self._total > MOST else ""
        return f"{counted} of {self._total:,} pasted words {verb}.{rest}"
