"""Journeys through a hand game, and views of its screen."""

from textual.widgets import Static

from tests.screens.table import Table
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.widgets.tile_rack import TileRack


async def results(table: Table) -> None:
    """Wait for the review, and until all that it tells is known."""
    await table.until(lambda: isinstance(table.screen, HandResultsScreen))
    game = next(each for each in table.app.screen_stack if isinstance(each, HandScreen))
    await table.until(lambda: game.session.all_studied)
    await table.pilot.pause()


async def whole_game(table: Table) -> None:
    """Play the example of the problem set: 198, then 27, replayed to 90."""
    await table.play("part", "ic*")
    await table.pilot.press("enter")
    await results(table)
    await table.pilot.press("enter", "ctrl+u", "l", "enter")
    await table.play("out", "!!")
    await table.pilot.press("ctrl+u")
    await table.play("d*d", "out", "!!")
    await results(table)


def shown_letters(table: Table) -> str:
    """Return the letters on the rack, in order, without those that have been played."""
    rack = table.screen.query_one(TileRack)
    return "".join(tile.face for index, tile in enumerate(rack.tiles) if index not in rack.away)


def offered(table: Table) -> str:
    """Return what stands under the rack."""
    return str(table.screen.query_one("#offer", Static).render())
