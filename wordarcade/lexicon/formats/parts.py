"""A lexicon in 26 parts: a folder, or a zip file, of Lexicon_A.txt to Lexicon_Z.txt."""

import re
import string
from collections.abc import Iterable
from typing import Final

MAX_PARTS: Final = len(string.ascii_uppercase)
_PART: Final = re.compile(r"lexicon_([a-z])\.txt", re.IGNORECASE)


def is_part(name: str) -> bool:
    """Return whether `name` is that of a part, in any case."""
    return _PART.fullmatch(name) is not None


def missing_parts(names: Iterable[str]) -> list[str]:
    """Return which of the 26 parts are not among `names`.

    >>> missing_parts(f"lexicon_{letter}.TXT" for letter in "abcdefghijklmnopqrstuvwyz")
    ['Lexicon_X.txt']
    """
    letters = {match[1].upper() for name in names if (match := _PART.fullmatch(name))}
    return [f"Lexicon_{letter}.txt" for letter in string.ascii_uppercase if letter not in letters]
