"""The luck of a draw: the value of a rack beside its mean over all draws.

The value of a rack is that of all its tiles as a leave. The mean is exact: each draw of as many
tiles from those that the player had not seen is equally likely.
"""

from collections import Counter
from collections.abc import Iterable
from math import comb
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.players.scrabble.leaves import TILES, VOWELS, Leaves
from wordarcade.players.scrabble.recorded_turn import Draw

_ROOM: Final = RACK_SIZE + 1


def luck(rack: str, draw: Draw, leaves: Leaves) -> float:
    """Return the luck of a draw, in points; above 0 if the rack is better than the mean.

    Args:
        rack: the rack after it.
        draw: what was kept, and what could be drawn.
        leaves: the leave values.
    """
    expected = mean_value(draw.kept, draw.pool, len(rack) - len(draw.kept), leaves)
    return (leaves.value(rack) - expected) / 1000


def mean_value(kept: str, pool: str, number: int, leaves: Leaves) -> float:
    """Return the mean value of a rack after a draw, in thousandths of a point.

    The value is a sum over tiles, over pairs of them, and over vowels and consonants, so that its
    mean is the sum of the means, each from a hypergeometric distribution.

    Args:
        kept: the tiles on the rack before the draw.
        pool: the tiles to draw from.
        number: how many are drawn, at most those of the pool.
        leaves: the leave values.
    """
    held, there, size = Counter(kept), Counter(pool), len(pool)
    ways = comb(size, number)
    total = 0.0
    for place, tile in enumerate(TILES):
        for drawn in range(min(number, there[tile]) + 1):
            likely = comb(there[tile], drawn) * comb(size - there[tile], number - drawn)
            total += likely / ways * leaves.singles[place * _ROOM + held[tile] + drawn]
    absent = {
        tile: 0.0 if held[tile] else comb(size - there[tile], number) / ways for tile in TILES
    }
    for place, tile in enumerate(TILES):
        for other_place in range(place):
            other = TILES[other_place]
            value = leaves.pairs[place * len(TILES) + other_place]
            if value:
                none = 0.0
                if not held[tile] and not held[other]:
                    none = comb(size - there[tile] - there[other], number) / ways
                total += value * (1 - absent[tile] - absent[other] + none)
    return total + _mean_balance(kept, pool, number, leaves)


def _mean_balance(kept: str, pool: str, number: int, leaves: Leaves) -> float:
    """Return the mean of the term for vowels and consonants."""
    held, there = _kinds(kept), _kinds(pool)
    total = 0
    for vowels in range(number + 1):
        for consonants in range(number - vowels + 1):
            ways = comb(there[0], vowels) * comb(there[1], consonants)
            ways *= comb(there[2], number - vowels - consonants)
            if ways:
                at = (held[0] + vowels) * _ROOM + held[1] + consonants
                total += ways * leaves.balance[at]
    return total / comb(len(pool), number)


def _kinds(tiles: Iterable[str]) -> tuple[int, int, int]:
    """Return how many vowels, consonants and blanks there are."""
    signs = list(tiles)
    vowels, blanks = sum(sign in VOWELS for sign in signs), signs.count(BLANK)
    return vowels, len(signs) - vowels - blanks, blanks
