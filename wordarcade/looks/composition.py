"""One rule of composition: centred, with a greatest width and margins that all lines share."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.geometry import Size
from textual.widget import Widget

WIDEST: Final = 176
"""Columns of the widest screen; a wider terminal only has wider margins."""

FORM_WIDEST: Final = 116
"""Columns of the widest form: what is read row by row does not grow further."""

BREAKPOINTS: Final = [(0, "-narrow"), (80, "-normal"), (110, "-wide"), (160, "-very-wide")]
"""Columns from which a screen lays itself out differently, and the class that says so."""

LINES: Final = [(0, "-low"), (24, "-middle"), (36, "-high"), (48, "-very-high")]
"""Rows from which a screen lays itself out differently, and the class that says so."""

WIDE_AND_HIGH: Final = Size(BREAKPOINTS[2][0], LINES[2][0])
"""The smallest screen with room at both sides and below."""

_MARGINS: Final = ((110, 3), (70, 2), (0, 1))


def margin(columns: int, widest: int = WIDEST) -> int:
    """Return the columns left free at each side of a screen, those of its lines of text included.

    Args:
        columns: the width of the terminal.
        widest: that of the composition.
    """
    least = next(free for start, free in _MARGINS if columns >= start)
    return max(least, (columns - widest) // 2)


def has_room(size: Size, needed: Size) -> bool:
    """Return whether a size has as many columns and rows as another one, or more."""
    return size.width >= needed.width and size.height >= needed.height


class Composition(Container):
    """Centres what a screen shows, at most `widest` columns wide, within its margins.

    Args:
        children: side by side, from the left.
        widest: the most columns.
        id: the ID of the widget in the DOM.
    """

    # The rules for the widths begin at the screen.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    Composition {
        width: 100%;
        height: 1fr;
        align: center top;
        padding: 0 1;
        & > Horizontal { width: 100%; height: 100%; }
    }
    Screen.-normal Composition { padding: 0 2; }
    Screen.-wide Composition, Screen.-very-wide Composition { padding: 0 3; }
    """

    def __init__(
        self,
        *children: Widget,
        widest: int = WIDEST,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._composed = Horizontal(*children)
        self._composed.styles.max_width = widest

    def compose(self) -> ComposeResult:
        """What is composed."""
        yield self._composed
