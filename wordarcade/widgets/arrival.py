"""How tiles arrive on a Scrabble board: one after the other, then light over those of a bingo."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_REACH: Final = 3
"""Tiles that the light covers at a time."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A moment of the arrival; the default is its end.

    Attributes:
        away: the squares whose tiles are not shown yet.
        lit: the squares whose tiles shine.
    """

    away: frozenset[int] = frozenset()
    lit: frozenset[int] = frozenset()


def landing(squares: Sequence[int]) -> list[Arrival]:
    """Return the moments in which the tiles of a play arrive, from none to all of them."""
    return [Arrival(away=frozenset(squares[number:])) for number in range(len(squares) + 1)]


def ripple(squares: Sequence[int]) -> list[Arrival]:
    """Return the moments in which light runs over the tiles of a play, till it has left them."""
    ends = range(1, len(squares) + _REACH + 1)
    return [Arrival(lit=frozenset(squares[max(0, end - _REACH) : end])) for end in ends]
