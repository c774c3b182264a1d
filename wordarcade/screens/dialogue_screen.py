"""The base of all dialogues."""

from collections.abc import Iterator
from typing import Any, ClassVar, TypeVar

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.geometry import Size
from textual.screen import ModalScreen

from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.widgets.sheet import Sheet

ResultT = TypeVar("ResultT")


# Textual takes the styles of the first base alone.
class DialogueScreen(ModalScreen[ResultT], ArcadeScreen[ResultT]):
    """A modal panel above its screen, which stays visible around it; closes only once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # The app's own keys end at a modal screen.
        Binding("f1", "app.help", "Help", id="app.help"),
        Binding("question_mark", "app.help", "Help", show=False),
    ]

    DEFAULT_CSS = """
    DialogueScreen {
        background: $role-ground 62%;
        &:ansi { background: transparent; }
    }
    """

    NEEDS = Size(0, 0)

    @property
    def help_page(self) -> str | None:
        """The page of the dialogue, else that of the screen it stands above."""
        return self.HELP_PAGE or next((screen.help_page for screen in self._below()), "")

    @property
    def heading(self) -> str:
        """The title of its box, else what the screen is called that it stands above."""
        titles = [
            *(Content.from_markup(sheet.border_title or "").plain for sheet in self.query(Sheet)),
            *(panel.title for panel in self.query(Panel)),
            *(screen.heading for screen in self._below()),
        ]
        return next(filter(None, titles), "")

    def _below(self) -> Iterator[ArcadeScreen[Any]]:
        """Yield the screens below, the nearest first."""
        stack = self.app.screen_stack
        for screen in reversed(stack[: stack.index(self)]):
            if isinstance(screen, ArcadeScreen):
                yield screen

    @on(Click)
    async def close_from_beside(self, event: Click) -> None:
        """Close with a click beside the box, if Esc closes it."""
        if any(sheet.region.contains_point(event.screen_offset) for sheet in self.query(Sheet)):
            return  # a widget that has held the mouse leaves its clicks to the screen
        if event.widget is self:
            await self.action_leave()

    async def action_leave(self) -> None:
        """Do what Esc does, if it closes the dialogue."""
        for binding in self._bindings.key_to_bindings.get("escape", ()):
            if binding.action.startswith("dismiss"):
                await self.run_action(binding.action)
