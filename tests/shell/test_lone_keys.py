"""Keys that are looked up among the bindings at once."""

from textual import on
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.widgets import Button, Input

from wordarcade.shell.lone_keys import is_lone


class Reader(Vertical):
    """A container that reads keys."""

    @on(Key)
    def read(self) -> None:
        """Do nothing with them."""


class Places(App[None]):
    """What can have the focus, alone and in a container that reads keys."""

    def compose(self) -> ComposeResult:
        """A button, an entry, and a button in the container."""
        yield Button(id="plain")
        yield Input(id="entry")
        yield Reader(Button(id="read"))


async def test_a_key_is_lone_where_no_widget_reads_keys() -> None:
    """Not in an entry or within a reader; escape never is, since screens take it."""
    app = Places()
    async with app.run_test() as pilot:
        await pilot.pause()
        lone = {
            name: is_lone(app.query_one(f"#{name}"), "a") for name in ("plain", "entry", "read")
        }
        assert lone == {"plain": True, "entry": False, "read": False}
        assert not is_lone(app.query_one("#plain"), "escape")


async def test_a_key_is_not_lone_while_a_message_waits() -> None:
    """For the widget itself, its screen or the app: an earlier key may be on its way."""
    app = Places()
    async with app.run_test() as pilot:
        await pilot.pause()
        button = app.query_one("#plain")
        for node in (button, app.screen, app):
            node.call_later(lambda: None)
            assert not is_lone(button, "a")
            await pilot.pause()
            assert is_lone(button, "a")
