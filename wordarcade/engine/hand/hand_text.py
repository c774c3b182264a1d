"""Typed hands."""

from string import ascii_lowercase

from wordarcade.engine.hand.hand import LARGEST_HAND, get_frequency_dict
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.support.errors import ArcadeError


class HandTextError(ArcadeError, ValueError):
    """A typed hand cannot be read; the message says why and what to type."""


def parse_hand(text: str) -> str:
    """Return the hand that `text` describes, its letters in the order given.

    Args:
        text: letters in any case and at most one `*`, with or without spaces between them.

    Raises:
        HandTextError: the text has no letter, too many, a second wildcard, or another sign.

    >>> parse_hand("A J E F * R X") == parse_hand("ajef*rx")
    True
    """
    hand = "".join(text.lower().split())
    if not hand:
        raise HandTextError('The hand is empty; give it letters, such as "a j e f * r x".')
    strange = next((sign for sign in hand if sign not in ascii_lowercase + WILDCARD), None)
    if strange is not None:
        raise HandTextError(
            f"The hand has '{strange}', which is not a letter; "
            f"use A to Z, and {WILDCARD} for the wildcard."
        )
    if len(hand) > LARGEST_HAND:
        raise HandTextError(f"The hand has {len(hand):,} letters; the most is {LARGEST_HAND}.")
    wildcards = get_frequency_dict(hand)[WILDCARD]
    if wildcards > 1:
        raise HandTextError(f"The hand has {wildcards} wildcards; a hand has one at most.")
    return hand
