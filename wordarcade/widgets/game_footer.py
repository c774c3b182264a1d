"""The footer of game screens."""

from typing import Final

from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Footer

_PALETTE_FROM: Final = 66
"""Columns from which there is room for the palette's key."""


class GameFooter(Footer):
    """A compact footer that gives priority to the screen's own keys."""

    def __init__(self) -> None:
        super().__init__(compact=True)
        self._shown: tuple[object, ...] | None = None

    def compose(self) -> ComposeResult:
        """Leave the palette's key out from the first where there is no room for it."""
        self.set_reactive(GameFooter.show_command_palette, self.app.size.width >= _PALETTE_FROM)
        yield from super().compose()

    def on_resize(self) -> None:
        """Drop the palette's key where it does not fit; the key still works."""
        there_is_room = self.size.width >= _PALETTE_FROM
        if there_is_room != self.show_command_palette:
            self.show_command_palette = there_is_room
            self.call_after_refresh(self.recompose)

    async def recompose(self) -> None:
        """Show the keys of the screen as they are now, and let go of those shown before.

        Textual asks for it whenever a key may have come or gone, at each letter that is typed; new
        widgets are made, and the screen laid out again, only if another key is to be shown.
        """
        if not self.is_attached or (wanted := self._wanted()) == self._shown:
            return
        self._shown = wanted
        await super().recompose()
        # Removed keys stay registered as watchers until what they watch changes again.
        self.mutate_reactive(Footer.compact)

    def _wanted(self) -> tuple[object, ...]:
        """Return all that the keys are made from."""
        keys: tuple[tuple[Binding, bool, str], ...] = tuple(
            (binding, enabled, tooltip)
            for _, binding, enabled, tooltip in self.screen.active_bindings.values()
            if binding.show or binding.action.endswith("command_palette")
        )
        return self._bindings_ready, self.show_command_palette, keys
