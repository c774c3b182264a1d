"""The intersection of two lexicons."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from wordarcade.lexicon.graph import ROOT, WORD_BIT, Graph
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon


class SharedWords:
    """The words of a lexicon that another has too, as a `WordSet`.

    Attributes:
        name: the name of the lexicon.
        source: the source to open the lexicon by.
        lengths: the number of words by length, shortest first.
    """

    def __init__(self, lexicon: Lexicon, other: Lexicon) -> None:
        """Walk both lexicons at once; takes longer the more beginnings they share."""
        self.name: Final = lexicon.name
        self.source: Final = lexicon.source
        self._words: Final = tuple(_shared(lexicon.graph, other.graph))
        self._known: Final = frozenset(self._words)
        self.lengths: Final[Mapping[int, int]] = dict(
            sorted(Counter(map(len, self._words)).items())
        )

    @cached_property
    def identity(self) -> str:
        """The sha256 (hex) of the words: in lowercase, sorted, one per line."""
        # Word lists are read by modules that a lexicon which is compiled already does without.
        from wordarcade.lexicon.formats import identity_of  # noqa: PLC0415 - see above

        return identity_of(self._words)

    def __len__(self) -> int:
        return len(self._words)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and word.lower() in self._known

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word starts with `prefix`; a word is a prefix of itself."""
        return any(word.startswith(prefix.lower()) for word in self._words)

    def of_length(self, letters: int) -> Iterator[str]:
        """Yield the words of `letters` letters, alphabetically."""
        return (word for word in self._words if len(word) == letters)


def _shared(one: Graph, other: Graph) -> Iterator[str]:
    """Yield the words of both graphs, alphabetically."""
    open_ends = [(ROOT, ROOT, "")]
    while open_ends:
        node, other_node, word = open_ends.pop()
        mask = one.masks[node] & other.masks[other_node]
        if mask & WORD_BIT:
            yield word
        base, other_base = one.bases[node], other.bases[other_node]
        letters = mask & WORD_BIT - 1
        # The last letter first, so that the first is taken up next.
        while letters:
            letter = letters.bit_length() - 1
            letters ^= 1 << letter
            open_ends.append((base + letter, other_base + letter, word + ALPHABET[letter]))
