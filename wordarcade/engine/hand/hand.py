"""A hand: lowercase letters, and at most one wildcard, as a string in the order dealt.

Strings are immutable, so every function returns a new hand. The functions have the problem
set's names.

Source: MIT 6.0001, problem set 3.
"""

from collections import Counter
from typing import Final

from wordarcade.engine.hand.letters import WILDCARD

LARGEST_HAND: Final = 26
"""The most letters of a hand."""


def get_frequency_dict(sequence: str) -> Counter[str]:
    """Return the number of occurrences of each sign in `sequence`.

    >>> get_frequency_dict("jolly")["l"]
    2
    """
    return Counter(sequence)


def display_hand(hand: str) -> str:
    """Return `hand` as a line of text.

    >>> display_hand("ajef*rx")
    'a j e f * r x'
    """
    return " ".join(hand)


def calculate_handlen(hand: str) -> int:
    """Return the number of letters in `hand`, the wildcard included."""
    return len(hand)


def update_hand(hand: str, word: str) -> str:
    """Return the letters of `hand` left after `word`, valid or not.

    Each letter of the word, in any case, removes the first such letter left in the hand; letters
    that the hand does not have remove nothing.

    >>> update_hand("jjolwnn", "Jolly")
    'jwnn'
    """
    for letter in word.lower():
        hand = hand.replace(letter, "", 1)
    return hand


def substitute_hand(hand: str, letter: str, drawn: str) -> str:
    """Return `hand` with all copies of `letter` replaced by one new letter, in their places.

    The hand is unchanged if the letter is not in it or is the wildcard, or if every drawn letter
    is in the hand already.

    Args:
        hand: the letters.
        letter: the letter to replace, lowercase.
        drawn: random letters; the first that the hand does not have is the new one.

    >>> substitute_hand("dd*lout", "l", "tap")
    'dd*aout'
    """
    if letter == WILDCARD or letter not in get_frequency_dict(hand):
        return hand
    new = next((other for other in drawn if other not in hand), letter)
    return hand.replace(letter, new)
