"""The options of a hangman set-up: hosts, vocabularies and word lengths."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from wordarcade.lexicon.interface import WordSet

FEWEST_LETTERS: Final = 2
MOST_LETTERS: Final = 32
"""The longest word that is played: the places of a letter in it are the bits of 32."""

MOST_GUESSES: Final = 10_000
"""The most wrong guesses that a round allows; 26 are enough for any word."""

DEFAULT_GUESSES: Final = 8
DEFAULT_LENGTH: Final = 8
"""With everyday words of this length no host, however it cheats, can force that many misses."""


class HostKind(StrEnum):
    """The kinds of hosts."""

    HONEST = "honest"
    """Chooses a word and keeps to it."""
    EVIL = "evil"
    """Keeps the most words, as the course assignment says."""
    CUNNING = "cunning"
    """Weighs how many words it keeps with whether the guess is wrong."""
    PERFECT = "perfect"
    """Loses no round that can be won, as far as it can work that out."""
    POLITE = "polite"
    """As the perfect one, but once it cannot lose it reveals all it can."""
    PERSON = "person"
    """The player, who hides a word from the computer."""

    @property
    def commits(self) -> bool:
        """Whether the host chooses a word at the start and keeps to it."""
        return self in (HostKind.HONEST, HostKind.PERSON)


class Vocabulary(StrEnum):
    """The vocabularies: which words of the lexicon count."""

    COMMON = "common"
    """Those that everybody knows."""
    FULL = "full"
    """All of them."""


def playable_lengths(lexicon: WordSet) -> Mapping[int, int]:
    """Return the number of words by playable length."""
    return {
        letters: words
        for letters, words in lexicon.lengths.items()
        if words and FEWEST_LETTERS <= letters <= MOST_LETTERS
    }
