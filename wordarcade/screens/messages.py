"""The message history of a game."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.message_line import GameMessage


class MessagesScreen(DialogueScreen[None]):
    """Lists messages, the newest first, as the panels beside games do.

    Args:
        messages: the oldest first.
    """

    ALLOW_SELECT = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f2,enter", "dismiss", "Close", id="messages.close"),
    ]

    DEFAULT_CSS = """
    MessagesScreen {
        align: center middle;
        & > VerticalScroll {
            width: 70;
            max-width: 94%;
            height: auto;
            max-height: 80%;
            padding: 1 2;
            border: round $role-focus;
            border-title-color: $role-focus;
            border-title-style: bold;
            border-subtitle-color: $role-muted;
            background: $role-surface;
        }
    }
    """

    def __init__(self, messages: Sequence[GameMessage]) -> None:
        super().__init__()
        self._messages = messages

    def compose(self) -> ComposeResult:
        """One line a message."""
        lines = [message.tone.mark(message.text) for message in reversed(self._messages)]
        with VerticalScroll() as scroll:
            scroll.border_title = "Messages"
            scroll.border_subtitle = "esc"
            yield Static(Content("\n").join(lines) if lines else Content("Nothing yet."))
