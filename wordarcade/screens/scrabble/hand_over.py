"""The screen between the turns of two people at one keyboard."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.sheet import Sheet


class HandOverScreen(ArcadeScreen[bool]):
    """Covers everything until the next player is there.

    Is dismissed with whether the game goes on; else it is left.

    Args:
        name: whose turn it is.
        last: what has been played before, in a sentence, or nothing.
        scores: how the game stands, in a line.
    """

    HELP_PAGE = "scrabble"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss(True)", "Show the rack", id="hand-over.go-on"),
        Binding("escape", "dismiss(False)", "Home", id="hand-over.home"),
    ]

    DEFAULT_CSS = """
    HandOverScreen {
        align: center middle;
        Sheet {
            width: auto;
            padding: 1 4;
        }
        Static {
            width: auto;
            text-align: center;
        }
    }
    """

    def __init__(self, name: str, last: str, scores: str) -> None:
        super().__init__()
        lines = [
            Content.assemble((name, "bold $primary"), (", it is your turn.", "bold")),
            *([Content(""), Content(last)] if last else []),
            Content.styled(f"\n{scores}", "$foreground-muted"),
            Content("\nNobody else looking? Enter, or a click, shows your rack."),
        ]
        self._sheet = Sheet(Static(Content("\n").join(lines)))

    def compose(self) -> ComposeResult:
        """Whose turn it is, and how the game stands."""
        yield self._sheet
        yield GameFooter()

    def on_click(self) -> None:
        """Show the rack."""
        self.dismiss(True)
