"""The screen that covers another one while the terminal is too small."""

from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from wordarcade.screens.arcade_screen import ArcadeScreen


class TooSmallScreen(ArcadeScreen[None]):
    """States the size needed and the current size, and closes once the screen fits.

    Args:
        needs: columns and rows of the screen below.
    """

    HELP_PAGE = None
    NEEDS = Size(0, 0)

    DEFAULT_CSS = """
    TooSmallScreen {
        align: center middle;
        & > Static {
            width: auto;
            max-width: 100%;
            text-align: center;
        }
    }
    """

    def __init__(self, needs: Size) -> None:
        super().__init__()
        self._needs = needs

    def compose(self) -> ComposeResult:
        """One sentence in the middle."""
        yield Static(id="sizes")

    def on_resize(self) -> None:
        """Leave if there is room, else say how much is missing."""
        room = self.app.size
        if room.width >= self._needs.width and room.height >= self._needs.height:
            self.dismiss()
            return
        self.query_one("#sizes", Static).update(
            Content(
                f"This screen needs {self._needs.width}×{self._needs.height}.\n"
                f"The terminal has {room.width}×{room.height}: make it larger."
            )
        )
