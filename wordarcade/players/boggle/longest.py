"""The longest word of a board, if there is exactly one."""

from dataclasses import dataclass
from typing import Final

from wordarcade.lexicon.familiarity import Tier
from wordarcade.players.boggle.solution import Solution

LEAST: Final = 7
"""Letters that a word has at least that is worth looking for."""

KNOWN: Final = 60
"""The highest tier of a word that many players know."""


@dataclass(frozen=True, slots=True)
class LongestWord:
    """The one longest word of a board.

    Attributes:
        word: in lowercase.
        path: its first path: cell indices, row-major, 0-based.
        counts: how many words there are, by their letters, the longest first.
    """

    word: str
    path: tuple[int, ...]
    counts: dict[int, int]

    @property
    def second(self) -> int:
        """The letters of the next longest words; 0 without any."""
        return next(iter([length for length in self.counts if length < len(self.word)]), 0)

    def is_fair(self, tier: Tier) -> bool:
        """Return whether the word is worth looking for, and known."""
        return len(self.word) >= LEAST and tier(self.word) <= KNOWN


def longest_word(solution: Solution) -> LongestWord | None:
    """Return the longest word; None if there is none, or several are as long.

    Args:
        solution: all words of the board.
    """
    counts = dict(sorted(solution.count_by_length().items(), reverse=True))
    if not counts or next(iter(counts.values())) > 1:
        return None
    found = max(solution.words, key=lambda word: len(word.word))
    return LongestWord(found.word, found.path, counts)
