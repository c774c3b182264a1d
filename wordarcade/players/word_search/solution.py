"""Everything that can be found on a board."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from wordarcade.engine.word_search.config import WordSearchConfig


@dataclass(frozen=True)
class WordSearchSolution:
    """The words of a board, of which there may be tens of thousands.

    Paths are found when they are asked for.

    Attributes:
        config: the board and its rules.
        words: lowercase, in alphabetical order.
        starts: for each word the first cell, row-major, that it can start on.
    """

    config: WordSearchConfig
    words: tuple[str, ...]
    starts: array[int]

    @cached_property
    def points(self) -> int:
        """The points of all words together."""
        return sum(map(self.config.points, self.words))

    def __contains__(self, word: str) -> bool:
        place = bisect_left(self.words, word)
        return place < len(self.words) and self.words[place] == word

    def path_of(self, word: str) -> tuple[int, ...]:
        """Return the first path that spells `word`: cell indices, row-major, 0-based.

        Raises:
            KeyError: the word is not one of the solution.
        """
        if word not in self:
            raise KeyError(word)
        start = self.starts[bisect_left(self.words, word)]
        return self.config.grid.find_path(word, start)

    def matching(self, prefix: str = "", letters: int | None = None) -> Iterator[str]:
        """Yield the words that begin with `prefix`, in order.

        Args:
            prefix: letters in any case.
            letters: how many letters the words have; None for any number.
        """
        prefix = prefix.lower()
        for place in range(bisect_left(self.words, prefix), len(self.words)):
            word = self.words[place]
            if not word.startswith(prefix):
                return
            if letters is None or len(word) == letters:
                yield word

    def count_by_length(self) -> dict[int, int]:
        """Return how many words there are of each number of letters, shortest first."""
        return dict(sorted(Counter(map(len, self.words)).items()))
