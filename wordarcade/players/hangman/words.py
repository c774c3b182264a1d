"""The words of a hangman round."""

from collections.abc import Callable
from typing import Final

from wordarcade.engine.hangman.choices import Vocabulary
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.service import LexiconService
from wordarcade.support.progress import Report

_COMMON: Final = "common"
"""The lexicon of the words that everybody knows."""
_HOUSEHOLD: Final = 20
"""The highest tier of the words that everybody also uses; a third of the common ones."""


def open_words(
    lexicons: LexiconService, name: str, vocabulary: Vocabulary, progress: Report | None = None
) -> WordSet:
    """Return the words of a lexicon that count.

    Args:
        lexicons: the lexicon service.
        name: the name or path of the lexicon.
        vocabulary: which of its words.
        progress: called with the share of opening done; an exception it raises stops it.

    Raises:
        LexiconError: the lexicon is not available.
    """
    lexicon = lexicons.open(name, progress)
    if vocabulary is Vocabulary.FULL:
        return lexicon
    return lexicons.shared(lexicon, lexicons.open(_COMMON))


def reluctance(vocabulary: Vocabulary) -> Callable[[str], int]:
    """Return how reluctantly an honest host chooses a word, 0 for gladly.

    Of common words the host likes those in daily use: inflections and words of books count as
    common too, and nobody thinks of them in time. Offensive words come last.
    """
    familiarity = Familiarity.shipped()
    offers, tier = familiarity.offers, familiarity.tier
    if vocabulary is Vocabulary.FULL:
        return lambda word: 0 if offers(word) else 2
    return lambda word: 2 if not offers(word) else int(tier(word) > _HOUSEHOLD)
