"""Which tiles to put back into the bag."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from wordarcade.engine.scrabble.moves import Exchange
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.players.scrabble.leaves import Leaves


@dataclass(frozen=True, slots=True)
class RatedExchange:
    """An exchange, and what it is worth.

    Attributes:
        move: the exchange.
        leave: the tiles kept, in alphabetical order.
        equity: what they are worth, in thousandths of a point.
    """

    move: Exchange
    leave: str
    equity: int


def best_exchange(rack: str, leaves: Leaves) -> RatedExchange:
    """Return the exchange after which the tiles kept are worth most.

    Of several it is the one that keeps most tiles, of these the one that keeps the first by
    alphabet.

    Args:
        rack: one tile or more.
        leaves: what tiles kept are worth.
    """
    tiles = in_order(rack)
    kept = max(_parts(tiles), key=leaves.value)
    return RatedExchange(Exchange(Rack(tiles).without(kept).tiles), kept, leaves.value(kept))


def _parts(tiles: str) -> Iterator[str]:
    """Yield what may be kept of tiles if one at least is put back, each once, the most first."""
    for number in reversed(range(len(tiles))):
        yield from dict.fromkeys(map("".join, combinations(tiles, number)))
