"""The words of a hangman round."""

from typing import Final

from wordarcade.engine.hangman.choices import Vocabulary
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.service import LexiconService
from wordarcade.lexicon.shared_words import SharedWords
from wordarcade.support.progress import Report

_COMMON: Final = "common"
"""The lexicon of the words that everybody knows."""


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
    return SharedWords(lexicon, lexicons.open(_COMMON))
