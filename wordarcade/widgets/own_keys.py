"""The keys of a widget, taken without asking those above it."""

from typing import Final

from textual.binding import Binding
from textual.events import Key
from textual.widget import Widget


class OwnKeys:
    """Runs the actions that a widget has bound to keys, as the player has set them.

    Textual passes a key up from widget to widget, a message each, before the app looks for who has
    bound it: half of the time that a cursor move takes on a board. Nobody above a board wants its
    arrows, so the widget takes them when they come.

    Args:
        widget: has the bindings; calls `take` with each key.
    """

    def __init__(self, widget: Widget) -> None:
        self._widget: Final = widget
        self._keymap: object = None
        self._bindings: dict[str, list[Binding]] = {}

    async def take(self, event: Key) -> None:
        """Do what the key is bound to and stop it, or let it pass."""
        app = self._widget.app
        keymap = app._keymap  # noqa: SLF001 - only what is bound on the whole way is public
        if self._keymap is not keymap:
            self._keymap = keymap
            bindings = self._widget._bindings.copy()  # noqa: SLF001 - as above
            bindings.apply_keymap(keymap)
            self._bindings = bindings.key_to_bindings
        for binding in self._bindings.get(event.key, ()):
            if await app.run_action(binding.action, self._widget):
                event.stop()
                event.prevent_default()
                return
