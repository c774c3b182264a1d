"""Familiarity of words, in tiers."""

import mmap
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

from wordarcade.support import resources
from wordarcade.support.sorted_lines import value_of

UNKNOWN: Final = 99

EVERYDAY: Final = 35
"""The highest tier of words that everybody knows, some 40,000."""

Tier = Callable[[str], int]
"""Tells how well known a word is: small numbers for what everybody knows."""


class Familiarity:
    """Tiers of familiarity, from 10 (best known) to 95, and `UNKNOWN` for all other words.

    A tier is the smallest SCOWL list that has the word. The file, one `word<tab>tier` a line in
    byte order, is searched in place and never loaded.
    """

    def __init__(self, path: Path) -> None:
        """Map the file.

        Raises:
            OSError: the file cannot be read.
        """
        with path.open("rb") as file:
            self._text: Final = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    @classmethod
    def shipped(cls) -> "Familiarity":
        """Return the tiers that come with the program, mapped once and kept open.

        Raises:
            ResourceMissingError: the installation is incomplete.
        """
        return _mapped(resources.folder("lexicons") / "familiarity.tsv")

    def words_up_to(self, tier: int) -> frozenset[str]:
        """Return the words of this tier and the better known ones, in one reading of the file."""
        tiers = "|".join(str(known) for known in range(tier + 1))
        # One match at a time lets other threads run in between.
        line = re.compile(rf"^([a-z]+)\t(?:{tiers})$".encode(), re.MULTILINE)
        return frozenset(found[1].decode() for found in line.finditer(self._text))

    def tier(self, word: str) -> int:
        """Return the tier of `word`, in any case."""
        tier = value_of(self._text, word.lower().encode())
        return UNKNOWN if tier is None else int(tier)


@lru_cache(1)
def _mapped(path: Path) -> Familiarity:
    return Familiarity(path)


def everyday(words: Iterable[str], tier: Tier) -> frozenset[str]:
    """Return the words that everybody knows."""
    return frozenset(word for word in words if tier(word) <= EVERYDAY)
