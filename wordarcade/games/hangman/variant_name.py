"""The variants of hangman in words."""

import re
from typing import Final

from wordarcade.engine.hangman.choices import Vocabulary
from wordarcade.games.statistics_spec import VariantName, as_written
from wordarcade.support.wording import count

_PARTS: Final = re.compile(r"(\w+) (\w+) (\d+) letters (\d+) guesses")
_VOCABULARIES: Final = {"common": "common words", "full": "all words"}


def variant_name(variant: str) -> VariantName:
    """Return the name of a variant, summed up under its host; briefly, common words go unsaid.

    >>> named = variant_name("evil full 7 letters 8 guesses")
    >>> named.title, named.group
    ('evil, 7 letters, 8 misses, all words', 'evil')
    >>> named.brief, variant_name("evil common 7 letters 8 guesses").brief
    ('evil, 7 letters, 8× all', 'evil, 7 letters, 8×')
    """
    found = _PARTS.fullmatch(variant)
    if found is None:
        return as_written(variant)
    host, vocabulary, letters, guesses = found.groups()
    misses = count(int(guesses), "miss")
    words = _VOCABULARIES.get(vocabulary, vocabulary)
    brief = f"{host}, {letters} letters, {guesses}×"
    if vocabulary != Vocabulary.COMMON.value:
        brief += f" {words.split()[0]}"
    return VariantName(f"{host}, {letters} letters, {misses}, {words}", host, brief)
