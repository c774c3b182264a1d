"""The footer of game screens."""

from typing import ClassVar

import pytest
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
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


class KeyApp(FooterApp):
    """The footer, and a key that comes and goes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("x", "leave", "Leave"),
        Binding("y", "stay", "Stay"),
    ]
    may_stay: bool | None = True

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Offer to stay as long as one may."""
        return self.may_stay if action == "stay" else True


async def test_keys_that_stay_are_not_drawn_again() -> None:
    """The footer makes its keys anew when one changes, not whenever somebody asks."""
    app = KeyApp()
    async with app.run_test(size=(80, 10)) as pilot:
        await pilot.pause()
        before = list(app.query(FooterKey))
        assert [key.description for key in before] == ["Leave", "Stay", "palette"]
        app.refresh_bindings()
        await pilot.pause()
        assert list(app.query(FooterKey)) == before
        app.may_stay = None
        app.refresh_bindings()
        await pilot.pause()
        assert [key._disabled for key in app.query(FooterKey)] == [False, True, False]
        app.may_stay = False
        app.refresh_bindings()
        await pilot.pause()
        assert [key.description for key in app.query(FooterKey)] == ["Leave", "palette"]


async def test_a_request_after_the_footer_is_gone_is_ignored() -> None:
    """Textual asks a little later, when the screen may have been left."""
    app = KeyApp()
    async with app.run_test(size=(80, 10)) as pilot:
        footer = app.query_one(GameFooter)
        await footer.remove()
        await footer.recompose()
        await pilot.pause()
        assert not app.query(FooterKey)
