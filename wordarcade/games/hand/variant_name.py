"""The variants of the hand game in words."""

import re
from typing import Final

from wordarcade.games.statistics_spec import VariantName, as_written
from wordarcade.support.wording import count

_GAME: Final = re.compile(r"game of (\d+) of (\d+)(?: against (.+))?")


def variant_name(variant: str) -> VariantName:
    """Return the name of a variant; briefly, the opponent goes unsaid.

    >>> named = variant_name("game of 2 of 7 against greedy")
    >>> named.title, named.brief
    ('2 hands of 7 letters, against greedy', '2 hands of 7')
    >>> variant_name("1 hand of 7").title
    '1 hand of 7'
    """
    found = _GAME.fullmatch(variant)
    if found is None:
        return as_written(variant)
    hands, letters, rival = found.groups()
    brief = f"{count(int(hands), 'hand')} of {letters}"
    against = f", against {rival}" if rival else ""
    return VariantName(f"{brief} letters{against}", brief=brief)
