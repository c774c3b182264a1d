"""The buttons below the line of a dialogue."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from wordarcade.widgets.choice import Choice
from wordarcade.widgets.tile_button import TileButton


class EntryButtons(Horizontal):
    """Buttons for Enter and Esc in a dialogue with one line to type in.

    A click does what the key does; the line keeps the focus, so that both keys go on working.

    Args:
        does: what Enter does, in a word or two, such as "Write it".
    """

    DEFAULT_CSS = """
    EntryButtons {
        height: 3;
        margin-top: 1;
        TileButton { margin-right: 3; }
    }
    """

    def __init__(self, does: str) -> None:
        super().__init__()
        self._enter = TileButton("enter", does, leads=True)
        self._escape = TileButton("esc", "Cancel")

    def compose(self) -> ComposeResult:
        """The two buttons."""
        for button in (self._enter, self._escape):
            button.can_focus = False
            yield button

    @on(Choice.Chosen)
    async def _press(self, message: Choice.Chosen) -> None:
        """Do what the key of the button does."""
        message.stop()
        if message.control is self._enter:
            await self.screen.query_one(Input).action_submit()
        else:
            await self.screen.run_action("leave")
