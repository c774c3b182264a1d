"""Pictures of the hand game's screens: each shows something that the others do not."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.table import SitDown

Check = Callable[[App[Any]], None]

SIZES = [(80, 24), (120, 40), (50, 24)]


@pytest.mark.parametrize("size", SIZES)
async def test_a_word_being_built_in_every_room(
    sit_down: SitDown, looks_same: Check, size: tuple[int, int]
) -> None:
    """Tiles are as large as the room allows; the line below has the arithmetic."""
    async with sit_down("ajef*rx", "dd*lout", size=size) as table:
        await table.play("jar")
        await table.pilot.press(*"f*x", "left")
        await table.pilot.pause()
        looks_same(table.app)
