"""Validity of words played from a hand."""

from wordarcade.engine.hand.hand import get_frequency_dict
from wordarcade.engine.hand.letters import VOWELS, WILDCARD
from wordarcade.lexicon.interface import WordSet


def is_valid_word(word: str, hand: str, lexicon: WordSet) -> bool:
    """Return whether `word` is made of letters of `hand` and is in the lexicon.

    The wildcard is typed as itself and stands for any vowel that makes a word.

    Args:
        word: in any case.
        hand: the letters, one wildcard at most.
        lexicon: the words that count.

    Source: MIT 6.0001, problem set 3, "Wildcards".
    """
    word = word.lower()
    if not get_frequency_dict(word) <= get_frequency_dict(hand):
        return False
    if WILDCARD not in word:
        return word in lexicon
    return any(word.replace(WILDCARD, vowel) in lexicon for vowel in VOWELS)
