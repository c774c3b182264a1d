"""Dialogues over the panels beside the board, never over the board."""

from collections.abc import Callable
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import Region, Size
from textual.widget import Widget

from wordarcade.looks.panel import Panel
from wordarcade.widgets.table_plan import table_plan

_LINES: Final = 4
"""Rows of a game's screen that are not the table's."""
_TITLE: Final = 1
_CARDS: Final = 7
"""Rows of the cards with the scores, which stay in sight where there is room."""
_ROOMY: Final = 26
_TIGHT: Final = 18
"""Rows of the side from which the cards stay in sight, and below which no row stays free."""
_FOR_TWO: Final = 31
"""Rows of the side from which there is room for two panels below the cards."""


class BesideBoard(Container):
    """A panel at the place of the panels, and maybe another one below it, if there is room.

    Args:
        title: its title.
        content: what is in it, from top to bottom; with the class `instead` only where there is
            no room for the other panel.
        below: the other panel.
        lines: rows of the screen that are not the table's.
        place: returns where it lies on the screen, if that is not where the panels are.
    """

    DEFAULT_CSS = """
    BesideBoard {
        layout: vertical;
        background: $role-ground;
        Panel {
            height: auto;
            background: $role-surface;
            padding: 1 2;
        }
        Panel > * {
            margin-bottom: 1;
        }
        &.-tight Panel { padding: 0 1; }
        &.-tight Panel > * { margin-bottom: 0; }
        .below { margin-top: 1; padding: 0 2; background: $role-ground; }
        .below > * { margin-bottom: 0; }
        .instead { display: none; }
        &.-one .below { display: none; }
        &.-one .instead { display: block; }
    }
    """

    def __init__(
        self,
        title: str,
        *content: Widget,
        below: Panel | None = None,
        lines: int = _LINES,
        place: Callable[[], Region] | None = None,
    ) -> None:
        super().__init__(Panel(title, *content, classes="-active"))
        self._below = below
        self._lines = lines
        self._place = place

    def compose(self) -> ComposeResult:
        """The other panel."""
        if self._below is not None:
            self._below.add_class("below")
            yield self._below

    def on_mount(self) -> None:
        """Lie where the panels are."""
        self.follow(self.app.size)

    def follow(self, size: Size) -> None:
        """Lie where the panels are in a terminal of this size."""
        if self._place is not None:
            place = self._place()
            self.styles.offset = place.offset
            self.styles.width, self.styles.height = place.size
            return
        side = table_plan(Size(size.width, max(1, size.height - self._lines))).side
        top = _CARDS + 1 if side.height >= _ROOMY else 0
        self.set_class(side.height < _TIGHT, "-tight")
        self.set_class(side.height < _FOR_TWO, "-one")
        self.styles.offset = (side.x, _TITLE + top)
        self.styles.width, self.styles.height = side.width, side.height - top
