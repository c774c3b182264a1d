"""The line above a list."""

from collections.abc import Callable

from textual.content import Content
from textual.widget import Widget


class Headings(Widget):
    """The line above a list, as wide as its lines, also in the first frame.

    Args:
        draw: returns the line, without the column of the mark.
    """

    DEFAULT_CSS = """
    Headings {
        height: 1;
        color: $role-muted;
    }
    """

    def __init__(self, draw: Callable[[], Content]) -> None:
        super().__init__()
        self._draw = draw

    def render(self) -> Content:
        """Return the headings above their columns."""
        return Content(" ") + self._draw()
