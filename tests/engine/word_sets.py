"""A lexicon made of a set, for tests of rules that need no DAWG."""

from collections import Counter
from collections.abc import Iterable, Iterator


class SetOfWords:
    """The words given, as `WordSet` has it."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = {word.lower() for word in words}
        self.name = self.source = "set"
        self.identity = "0" * 64
        self.lengths = dict(sorted(Counter(map(len, self._words)).items()))

    def __len__(self) -> int:
        return len(self._words)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and word.lower() in self._words

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word starts with `prefix`."""
        return any(word.startswith(prefix.lower()) for word in self._words)

    def of_length(self, letters: int) -> Iterator[str]:
        """Yield the words of `letters` letters."""
        return iter(sorted(word for word in self._words if len(word) == letters))
