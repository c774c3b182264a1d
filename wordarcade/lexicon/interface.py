"""The interface of a lexicon to the rules."""

from collections.abc import Iterator, Mapping
from typing import Protocol


class WordSet(Protocol):
    """The part of a lexicon that rules and players need; `Lexicon` implements it.

    Words are case-insensitive strings of the letters a to z; anything else is not a word.
    """

    @property
    def name(self) -> str:
        """The name shown to people, such as "arcade"."""

    @property
    def source(self) -> str:
        """The source to reopen it by: a catalogue name, or the absolute path of a word list."""

    @property
    def identity(self) -> str:
        """The sha256 (hex) of its normalised words: lowercase, sorted, one per line."""

    @property
    def lengths(self) -> Mapping[int, int]:
        """The number of words by length, shortest first."""

    def __len__(self) -> int:
        """The number of words."""

    def __contains__(self, word: object) -> bool:
        """Whether `word` is one of the words."""

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word starts with `prefix`; a word is a prefix of itself."""

    def of_length(self, letters: int) -> Iterator[str]:
        """Yield the words of `letters` letters, in lowercase, alphabetically."""
