"""Keys pressed faster than the screens of a game change."""

from textual import events

from tests.screens.table import SitDown
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen


async def test_enter_in_the_menu_counts_once(sit_down: SitDown) -> None:
    """Enter thrice in a breath chooses from the menu, and answers no question behind it."""
    async with sit_down("Ana,bot:club") as table:
        game = table.app.screen
        assert isinstance(game, ScrabbleScreen)
        before = game.session.state
        await table.pilot.press("ctrl+e", "down", "down")
        for _ in range(3):
            table.app.post_message(events.Key("enter", None))
        await table.until(lambda: isinstance(table.app.screen, ConfirmScreen))
        assert game.in_view is False
        assert game.session.state is before
        await table.pilot.press("y")
        await table.until(lambda: game.session.state is not before)
