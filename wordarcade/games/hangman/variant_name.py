"""The variants of hangman in words."""

import re
from typing import Final

from wordarcade.games.statistics_spec import VariantName, as_written
from wordarcade.support.wording import count

_PARTS: Final = re.compile(r"(\w+) (\w+) (\d+) letters (\d+) guesses")
_VOCABULARIES: Final = {"common": "common words", "full": "all words"}


def variant_name(variant: str) -> VariantName:
    """Return the name of a variant, summed up under its host.

    >>> variant_name("evil full 7 letters 8 guesses")
    VariantName(title='evil, 7 letters, 8 misses, all words', group='evil')
    """
    found = _PARTS.fullmatch(variant)
    if found is None:
        return as_written(variant)
    host, vocabulary, letters, guesses = found.groups()
    misses = count(int(guesses), "miss")
    words = _VOCABULARIES.get(vocabulary, vocabulary)
    return VariantName(f"{host}, {letters} letters, {misses}, {words}", host)
