"""The results of a day, copied, and shown for those whose terminal copies nothing."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.sharing import SAFE
from wordarcade.looks.panel import Panel
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.tone import Tone


class DailyResultScreen(DialogueScreen[None]):
    """The lines to send to friends.

    Args:
        text: the lines.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,u", "dismiss", "Close", id="daily-result.close"),
    ]

    DEFAULT_CSS = """
    DailyResultScreen {
        align: center middle;
        & > Panel {
            width: 66;
            padding: 1 3;
            background: $role-surface;
            & > Static { height: auto; }
            #copied { margin-top: 1; color: $role-muted; }
        }
    }
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """The lines, the first of them a heading."""
        head, *lines = self._text.splitlines()
        told = Content.assemble((head, "bold"), "\n\n", "\n".join(lines))
        copied = Static(Tone.ACCEPTED.mark(SAFE), id="copied")
        yield Panel("Share", Static(told), copied, foot="esc Close")
