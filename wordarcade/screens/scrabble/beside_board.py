"""Dialogues that lie over the panels beside the board, never over the board."""

from typing import Final, TypeVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import Size
from textual.widget import Widget

from wordarcade.looks.panel import Panel
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.table_plan import table_plan

ResultT = TypeVar("ResultT")

_LINES: Final = 4
"""Rows of a game's screen that are not the table's."""
_TITLE: Final = 1
_CARDS: Final = 7
"""Rows of the cards with the scores, which stay in sight where there is room."""


class BesideBoard(DialogueScreen[ResultT]):
    """A dialogue at the place of the panels.

    Args:
        title: its title.
        content: what is in it, from top to bottom.
    """

    DEFAULT_CSS = """
    BesideBoard {
        background: $role-ground 0%;
        Panel {
            height: auto;
            background: $role-surface;
            padding: 1 2;
        }
        Panel > * {
            margin-bottom: 1;
        }
        #beside {
            layout: vertical;
            background: $role-ground;
        }
    }
    """

    def __init__(self, title: str, *content: Widget) -> None:
        super().__init__()
        self._panel = Panel(title, *content, classes="-active")
        self._beside = Container(self._panel, id="beside")

    def compose(self) -> ComposeResult:
        """The panel."""
        yield self._beside

    def on_mount(self) -> None:
        """Lie where the panels are."""
        self._lie(self.app.size)

    def on_resize(self) -> None:
        """Lie where the panels are now."""
        self._lie(self.app.size)

    def _lie(self, size: Size) -> None:
        side = table_plan(Size(size.width, max(1, size.height - _LINES))).side
        top = _CARDS + 1 if side.height >= 2 * _CARDS + 4 else 0
        styles = self._beside.styles
        styles.offset = (side.x, _TITLE + top)
        styles.width, styles.height = side.width, side.height - top
