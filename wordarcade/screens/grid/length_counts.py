"""The words of a board by length: how many there are, and how many were found."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

SLOTS: Final = 6
"""Lengths of words that are told apart; the longest share one."""


@dataclass(frozen=True, slots=True)
class LengthCount:
    """The words of a length, or of the longest lengths together.

    Attributes:
        letters: the length, such as "7" or "9+".
        least: the length, or the shortest of them.
        found: how many were found.
        words: how many there are.
    """

    letters: str
    least: int
    found: int
    words: int

    @property
    def left(self) -> int:
        """How many are not found."""
        return self.words - self.found


def length_counts(found: Iterable[str], words: Mapping[int, int]) -> tuple[LengthCount, ...]:
    """Return the words of each length, the longest first, at most `SLOTS` of them.

    Args:
        found: the words found.
        words: the number of words of each length that there are.

    >>> length_counts(["tale"], {4: 12, 5: 3})
    (LengthCount(letters='5', least=5, found=0, words=3), \
LengthCount(letters='4', least=4, found=1, words=12))
    """
    of_length = Counter(map(len, found))
    return _merged([(letters, of_length[letters], words[letters]) for letters in sorted(words)])


def _merged(ascending: Sequence[tuple[int, int, int]]) -> tuple[LengthCount, ...]:
    short, long = ascending[: SLOTS - 1], ascending[SLOTS - 1 :]
    counts = [LengthCount(str(letters), letters, found, words) for letters, found, words in short]
    if long:
        least = long[0][0]
        counts.append(
            LengthCount(
                f"{least}+" if len(long) > 1 else str(least),
                least,
                sum(found for _, found, _ in long),
                sum(words for *_, words in long),
            )
        )
    return tuple(reversed(counts))
