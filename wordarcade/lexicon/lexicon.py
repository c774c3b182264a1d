"""An immutable lexicon as a minimal DAWG, with its queries."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from wordarcade.lexicon.graph import ROOT, WORD_BIT, Graph

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
BLANKS: Final = "?#"
"""The signs for any letter in a rack or a pattern."""

_LETTERS: Final = {letter: number for number, letter in enumerate(ALPHABET)} | {
    letter.upper(): number for number, letter in enumerate(ALPHABET)
}

_SHARED: Final = 10_000
"""Letters of the ends of words, at most, that several beginnings are likely to share."""


class Lexicon:
    """An immutable set of words, shared by all screens and threads.

    Queries take any case and return lowercase, in alphabetical order. A word's index is its
    place in that order, 0-based.

    Attributes:
        name: the name shown to people.
        source: the source to reopen it by: a catalogue name, or the absolute path of a list.
        identity: the sha256 (hex) of its normalised words.
        graph: the arrays, for kernels.
        lengths: the number of words by length, shortest first.
    """

    def __init__(
        self,
        name: str,
        identity: str,
        graph: Graph,
        lengths: Mapping[int, int],
        *,
        source: str | None = None,
    ) -> None:
        self.name: Final = name
        self.source: Final = source or name
        self.identity: Final = identity
        self.graph: Final = graph
        self.lengths: Final = lengths
        self._size: Final = sum(lengths.values())

    def __repr__(self) -> str:
        return f"<Lexicon {self.name} of {self._size} words>"

    def __len__(self) -> int:
        return self._size

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word:
            return False
        node = self._node(word)
        return node is not None and bool(self.graph.masks[node] & WORD_BIT)

    def __iter__(self) -> Iterator[str]:
        return iter(self._text.split())

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word starts with `prefix`; a word is a prefix of itself."""
        return self._size > 0 and self._node(prefix) is not None

    def starting_with(self, prefix: str) -> Iterator[str]:
        """Yield the words that start with `prefix`, itself among them if it is a word."""
        node = self._node(prefix)
        return iter(()) if node is None else self._below(node, prefix.lower())

    def matching(self, pattern: str) -> Iterator[str]:
        """Yield the words that match `pattern`, of the same length.

        Args:
            pattern: letters, and `?` or `#` where any letter may stand.
        """
        if not all(sign in _LETTERS or sign in BLANKS for sign in pattern):
            return
        masks, bases, _ = self.graph
        open_ends = [(ROOT, "")]
        while open_ends:
            node, word = open_ends.pop()
            mask = masks[node]
            if len(word) == len(pattern):
                if mask & WORD_BIT and word:
                    yield word
                continue
            sign = pattern[len(word)]
            wanted = range(25, -1, -1) if sign in BLANKS else (_LETTERS[sign],)
            open_ends.extend(
                (bases[node] + letter, word + ALPHABET[letter])
                for letter in wanted
                if mask >> letter & 1
            )

    def of_length(self, letters: int) -> Iterator[str]:
        """Yield the words of `letters` letters."""
        return self.matching("?" * letters) if letters in self.lengths else iter(())

    def anagrams(self, rack: str, *, min_length: int | None = None) -> Iterator[str]:
        """Yield each word that tiles of `rack` can spell, once.

        Args:
            rack: letters, and `?` or `#` for a blank that stands for any letter.
            min_length: the fewest tiles to use; None for all of them.

        Raises:
            ValueError: the rack holds a sign that is neither a letter nor a blank.
        """
        strange = [sign for sign in rack if sign not in _LETTERS and sign not in BLANKS]
        if strange:
            raise ValueError(
                f"'{strange[0]}' is not a tile; use the letters A to Z, and ? or # for a blank."
            )
        blanks = sum(sign in BLANKS for sign in rack)
        tiles = Counter(_LETTERS[sign] for sign in rack if sign not in BLANKS)
        counts = [tiles[letter] for letter in range(26)]
        return self._laid(ROOT, "", counts, blanks, len(rack) if min_length is None else min_length)

    def index(self, word: str) -> int:
        """Return the index of `word`.

        Raises:
            KeyError: it is not a word of this lexicon.
        """
        masks, bases, skips = self.graph
        node, index = ROOT, 0
        for sign in word:
            letter = _LETTERS.get(sign)
            if letter is None or not masks[node] >> letter & 1:
                raise KeyError(word)
            node = bases[node] + letter
            index += skips[node]
        if not word or not masks[node] & WORD_BIT:
            raise KeyError(word)
        return index

    def word_at(self, index: int) -> str:
        """Return the word with this index.

        Raises:
            IndexError: the index is negative or not below the number of words.
        """
        if not 0 <= index < self._size:
            raise IndexError(index)
        masks, bases, skips = self.graph
        node, word = ROOT, ""
        while index or not masks[node] & WORD_BIT:
            mask, base = masks[node], bases[node]
            letter = next(
                letter
                for letter in range(25, -1, -1)
                if mask >> letter & 1 and skips[base + letter] <= index
            )
            node = base + letter
            index -= skips[node]
            word += ALPHABET[letter]
        return word

    @cached_property
    def _text(self) -> str:
        """All words in alphabetical order, each after a line break.

        What stands below a node that many words share is put together once, and a letter comes
        before all of that at once: a tenth of the time of a walk to each word.
        """
        masks, bases, _ = self.graph
        breaks = [f"\n{letter}" for letter in ALPHABET]
        known: dict[tuple[int, int], str] = {}

        def below(node: int) -> str:
            key = mask, base = masks[node], bases[node]
            text = known.get(key)
            if text is None:
                parts = ["\n"] if mask & WORD_BIT else []
                left = mask & ~WORD_BIT
                while left:
                    letter = (left & -left).bit_length() - 1
                    left &= left - 1
                    parts.append(below(base + letter).replace("\n", breaks[letter]))
                text = "".join(parts)
                if len(text) <= _SHARED:
                    known[key] = text
            return text

        return below(ROOT) if self._size else ""

    def _node(self, prefix: str) -> int | None:
        """Return the node that the letters of `prefix` lead to."""
        masks, bases, _ = self.graph
        node = ROOT
        for sign in prefix:
            letter = _LETTERS.get(sign)
            if letter is None or not masks[node] >> letter & 1:
                return None
            node = bases[node] + letter
        return node

    def _below(self, node: int, prefix: str) -> Iterator[str]:
        masks, bases, _ = self.graph
        open_ends = [(node, prefix)]
        while open_ends:
            node, word = open_ends.pop()
            mask = masks[node]
            if mask & WORD_BIT:
                yield word
            open_ends.extend(
                (bases[node] + letter, word + ALPHABET[letter])
                for letter in range(25, -1, -1)
                if mask >> letter & 1
            )

    def _laid(
        self, node: int, word: str, counts: list[int], blanks: int, min_length: int
    ) -> Iterator[str]:
        """Yield the words below `node`; recursion goes no deeper than the rack is long.

        A real tile is used before a blank: what it spells with either is the same word.
        """
        masks, bases, _ = self.graph
        mask = masks[node]
        if mask & WORD_BIT and len(word) >= min_length:
            yield word
        for letter in range(26):
            if not mask >> letter & 1:
                continue
            child = bases[node] + letter
            if counts[letter]:
                counts[letter] -= 1
                yield from self._laid(child, word + ALPHABET[letter], counts, blanks, min_length)
                counts[letter] += 1
            elif blanks:
                yield from self._laid(
                    child, word + ALPHABET[letter], counts, blanks - 1, min_length
                )
