"""The full solution of a Boggle board."""

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass

from wordarcade.lexicon.familiarity import Tier, everyday


@dataclass(frozen=True, slots=True)
class SolvedWord:
    """A word of a board.

    Attributes:
        word: in lowercase.
        points: its score.
        path: the first path that spells it: cell indices, row-major, 0-based.
    """

    word: str
    points: int
    path: tuple[int, ...]


@dataclass(frozen=True)
class Solution:
    """The words of a board.

    Attributes:
        words: in alphabetical order.
        everyday: those that everybody knows, once `graded` has told them from rare ones.
    """

    words: tuple[SolvedWord, ...]
    everyday: frozenset[str] = frozenset()

    @property
    def points(self) -> int:
        """The points of all words together."""
        return sum(word.points for word in self.words)

    def left(self, found: Container[str]) -> "Solution":
        """Return the part of the solution that is not in `found` (lowercase words)."""
        words = tuple(word for word in self.words if word.word not in found)
        return Solution(words, frozenset(word for word in self.everyday if word not in found))

    def graded(self, tier: Tier) -> "Solution":
        """Return the solution with its everyday words told from rare ones.

        Args:
            tier: the familiarity of a word.
        """
        return Solution(self.words, everyday((word.word for word in self.words), tier))

    def count_by_length(self) -> dict[int, int]:
        """Return the number of words by length, shortest first."""
        return dict(sorted(Counter(len(word.word) for word in self.words).items()))
