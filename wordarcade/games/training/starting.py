"""Words to start with: what a drill brings that has nothing to ask."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from wordarcade.games.training.choosing import Choice, Order, Wanted
from wordarcade.games.training.kinds import Kind

_STARTERS: Final[Mapping[tuple[Kind, ...], Choice]] = MappingProxyType(
    {
        each.kinds: each
        for each in (
            Choice((Kind.ANAGRAM,), length=6, order=Order.PROBABLE, wanted=Wanted.EVERYDAY),
            Choice((Kind.HOOKS,), length=4, order=Order.KNOWN),
            Choice((Kind.SHORT,), length=2, order=Order.KNOWN),
            Choice((Kind.EXTENSIONS,), length=5, order=Order.KNOWN),
            Choice((Kind.VALID,), length=4, order=Order.PROBABLE, wanted=Wanted.RARE),
            Choice((Kind.HANGMAN,), length=7, order=Order.KNOWN),
            Choice((Kind.HAND,), length=6, order=Order.PROBABLE, wanted=Wanted.EVERYDAY),
        )
    }
)
"""By the kinds of questions. Everyday words where they are to be found, rare ones to be told."""

_MIXED: Final = Choice(length=4, order=Order.PROBABLE)


def starter(kinds: tuple[Kind, ...]) -> Choice:
    """Return which new words suit a drill.

    Args:
        kinds: of questions; empty for a mixture.

    >>> starter((Kind.SHORT,)).length, starter(()).length
    (2, 4)
    """
    return _STARTERS.get(kinds, _MIXED)
