"""A dialogue that waits for a key."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet


class KeyScreen(DialogueScreen[str | None], inherit_bindings=False):
    """Dismissed with the next key that is pressed, as Textual calls it; with None after escape.

    Args:
        action: what the key is for.
        place: where.
        kept: the key that stays if none is taken.
    """

    DEFAULT_CSS = """
    KeyScreen {
        align: center middle;
        Sheet { width: 50; }
    }
    """

    def __init__(self, action: str, place: str, kept: str) -> None:
        super().__init__()
        self._action = action
        self._place = place
        self._kept = kept

    def compose(self) -> ComposeResult:
        """What the key is for."""
        with Sheet() as sheet:
            sheet.border_title = "Press a key"
            sheet.border_subtitle = Content(f"esc keeps {self._kept}")
            yield Static(
                Content.assemble((self._action, "bold $role-focus"), "\n", self._place.capitalize())
            )

    def on_key(self, event: events.Key) -> None:
        """Take the key."""
        event.stop()
        event.prevent_default()
        self.dismiss(None if event.key == "escape" else event.key)
