"""Exchanges, by leave values."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from wordarcade.engine.scrabble.moves import Exchange
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.players.scrabble.leaves import Leaves


@dataclass(frozen=True, slots=True)
class RatedExchange:
    """An exchange and its equity.

    Attributes:
        move: the exchange.
        leave: the tiles kept, in alphabetical order.
        equity: the value of the leave, in thousandths of a point.
    """

    move: Exchange
    leave: str
    equity: int


def best_exchange(rack: str, leaves: Leaves) -> RatedExchange:
    """Return the exchange with the best leave.

    Ties go to more tiles kept, then to the first leave by alphabet.

    Args:
        rack: one tile or more.
        leaves: the leave values.
    """
    tiles = in_order(rack)
    kept = max(_parts(tiles), key=leaves.value)
    return RatedExchange(Exchange(Rack(tiles).without(kept).tiles), kept, leaves.value(kept))


def rated_exchanges(rack: str, leaves: Leaves) -> list[RatedExchange]:
    """Return every exchange, best leave first, ties as in `best_exchange`.

    Args:
        rack: one tile or more.
        leaves: the leave values.
    """
    tiles = in_order(rack)
    rated = (
        RatedExchange(Exchange(Rack(tiles).without(kept).tiles), kept, leaves.value(kept))
        for kept in _parts(tiles)
    )
    return sorted(rated, key=lambda exchange: -exchange.equity)


def _parts(tiles: str) -> Iterator[str]:
    """Yield each possible leave of an exchange once, those with the most tiles first."""
    for number in reversed(range(len(tiles))):
        yield from dict.fromkeys(map("".join, combinations(tiles, number)))
