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


def is_reading(meant: str, word: str, lexicon: WordSet) -> bool:
    """Return whether the wildcard of `word` can make it `meant`; both in lowercase.

    >>> is_reading("fox", "f*x", {"fox"}), is_reading("fux", "f*x", {"fox"})
    (True, False)
    """
    spellings = {word.replace(WILDCARD, vowel) for vowel in VOWELS}
    return WILDCARD in word and meant in spellings and meant in lexicon


def with_wildcard(word: str, hand: str) -> str:
    """Return `word` in lowercase with the wildcard for the first vowel that `hand` lacks.

    A vowel of which there are too few copies is lacking as well. The word stays as it is if it has
    the wildcard already, or the hand has none.

    >>> with_wildcard("jaw", "j*wx"), with_wildcard("araba", "ar*b"), with_wildcard("j*w", "j*w")
    ('j*w', 'ar*ba', 'j*w')
    """
    word = word.lower()
    left = get_frequency_dict(hand)
    if WILDCARD in word or not left[WILDCARD]:
        return word
    for place, letter in enumerate(word):
        if letter in VOWELS and not left[letter]:
            return word[:place] + WILDCARD + word[place + 1 :]
        left[letter] = max(0, left[letter] - 1)
    return word
