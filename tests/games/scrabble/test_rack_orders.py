"""The order in which players keep the tiles of their racks, as it is saved."""

import json

import pytest

from wordarcade.games.scrabble.rack_orders import RackOrder, orders_from_json, orders_to_json


def test_orders_come_back() -> None:
    """Each with its player, also out of a file."""
    orders = {0: RackOrder("QZ?", 0), 2: RackOrder("", 17)}
    assert orders_from_json(json.loads(json.dumps(orders_to_json(orders)))) == orders


@pytest.mark.parametrize(
    "racks", [None, 7, ["QZ"], {"0": "QZ"}, {"0": ["QZ", None]}, {"x": ["", 1]}]
)
def test_what_is_no_order_is_left_out(racks: object) -> None:
    """Games saved before, and what somebody has written into the file."""
    assert orders_from_json({"racks": racks}) == orders_from_json({}) == {}
