"""The tiles of a rack as they are shown."""

import random
from collections.abc import Collection

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.widgets.tile_art import RackTile


def rack_tiles(tiles: str, distribution: LetterDistribution) -> tuple[RackTile, ...]:
    """Return a tile with its value for each letter of a rack."""
    return tuple(RackTile(tile, distribution.value(tile)) for tile in tiles)


def in_shown_order(rack: Rack, shown: str) -> str:
    """Return the tiles of a rack: those that were shown before in their order, then the others.

    >>> in_shown_order(Rack.of("AEIQRST"), "TRQZA")
    'TRQAEIS'
    """
    kept, fresh = "", rack
    for tile in shown:
        if fresh.holds(tile):
            kept, fresh = kept + tile, fresh.without(tile)
    return kept + fresh.tiles


class ShownRack:
    """The order of the tiles of a rack.

    Attributes:
        tiles: the tiles in the order in which they are shown.
    """

    def __init__(self) -> None:
        self.tiles = ""
        self._before = ""

    def follow(self, rack: Rack) -> None:
        """Go by what a rack holds now.

        Tiles kept stay in their order; those of a play that was withdrawn come back to the places
        that they had.

        Args:
            rack: the tiles.
        """
        before, held = self.tiles, in_order(rack.tiles)
        if in_order(before) == held:
            return
        back = in_order(self._before) == held
        self.tiles = self._before if back else in_shown_order(rack, before)
        self._before = before


def shuffled(tiles: str, fixed: Collection[int], chance: random.Random) -> str:
    """Return tiles in another order, if there is one.

    Args:
        tiles: in their order.
        fixed: the indices of those that keep their places.
        chance: decides the order.

    >>> shuffled("AB", (), random.Random(1)), shuffled("ABA", (1,), random.Random(1))
    ('BA', 'ABA')
    """
    free = [index for index in range(len(tiles)) if index not in fixed]
    if len({tiles[index] for index in free}) < 2:
        return tiles
    while True:
        order = dict(zip(free, chance.sample(free, len(free)), strict=True))
        result = "".join(tiles[order.get(index, index)] for index in range(len(tiles)))
        if result != tiles:
            return result


def moved(tiles: str, start: int, end: int) -> str:
    """Return tiles once one of them has been moved from a place to another.

    >>> moved("ABCD", 0, 2)
    'BCAD'
    """
    rest = tiles[:start] + tiles[start + 1 :]
    return rest[:end] + tiles[start] + rest[end:]
