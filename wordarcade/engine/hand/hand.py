"""A hand: lowercase letters, and at most one wildcard, as a string in the order dealt.

A string never changes, so whatever is done to a hand gives a new one. The functions have the
names that the problem set gives them.

Source: MIT 6.0001, problem set 3.
"""

from collections import Counter
from typing import Final

from wordarcade.engine.hand.letters import WILDCARD

LARGEST_HAND: Final = 26
"""The most letters of a hand."""


def get_frequency_dict(sequence: str) -> Counter[str]:
    """Return how often each sign comes in `sequence`.

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
    """Return what stays of `hand` once `word` has been entered, valid or not.

    Each letter of the word, in any case, takes away the first such letter that the hand still
    has; letters that it does not have take nothing.

    >>> update_hand("jjolwnn", "Jolly")
    'jwnn'
    """
    for letter in word.lower():
        hand = hand.replace(letter, "", 1)
    return hand


def substitute_hand(hand: str, letter: str, drawn: str) -> str:
    """Return `hand` with all copies of `letter` turned into one new letter, in their places.

    The hand stays as it is if the letter is not in it, is the wildcard, or every drawn letter
    is in the hand already.

    Args:
        hand: the letters.
        letter: the one to part with, lowercase.
        drawn: letters at random; the first that the hand does not have is the new one.

    >>> substitute_hand("dd*lout", "l", "tap")
    'dd*aout'
    """
    if letter == WILDCARD or letter not in get_frequency_dict(hand):
        return hand
    new = next((other for other in drawn if other not in hand), letter)
    return hand.replace(letter, new)
