"""The kinds of questions by which words are learnt."""

from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """A kind of question; its value is saved."""

    ANAGRAM = "anagram"
    """All words of some letters."""
    HOOKS = "hooks"
    """The letters that make another word before or after a word."""
    SHORT = "short"
    """The letters for a covered place of a word of two or three letters."""
    EXTENSIONS = "extensions"
    """Longer words that begin or end with a word."""
    VALID = "valid"
    """Whether it is a word at all."""
    HANGMAN = "hangman"
    """A word guessed letter by letter."""
    HAND = "hand"
    """A word in a hand of letters that has more than its own."""

    @property
    def heading(self) -> str:
        """What its drill is called."""
        return _TITLES[self]

    @property
    def short_heading(self) -> str:
        """The same where there is little room."""
        return _SHORT_TITLES.get(self, _TITLES[self])


_TITLES: Final = {
    Kind.ANAGRAM: "Anagrams",
    Kind.HOOKS: "Hooks",
    Kind.SHORT: "Twos, threes",
    Kind.EXTENSIONS: "Extensions",
    Kind.VALID: "Is it a word?",
    Kind.HANGMAN: "Hangman",
    Kind.HAND: "Hands",
}
_SHORT_TITLES: Final = {
    Kind.VALID: "A word?",
    Kind.SHORT: "2s, 3s",
    Kind.EXTENSIONS: "Extend",
}

SHORTEST_HAND: Final = 4
HAND: Final = 7
"""Letters of a hand; a longer word is asked for as an anagram."""

_SHORT: Final = 3


def kind_for(word: str, wanted: Kind) -> Kind:
    """Return the kind of question that suits a word, the wanted one if it does.

    >>> kind_for("qi", Kind.ANAGRAM).value, kind_for("retinas", Kind.SHORT).value
    ('short', 'anagram')
    >>> kind_for("uncopyrightable", Kind.HAND).value
    'anagram'
    """
    if len(word) <= _SHORT and wanted in (Kind.ANAGRAM, Kind.HAND, Kind.HANGMAN):
        return Kind.SHORT
    if len(word) > _SHORT and wanted is Kind.SHORT:
        return Kind.ANAGRAM
    if wanted is Kind.HAND and not SHORTEST_HAND <= len(word) <= HAND:
        return Kind.ANAGRAM
    return wanted
