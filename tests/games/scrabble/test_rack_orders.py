"""The order in which players keep the tiles of their racks, as it is saved."""

import json

import pytest

from wordarcade.games.scrabble.rack_orders import (
    RackOrder,
    hints_from_json,
    orders_from_json,
    to_json,
)


def test_orders_come_back() -> None:
    """Each with its player, also out of a file."""
    orders = {0: RackOrder("QZ?", 0), 2: RackOrder("", 17)}
    saved = json.loads(json.dumps(to_json(orders, 2)))
    assert (orders_from_json(saved), hints_from_json(saved)) == (orders, 2)


@pytest.mark.parametrize(
    "racks", [None, 7, ["QZ"], {"0": "QZ"}, {"0": ["QZ", None]}, {"x": ["", 1]}]
)
def test_what_is_no_order_is_left_out(racks: object) -> None:
    """Games saved before, and what somebody has written into the file."""
    assert orders_from_json({"racks": racks}) == orders_from_json({}) == {}
