"""Reading the player's own list of words to hide."""

import re
from pathlib import Path
from typing import Final

from wordarcade.engine.word_search.hidden import LARGEST, SHORTEST, why_not_together
from wordarcade.support.errors import ArcadeError
from wordarcade.support.user_file import FileError, read_text

MOST_WORDS: Final = 200
"""The most words of a list: more than fill any sheet."""

_MOST_BYTES: Final = 1 << 16
_BETWEEN: Final = re.compile(r"[\s,;]+")


class WordListError(ArcadeError, ValueError):
    """The words cannot be hidden; the message says which and what to do."""


def read_words(path: Path) -> tuple[str, ...]:
    """Return the words in a text file, separated by blanks, commas or line ends.

    Each comes once, lowercase, in the order of the file.

    Raises:
        WordListError: the file cannot be read, has no words or too many, or they cannot all be
            hidden; the message names the file.
    """
    try:
        return parse_words(read_text(path, _MOST_BYTES))
    except FileError as error:
        raise WordListError(str(error)) from error
    except WordListError as error:
        raise WordListError(f"{path}: {error}") from error


def parse_words(text: str) -> tuple[str, ...]:
    """Return the words of a list.

    Raises:
        WordListError: there are none or too many, or they cannot all be hidden.

    >>> parse_words("Owl, wren owl")
    ('owl', 'wren')
    """
    words = tuple(dict.fromkeys(word.lower() for word in _BETWEEN.split(text) if word))
    if not words:
        raise WordListError("There are no words here. Give one word per line.")
    if len(words) > MOST_WORDS:
        raise WordListError(f"{len(words)} words are too many. Give {MOST_WORDS} at most.")
    for word in words:
        if not (word.isascii() and word.isalpha()):
            raise WordListError(f"'{word}' may have only the letters a to z. Change or drop it.")
        if not SHORTEST <= len(word) <= LARGEST:
            raise WordListError(f"{word.upper()} must have {SHORTEST} to {LARGEST} letters.")
    if why := why_not_together(words):
        raise WordListError(why)
    return words
