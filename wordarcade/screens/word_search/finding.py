"""The progress screen while a board is being solved."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import ProgressBar, Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet


class FindingScreen(DialogueScreen[bool]):
    """Shows the progress of the search; dismissed with whether the player waited for its end.

    The searcher updates `share` and dismisses the screen at the end.

    Args:
        share: the share of the board searched, from 0 to 1.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(False)", "Play on", id="finding.cancel"),
    ]

    DEFAULT_CSS = """
    FindingScreen {
        align: center middle;
        ProgressBar {
            margin-top: 1;
        }
    }
    """

    def __init__(self, share: float) -> None:
        super().__init__()
        self._bar = ProgressBar(total=1.0, show_eta=False)
        self._bar.progress = share

    def compose(self) -> ComposeResult:
        """The task, its progress, and how to cancel."""
        with Sheet() as sheet:
            sheet.border_subtitle = "Esc plays on"
            yield Static("Finding every word of the board …")
            yield self._bar

    def move_on(self, share: float) -> None:
        """Show the share searched."""
        self._bar.progress = share
