"""The signs that end a hand, as opposed to words."""

from typing import Final

from wordarcade.engine.hand.wordings import END_OF_HAND

END_SIGN: Final = END_OF_HAND[0]
"""Of it the end of a hand is made; no word has one."""

END_ALONE: Final = f"To end the hand, type {END_OF_HAND} on its own. Nothing was played."
"""The answer to a slip: both the end of a hand and a word would be a guess at what is meant."""


def is_slip(entry: str) -> bool:
    """Return whether an entry has signs that end a hand, but is not that end alone.

    >>> [is_slip(entry) for entry in ("!!", "e", "e!!", "e!", "!", "!!e", "!!!")]
    [False, False, True, True, True, True, True]
    """
    return END_SIGN in entry and entry != END_OF_HAND
