"""The order in which players keep the tiles of their racks."""

from collections.abc import Mapping
from dataclasses import dataclass

from wordarcade.store.records import JsonObject


@dataclass(frozen=True, slots=True)
class RackOrder:
    """The order that a player has given to a rack.

    Attributes:
        tiles: those of the rack then, in that order.
        moves: how many moves the game had then.
    """

    tiles: str
    moves: int


def orders_to_json(orders: Mapping[int, RackOrder]) -> JsonObject:
    """Return the orders by player, as they are saved."""
    return {"racks": {str(player): [it.tiles, it.moves] for player, it in orders.items()}}


def orders_from_json(arranged: JsonObject) -> dict[int, RackOrder]:
    """Return the orders that `orders_to_json` wrote; what cannot be read is left out."""
    racks = arranged.get("racks")
    orders = {}
    for player, order in racks.items() if isinstance(racks, dict) else ():
        match order:
            case [str(tiles), int(moves)] if player.isdecimal():
                orders[int(player)] = RackOrder(tiles, moves)
    return orders
