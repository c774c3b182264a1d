"""The footer of game screens."""

import pytest
from textual.app import App, ComposeResult
from textual.widgets._footer import FooterKey

from wordarcade.widgets.game_footer import GameFooter


class FooterApp(App[None]):
    """Just the footer."""

    def compose(self) -> ComposeResult:
        """Just the footer."""
        yield GameFooter()


@pytest.mark.parametrize(("width", "has_room"), [(50, False), (65, False), (66, True)])
async def test_the_palette_is_left_out_from_the_first(width: int, *, has_room: bool) -> None:
    """A key that there is no room for is not shown, even before the footer knows its size."""
    app = FooterApp()
    async with app.run_test(size=(width, 10)) as pilot:
        footer = app.query_one(GameFooter)
        await pilot.pause()
        footer.set_reactive(GameFooter.show_command_palette, True)
        keys = [key for key in footer.compose() if isinstance(key, FooterKey)]
        assert any("palette" in key.action for key in keys) == has_room
