"""Facts about the words of a hangman round, for its set-up."""

from collections.abc import Mapping
from dataclasses import dataclass

from wordarcade.engine.hangman.choices import Vocabulary, playable_lengths
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.hangman.known_values import known_values
from wordarcade.players.hangman.value import GameValue
from wordarcade.players.hangman.words import open_words
from wordarcade.support.progress import Report

__all__ = ["GameValue", "WordFacts"]


@dataclass(frozen=True, slots=True)
class WordFacts:
    """Facts about a set of words.

    Attributes:
        words: the words.
        lengths: the number of words by length, shortest first.
        values: the known game values, by length.
    """

    words: WordSet
    lengths: Mapping[int, int]
    values: Mapping[int, GameValue]

    @classmethod
    def gathered(
        cls, lexicons: LexiconService, name: str, vocabulary: Vocabulary, report: Report
    ) -> "WordFacts":
        """Open a lexicon and return the facts of those of its words that count.

        Args:
            lexicons: the lexicon service.
            name: the name or path of the lexicon.
            vocabulary: which of its words.
            report: called with the share done; an exception it raises stops the work.

        Raises:
            LexiconError: the lexicon is not available.
        """
        words = open_words(lexicons, name, vocabulary, report)
        return cls(words, playable_lengths(words), known_values(words))
