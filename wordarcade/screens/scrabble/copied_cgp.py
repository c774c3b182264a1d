"""A position as CGP, copied, and shown for those whose terminal copies nothing."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.looks.panel import Panel
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.tone import Tone


class CopiedCgpScreen(DialogueScreen[None]):
    """The lines of a position.

    Args:
        lines: of the CGP, as `lines_of_cgp` breaks it.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,ctrl+y", "dismiss", "Close", id="copied-cgp.close"),
    ]

    DEFAULT_CSS = """
    CopiedCgpScreen {
        align: center middle;
        & > Panel {
            width: 60;
            padding: 1 3;
            background: $role-surface;
            & > Static { height: auto; }
            #copied { margin-top: 1; color: $role-muted; }
        }
    }
    """

    def __init__(self, lines: tuple[str, ...]) -> None:
        super().__init__()
        self._lines = lines

    def compose(self) -> ComposeResult:
        """The lines, and what to do if they are not in the clipboard."""
        told = "Copied. Or copy these lines by hand."
        copied = Static(Tone.ACCEPTED.mark(told), id="copied")
        yield Panel("CGP", Static(Content("\n".join(self._lines))), copied, foot="esc Close")
