"""Lines of widgets that have nothing over them, and the same on both sides of each."""

from collections.abc import Callable
from typing import Final

from rich.style import Style
from textual.color import Color
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

Line = Callable[[int, int, int, Style], Strip]
"""Draws a line of a widget, from a column to before another, over the style under its content."""


class BareLines:
    """Draws lines of a widget that does not scroll, but not what is above and below them.

    Textual's own way works out for each line what is round it and what tints it, and for each frame
    what is under it: half of the time that a cursor move takes on a board.

    Args:
        widget: tells `forget` whenever its style may be another one.
    """

    def __init__(self, widget: Widget) -> None:
        self._widget: Final = widget
        self._under: tuple[Style, Color] | None = None
        self._beside: dict[int, tuple[Strip, Strip]] = {}

    def cover(self, crop: Region) -> bool:
        """Return whether there is nothing but lines in a region of the widget."""
        gutter, height = self._widget.styles.gutter, self._widget.size.height
        return gutter.top <= crop.y and crop.bottom <= gutter.top + height

    @property
    def under(self) -> tuple[Style, Color]:
        """The style under the content, and the colour behind it."""
        if self._under is None:
            self._under = self._widget.rich_style, self._widget.background_colors[1]
        return self._under

    def draw(self, crop: Region, line: Line) -> list[Strip]:
        """Return the lines in a region of the widget, as its terminal can show them.

        Args:
            crop: the region, which they cover.
            line: draws a line, 0 for the first below border and padding.
        """
        style, background = self.under
        gutter, (first, last) = self._widget.styles.gutter, crop.column_span
        left, right = gutter.left, gutter.left + self._widget.size.width
        start, end = (min(max(each, left), right) - left for each in (first, last))
        drawn = [line(y - gutter.top, start, end, style) for y in crop.line_range]
        for each in self._widget.get_line_filters():
            drawn = [strip.apply_filter(each, background) for strip in drawn]
        if left <= first and last <= right:
            return drawn
        before, after = self._sides(crop.y)
        before = before.crop(min(first, left), min(last, left))
        after = after.crop(max(first - right, 0), max(last - right, 0))
        return [Strip.join((before, strip, after)) for strip in drawn]

    def _sides(self, y: int) -> tuple[Strip, Strip]:
        """Return border and padding beside each line, as Textual draws them beside line `y`."""
        width, gutter = self._widget.outer_size.width, self._widget.styles.gutter
        if width not in self._beside:
            (whole,) = Widget.render_lines(self._widget, Region(0, y, width, 1))
            before, after = whole.crop(0, gutter.left), whole.crop(width - gutter.right, width)
            self._beside = {width: (before, after)}
        return self._beside[width]

    def forget(self) -> None:
        """Work out anew what is under the widget and beside its lines."""
        self._under = None
        self._beside = {}
