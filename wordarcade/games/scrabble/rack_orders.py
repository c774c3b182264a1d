"""Data saved beside the moves: the order of tiles on the racks, and hints taken."""

from collections.abc import Collection, Mapping
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


def to_json(
    orders: Mapping[int, RackOrder], hints: int, hinted: Collection[int] = ()
) -> JsonObject:
    """Return the orders by player, the number of hints, and their turns, as they are saved."""
    racks = {str(player): [it.tiles, it.moves] for player, it in orders.items()}
    return {"racks": racks, "hints": hints, "hinted": sorted(hinted)}


def orders_from_json(arranged: JsonObject) -> dict[int, RackOrder]:
    """Return the orders that `to_json` wrote; what cannot be read is left out."""
    racks = arranged.get("racks")
    orders = {}
    for player, order in racks.items() if isinstance(racks, dict) else ():
        match order:
            case [str(tiles), int(moves)] if player.isdecimal():
                orders[int(player)] = RackOrder(tiles, moves)
    return orders


def hints_from_json(arranged: JsonObject) -> int:
    """Return the hints that `to_json` wrote; 0 if they cannot be read."""
    hints = arranged.get("hints")
    return hints if isinstance(hints, int) else 0


def hinted_from_json(arranged: JsonObject) -> set[int]:
    """Return the turns with hints that `to_json` wrote; none if they cannot be read."""
    hinted = arranged.get("hinted")
    return {turn for turn in hinted if isinstance(turn, int)} if isinstance(hinted, list) else set()
