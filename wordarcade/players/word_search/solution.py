"""The full solution of a word search board."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.players.paths import Paths
from wordarcade.players.word_search.ranks import Rank, ranks_for


@dataclass(frozen=True)
class WordSearchSolution:
    """The words of a board, up to tens of thousands.

    Attributes:
        config: the board and its rules.
        words: lowercase, in alphabetical order.
        paths: for each word the first path that spells it.
    """

    config: WordSearchConfig
    words: tuple[str, ...]
    paths: Paths

    @cached_property
    def points(self) -> int:
        """The points of all words together."""
        return sum(map(self.config.worth, self.words))

    @cached_property
    def everyday(self) -> frozenset[str]:
        """The words that everybody knows; slow when first asked for.

        Raises:
            ResourceMissingError: the installation is incomplete.
        """
        return frozenset(self.words) & Familiarity.shipped().words_up_to(EVERYDAY)

    @cached_property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the board, rising; empty for hidden words. Slow when first asked for.

        Raises:
            ResourceMissingError: the installation is incomplete.
        """
        if self.config.hidden is not None:
            return ()
        possible = sum(map(self.config.worth, self.everyday))
        return ranks_for(len(self.config.grid.cells), possible, len(self.everyday))

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
        return self.paths[bisect_left(self.words, word)]

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
        """Return the number of words by length, shortest first."""
        return dict(sorted(Counter(map(len, self.words)).items()))
