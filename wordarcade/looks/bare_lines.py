"""Lines of widgets that have nothing round them and nothing over them."""

from collections.abc import Callable
from typing import Final

from rich.style import Style
from textual.color import Color
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

Line = Callable[[int, Style], Strip]
"""Draws a line of a widget, as wide as it is, over the style under its content."""


class BareLines:
    """Draws lines of a widget that has neither border nor padding, and does not scroll.

    Textual's own way works out for each line what is round it and what tints it, and for each frame
    what is under it: half of the time that a cursor move takes on a board.

    Args:
        widget: tells `forget` whenever its style may be another one.
    """

    def __init__(self, widget: Widget) -> None:
        self._widget: Final = widget
        self._under: tuple[Style, Color] | None = None

    @property
    def is_all(self) -> bool:
        """Whether a widget that does not scroll is no more than its lines."""
        return not any(self._widget.styles.gutter)

    @property
    def under(self) -> tuple[Style, Color]:
        """The style under the content, and the colour behind it."""
        if self._under is None:
            self._under = self._widget.rich_style, self._widget.background_colors[1]
        return self._under

    def draw(self, crop: Region, line: Line) -> list[Strip]:
        """Return the lines in a region of the widget, as its terminal can show them."""
        style, background = self.under
        left, right = crop.column_span
        drawn = [line(y, style).crop(left, right) for y in crop.line_range]
        for each in self._widget.get_line_filters():
            drawn = [strip.apply_filter(each, background) for strip in drawn]
        return drawn

    def forget(self) -> None:
        """Work out anew what is under the widget."""
        self._under = None
