"""A hand game: words, offers, the question before letters are lost, hints."""

from tests.screens.table import SitDown, Table
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.services import Services


async def results(table: Table) -> HandResultsScreen:
    """Return the review once all that it tells is known."""
    await table.until(lambda: isinstance(table.screen, HandResultsScreen))
    screen = table.screen
    assert isinstance(screen, HandResultsScreen)
    game = next(each for each in table.app.screen_stack if isinstance(each, HandScreen))
    await table.until(lambda: game.all_studied)
    await table.pilot.pause()
    return screen


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


async def test_the_example_of_the_problem_set(sit_down: SitDown, services: Services) -> None:
    """198, then 27, replayed to 90: 288; on record with what was possible."""
    async with sit_down("aci*prt", "dd*lout") as table:
        await whole_game(table)
        assert table.said == "Total score over all hands: 288"
    (header,) = services.rounds.finished("hand")
    assert header.summary is not None
