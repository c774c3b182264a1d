"""The end of a game until its tiles are gone, and its review, by keyboard and by mouse alone."""

from textual.geometry import Offset

from tests.screens.scrabble.journeys import WHOLE_GAME, answered, rack, state, type_move
from tests.screens.scrabble.test_mouse import click_key, drag, on_board, on_rack, spot
from tests.screens.table import SitDown, Table
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.screens.history.screen import HistoryScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.widgets.long_list import LongList

BEGUN = WHOLE_GAME[:-3]
"""The moves after which Ana, who sits second, has two plays left until she goes out."""

WON = "Ana went out. Ana wins with "


async def results(table: Table) -> None:
    """Wait until the results have all that they tell."""
    await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
    await table.until(lambda: "Going through" not in table.text)
    await table.pilot.pause()


def turn_in_sight(table: Table) -> str:
    """Return the turn that a replay shows, as its title names it."""
    return table.text.splitlines()[0].partition("replay, ")[2].partition("  ")[0]


async def test_a_game_to_its_end_by_keyboard_alone(sit_down: SitDown) -> None:
    """Going out, the results, home; from the history the results again, and the review."""
    async with sit_down("bot:club,Ana", moves=BEGUN) as table:
        await type_move(table, "m6 quag")
        await answered(table)
        assert state(table).position.bag.tiles == ""
        await table.pilot.press(*["up"] * 9, *["left"] * 11, *"gaol", "enter")
        assert state(table).ending is Ending.WENT_OUT
        assert table.said.startswith(WON)
        await table.pilot.press("enter")
        await results(table)
        assert "of 100" in table.text
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.pilot.press("h")
        await table.until(lambda: isinstance(table.screen, HistoryScreen))
        await table.pilot.press("enter")
        await results(table)
        await table.pilot.press("r")
        await table.until(lambda: isinstance(table.screen, ReplayScreen))
        assert turn_in_sight(table) == "turn 1 of 22"
        await table.pilot.press("right")
        assert turn_in_sight(table) == "turn 2 of 22"
        await table.pilot.press("escape")
        await results(table)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HistoryScreen))


async def test_a_game_to_its_end_by_mouse_alone(sit_down: SitDown) -> None:
    """The same: tiles are dragged, and everything else is clicked."""
    async with sit_down("bot:club,Ana", moves=BEGUN) as table:
        await lay(table, Q="M6", U="M7", A="M8", G="M9")
        await click_key(table, "Play")
        await answered(table)
        await lay(table, G="B1", A="B2", O="B3", L="B4")
        await click_key(table, "Play")
        assert state(table).ending is Ending.WENT_OUT
        assert table.said.startswith(WON)
        await click_key(table, "Results")
        await results(table)
        await click_key(table, "Home")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.pilot.click(offset=spot(table, "History"))
        await table.until(lambda: isinstance(table.screen, HistoryScreen))
        await table.until(lambda: "1 game" in table.text)
        await table.pilot.click(LongList, offset=Offset(5, 0))
        await results(table)
        await click_key(table, "Replay")
        await table.until(lambda: isinstance(table.screen, ReplayScreen))
        await click_key(table, "Next")
        assert turn_in_sight(table) == "turn 2 of 22"
        await table.pilot.click(offset=spot(table, "OIDIUM"))
        await table.pilot.pause()
        assert turn_in_sight(table) == "turn 3 of 22"
        await click_key(table, "Back")
        await results(table)


async def lay(table: Table, **squares: str) -> None:
    """Drag tiles of the rack to squares.

    Args:
        table: the game.
        squares: the square of each letter.
    """
    for letter, name in squares.items():
        await drag(table, on_rack(table, rack(table).index(letter)), on_board(table, name))
