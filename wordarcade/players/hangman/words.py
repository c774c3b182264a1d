"""The words that a round is played with."""

from typing import Final

from wordarcade.engine.hangman.choices import Vocabulary
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.service import LexiconService
from wordarcade.lexicon.shared_words import SharedWords
from wordarcade.progress import Report

_COMMON: Final = "common"
"""The lexicon of the words that everybody knows."""


def open_words(
    lexicons: LexiconService, name: str, vocabulary: Vocabulary, progress: Report | None = None
) -> WordSet:
    """Return the words of a lexicon that count.

    Args:
        lexicons: what opens it.
        name: the name or path of the lexicon.
        vocabulary: which of its words.
        progress: told the share of opening it that is done; what it raises stops it.

    Raises:
        LexiconError: the lexicon cannot be had.
    """
    lexicon = lexicons.open(name, progress)
    if vocabulary is Vocabulary.FULL:
        return lexicon
    return SharedWords(lexicon, lexicons.open(_COMMON))
