"""Games from the first letter to the next game, by keyboard alone and by mouse alone."""

from textual.geometry import Offset

from tests.screens.hand.journeys import results, score, shown_letters
from tests.screens.table import SitDown, Table
from wordarcade.engine.hand.turns import Phase
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hand.offer_button import OfferButton
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.widgets.tile_rack import TileRack


async def press_footer(table: Table, label: str) -> None:
    """Click on a key of the footer."""
    row = table.text.splitlines()[-1]
    await table.pilot.click(offset=Offset(row.index(label), table.app.size.height - 1))
    await table.pilot.pause()


async def pick(table: Table, *tiles: int, key: str = "Play") -> None:
    """Click on tiles of the rack, one after the other, and play the word."""
    rack = table.screen.query_one(TileRack)
    for tile in tiles:
        await table.pilot.click(rack, offset=rack.places.regions[tile].offset)
    await press_footer(table, key)


async def test_by_mouse_alone(sit_down: SitDown) -> None:
    """Substitution, words, a replay, the end of a hand, the words of the results, a new game."""
    async with sit_down("cat", "tacx") as table:
        await table.pilot.click(table.screen.query(OfferButton).first())
        await pick(table, 2, key="Substitute")  # the letter that becomes another
        assert shown_letters(table) == "cab"
        await pick(table, 2, 1)
        assert score(table) != "0"
        await press_footer(table, "End hand")  # at once: no word is left
        await table.pilot.click(table.screen.query(OfferButton).last())
        await table.pilot.pause()
        assert score(table) == "0"
        await press_footer(table, "End hand")
        assert any(isinstance(each, ConfirmScreen) for each in table.app.screen_stack)
        await table.pilot.click("#no")
        await pick(table, 0, 1, 2)
        await results(table)
        await press_footer(table, "Next hand")
        await pick(table, 0, 2, 3)  # no word
        await table.pilot.click("#throw")
        await table.until(lambda: isinstance(table.screen, HandScreen))
        await press_footer(table, "End hand")
        await results(table)
        await press_footer(table, "New deal")
        await table.until(lambda: isinstance(table.screen, HandScreen))
        assert table.screen.session.state.moves == ()


async def test_by_keyboard_alone(sit_down: SitDown) -> None:
    """The same by keys: typed, picked with the arrows, and through the results to home."""
    async with sit_down("cat", "tacx") as table:
        await table.pilot.press("ctrl+u", "t", "enter", *"ba", "enter", "enter")
        assert table.screen.session.state.phase is Phase.REPLAY
        await table.pilot.press("ctrl+u", "right", "space", *"ab", "enter")
        await results(table)
        await table.pilot.press("down", "enter")
        await table.pilot.press(*"ac", "enter", "t")
        await table.play("!!")
        await results(table)
        await table.pilot.press("left")
        await results(table)
        assert isinstance(table.screen, HandResultsScreen)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
