"""Keys that a widget takes itself."""

from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widget import Widget

from wordarcade.widgets.own_keys import OwnKeys


class Board(Widget, can_focus=True):
    """Something with a cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "go(1)", id="board.right"),
        Binding("x", "refuse"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.keys = OwnKeys(self)
        self.at = 0

    async def on_key(self, event: events.Key) -> None:
        """Take the keys."""
        await self.keys.take(event)

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Refuse one of them."""
        return action != "refuse"

    def action_go(self, right: int) -> None:
        """Move the cursor."""
        self.at += right


class Above(Container):
    """Notes which keys come up to it."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.came: list[str] = []

    def on_key(self, event: events.Key) -> None:
        """Note a key."""
        self.came.append(event.key)


class BoardApp(App[None]):
    """A board in a container, and a binding of the app."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("x,right", "note")]

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()
        self.above = Above(self.board)
        self.noted = 0

    def compose(self) -> ComposeResult:
        """The container."""
        yield self.above

    def action_note(self) -> None:
        """Count what nobody else has taken."""
        self.noted += 1


async def test_a_widget_takes_its_own_keys() -> None:
    """No others see them; what it does not know or now refuses goes on."""
    app = BoardApp()
    async with app.run_test() as pilot:
        await pilot.press("right", "right", "y", "x")
        assert (app.board.at, app.above.came, app.noted) == (2, ["y", "x"], 1)


async def test_keys_are_those_that_the_player_has_set() -> None:
    """From the next key on, however often they change."""
    app = BoardApp()
    async with app.run_test() as pilot:
        await pilot.press("right")
        app.set_keymap({"board.right": "l"})
        await pilot.press("l", "right")
        assert (app.board.at, app.above.came, app.noted) == (2, ["right"], 1)
        app.update_keymap({"board.right": "k,l"})
        await pilot.press("k", "l")
        assert app.board.at == 4
