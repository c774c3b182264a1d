"""Familiarity of words, in tiers, and which words the program never puts forward."""

import mmap
import re
from collections.abc import Callable, Iterable, Set
from functools import lru_cache
from pathlib import Path
from typing import Final

from wordarcade.support import resources
from wordarcade.support.sorted_lines import value_of

UNKNOWN: Final = 99

OFFENSIVE: Final = 100
"""The tier of words that count when they are typed, but that the program never puts forward."""

EVERYDAY: Final = 35
"""The highest tier of words that everybody knows, some 40,000."""

Tier = Callable[[str], int]
"""Tells how well known a word is: small numbers for what everybody knows."""


class Familiarity:
    """Tiers of familiarity, from 10 (best known) to 95, and `UNKNOWN` for all other words.

    A tier is the smallest SCOWL list that has the word. The file, one `word<tab>tier` a line in
    byte order, is searched in place and never loaded. Offensive words are of tier `OFFENSIVE`,
    however well they are known: that is beyond every limit for words to be put forward.
    """

    def __init__(self, path: Path, offensive: Set[str] = frozenset()) -> None:
        """Map the file.

        Args:
            path: of the file.
            offensive: the words that are never put forward, lowercase; an attribute, too.

        Raises:
            OSError: the file cannot be read.
        """
        self.offensive: Final = offensive
        with path.open("rb") as file:
            self._text: Final = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    @classmethod
    def shipped(cls) -> "Familiarity":
        """Return the tiers that come with the program, mapped once and kept open.

        Raises:
            ResourceMissingError: the installation is incomplete.
            OSError: a file cannot be read.
        """
        return _shipped(resources.folder("lexicons"))

    def words_up_to(self, tier: int) -> frozenset[str]:
        """Return the words of this tier and the better known ones, in one reading of the file.

        Offensive words are not among them.
        """
        tiers = "|".join(str(known) for known in range(tier + 1))
        # One match at a time lets other threads run in between.
        line = re.compile(rf"^([a-z]+)\t(?:{tiers})$".encode(), re.MULTILINE)
        words = frozenset(found[1].decode() for found in line.finditer(self._text))
        return words - self.offensive

    def tier(self, word: str) -> int:
        """Return the tier of `word`, in any case."""
        if not self.offers(word):
            return OFFENSIVE
        tier = value_of(self._text, word.lower().encode())
        return UNKNOWN if tier is None else int(tier)

    def offers(self, word: str) -> bool:
        """Return whether the program may put `word`, in any case, forward: all but offensive ones.

        This looks nothing up in the file of tiers.
        """
        return word.lower() not in self.offensive


@lru_cache(1)
def _shipped(folder: Path) -> Familiarity:
    offensive = (folder / "offensive.txt").read_text(encoding="ascii").split()
    return Familiarity(folder / "familiarity.tsv", frozenset(offensive))


def everyday(words: Iterable[str], tier: Tier) -> frozenset[str]:
    """Return the words that everybody knows."""
    return frozenset(word for word in words if tier(word) <= EVERYDAY)
