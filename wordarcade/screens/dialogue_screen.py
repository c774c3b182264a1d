"""The base of all dialogues."""

from typing import Any, ClassVar, TypeVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Size
from textual.screen import ModalScreen

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.widgets.sheet import Sheet

ResultT = TypeVar("ResultT")


# Textual takes the styles of the first base alone.
class DialogueScreen(ModalScreen[ResultT], ArcadeScreen[ResultT]):
    """A modal panel above its screen, which stays visible around it; closes only once."""

    DEFAULT_CSS = """
    DialogueScreen {
        background: $role-ground 62%;
        &:ansi { background: transparent; }
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        # A dialogue keeps the keys of the app from being heard.
        Binding("f1", "app.help", "Help", show=False, id="app.help", tooltip="Show this help"),
    ]

    NEEDS = Size(0, 0)

    @property
    def explained(self) -> ArcadeScreen[Any]:
        """The screen that the dialogue belongs to."""
        stack = self.app.screen_stack
        below = stack[stack.index(self) - 1]
        return below.explained if isinstance(below, ArcadeScreen) else self

    @property
    def help_page(self) -> str | None:
        """That of the screen it belongs to."""
        return self.HELP_PAGE if self.explained is self else self.explained.help_page

    @on(Click)
    async def close_from_beside(self, event: Click) -> None:
        """Close with a click beside the box, if Esc closes it."""
        if any(sheet.region.contains_point(event.screen_offset) for sheet in self.query(Sheet)):
            return  # a widget that has held the mouse leaves its clicks to the screen
        for binding in self._bindings.key_to_bindings.get("escape", ()):
            if event.widget is self and binding.action.startswith("dismiss"):
                await self.run_action(binding.action)
