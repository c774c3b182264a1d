"""Sets of words as bits of one number, for whoever splits few sets of many words in Python."""

from collections.abc import Iterator, Sequence
from typing import Final

from wordarcade.lexicon.lexicon import ALPHABET

WordSet = int
"""Bit i stands for the word with index i."""


def members(words: WordSet) -> Iterator[int]:
    """Yield the indices of the words of a set, in rising order."""
    signs = bin(words)[:1:-1]
    at = signs.find("1")
    while at >= 0:
        yield at
        at = signs.find("1", at + 1)


class WordBits:
    """The words of one length, and the families into which each letter splits sets of them.

    Args:
        words: different words of one length, in lowercase a-z.

    Attributes:
        words: the same.
        everything: the set of all of them.
        having: for each letter the set of the words that have it.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = tuple(words)
        self.everything: Final[WordSet] = (1 << len(self.words)) - 1
        self._families: Final = {letter: self._placed(letter) for letter in ALPHABET}
        self.having: Final = {
            letter: sum(families.values()) for letter, families in self._families.items()
        }

    def _placed(self, letter: str) -> dict[tuple[int, ...], WordSet]:
        """Return the words that have a letter, by its places."""
        placed: dict[tuple[int, ...], bytearray] = {}
        for index, word in enumerate(self.words):
            if letter in word:
                places = tuple(place for place, sign in enumerate(word) if sign == letter)
                bits = placed.setdefault(places, bytearray(len(self.words) // 8 + 1))
                bits[index >> 3] |= 1 << (index & 7)
        return {places: int.from_bytes(placed[places], "little") for places in sorted(placed)}

    def hits(self, words: WordSet, letter: str) -> list[WordSet]:
        """Return the families of a set that have the letter, by its places in rising order."""
        return [both for family in self._families[letter].values() if (both := words & family)]

    def misses(self, words: WordSet, letter: str) -> WordSet:
        """Return the words of a set that do not have the letter."""
        return words ^ (words & self.having[letter])

    def tells(self, words: WordSet, letter: str) -> bool:
        """Return whether a letter splits a set of words."""
        having = words & self.having[letter]
        if not having or having != words:
            return bool(having)
        return not any(words & placed == words for placed in self._families[letter].values())
