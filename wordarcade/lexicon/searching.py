"""Searches for words by their letters, as the word tools offer them."""

import re
from collections.abc import Iterator
from enum import Enum
from fnmatch import translate
from itertools import takewhile
from typing import Final

from wordarcade.lexicon.lexicon import ALPHABET, BLANKS, Lexicon

_ANY: Final = "*"
"""Stands for any letters in a pattern, or none."""


class Search(Enum):
    """The ways to search words by their letters."""

    ANAGRAM = "anagram"
    """All of their letters, in any order, with blanks."""
    PATTERN = "pattern"
    """Their letters in order, with signs for any letter, and for any number of them."""
    PREFIX = "prefix"
    SUFFIX = "suffix"
    CONTAINS = "contains"
    """Letters in a row anywhere in them."""

    def find(self, lexicon: Lexicon, letters: str, min_length: int | None = None) -> Iterator[str]:
        """Return the words of a lexicon, in alphabetical order.

        Args:
            lexicon: any.
            letters: in any case; `?` or `#` for any letter in anagrams and patterns, `*` in
                patterns for any number of letters.
            min_length: of an anagram, the fewest letters to use; None for all of them.

        Raises:
            ValueError: the letters are none, or hold another sign; the message is a sentence.
        """
        blanks = BLANKS if self in (Search.ANAGRAM, Search.PATTERN) else ""
        letters = _checked(letters, blanks, _ANY if self is Search.PATTERN else "")
        match self:
            case Search.ANAGRAM:
                return lexicon.anagrams(letters, min_length=min_length)
            case Search.PATTERN:
                return (
                    _stretched(lexicon, letters) if _ANY in letters else lexicon.matching(letters)
                )
            case Search.PREFIX:
                return lexicon.starting_with(letters)
            case Search.SUFFIX:
                return (word for word in lexicon if word.endswith(letters))
            case Search.CONTAINS:
                return (word for word in lexicon if letters in word)


def _stretched(lexicon: Lexicon, pattern: str) -> Iterator[str]:
    """Return the words that match a pattern with signs for any number of letters."""
    pattern = "".join("?" if sign in BLANKS else sign for sign in pattern)
    begin = "".join(takewhile(str.isalpha, pattern))
    words = lexicon.starting_with(begin) if begin else lexicon
    return filter(re.compile(translate(pattern)).match, words)


def _checked(letters: str, blanks: str, stretches: str) -> str:
    if not letters:
        raise ValueError("Give at least one letter.")
    for sign in letters.lower():
        if sign not in ALPHABET + blanks + stretches:
            also = ", and ? or # for any letter" if blanks else ""
            also += ", * for any number" if stretches else ""
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
    >>> search_of("q*z")
    (<Search.PATTERN: 'pattern'>, 'q*z')
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
    if "." in text or _ANY in text:
        return Search.PATTERN, text.replace(".", "?")
    return Search.ANAGRAM, text
