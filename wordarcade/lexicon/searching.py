"""Searches for words by their letters, as the word tools offer them."""

from collections.abc import Iterator
from enum import Enum

from wordarcade.lexicon.lexicon import ALPHABET, BLANKS, Lexicon


class Search(Enum):
    """The ways to search words by their letters."""

    ANAGRAM = "anagram"
    """All of their letters, in any order, with blanks."""
    PATTERN = "pattern"
    """Their letters in order, with signs for any letter."""
    PREFIX = "prefix"
    SUFFIX = "suffix"
    CONTAINS = "contains"
    """Letters in a row anywhere in them."""

    def find(self, lexicon: Lexicon, letters: str, min_length: int | None = None) -> Iterator[str]:
        """Return the words of a lexicon, in alphabetical order.

        Args:
            lexicon: any.
            letters: in any case; `?` or `#` for any letter in anagrams and patterns.
            min_length: of an anagram, the fewest letters to use; None for all of them.

        Raises:
            ValueError: the letters are none, or hold another sign; the message is a sentence.
        """
        blanks = BLANKS if self in (Search.ANAGRAM, Search.PATTERN) else ""
        letters = _checked(letters, blanks)
        match self:
            case Search.ANAGRAM:
                return lexicon.anagrams(letters, min_length=min_length)
            case Search.PATTERN:
                return lexicon.matching(letters)
            case Search.PREFIX:
                return lexicon.starting_with(letters)
            case Search.SUFFIX:
                return (word for word in lexicon if word.endswith(letters))
            case Search.CONTAINS:
                return (word for word in lexicon if letters in word)


def _checked(letters: str, blanks: str) -> str:
    if not letters:
        raise ValueError("Give at least one letter.")
    for sign in letters.lower():
        if sign not in ALPHABET and sign not in blanks:
            also = ", and ? or # for any letter" if blanks else ""
            raise ValueError(f"'{sign}' is not a letter; use A to Z{also}.")
    return letters.lower()


def search_of(text: str) -> tuple[Search, str]:
    """Return what someone looks for who types `text`, and the letters of it.

    >>> search_of("retina?")
    (<Search.ANAGRAM: 'anagram'>, 'retina?')
    >>> [search_of(text) for text in ("re-", "-ing", "-zz-")][2]
    (<Search.CONTAINS: 'contains'>, 'zz')
    >>> search_of("q.i.")
    (<Search.PATTERN: 'pattern'>, 'q?i?')
    """
    text = text.strip()
    letters = text.strip("-")
    match text.endswith("-"), text.startswith("-"):
        case True, True:
            return Search.CONTAINS, letters
        case True, False:
            return Search.PREFIX, letters
        case False, True:
            return Search.SUFFIX, letters
    if "." in text:
        return Search.PATTERN, text.replace(".", "?")
    return Search.ANAGRAM, text
