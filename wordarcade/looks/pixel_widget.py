"""A widget that paints one canvas."""

from functools import cached_property, partial

from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from wordarcade.looks.bare_lines import BareLines
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette, palette_of


class PixelWidget(Widget):
    """Paints a canvas as large as itself, anew when its size, theme or content changes.

    Subclasses implement `paint`. `repaint` draws all of it anew; a subclass that knows what has
    changed paints that on `canvas` and calls `refresh` with the regions of those cells.
    """

    ALLOW_SELECT = False

    _canvas: Canvas | None = None
    _palette: Palette | None = None

    @property
    def palette(self) -> Palette:
        """The colours of the theme in use."""
        if self._palette is None:
            self._palette = palette_of(self.app)
        return self._palette

    @property
    def canvas(self) -> Canvas:
        """The canvas as it was painted last, of the widget's present size."""
        size = self.content_size
        canvas = self._canvas
        if canvas is None or (canvas.columns, canvas.rows) != size:
            canvas = Canvas(size.width, size.height)
            self.paint(canvas)
            self._canvas = canvas  # only now: what painting asks for may call `repaint`
        return canvas

    def paint(self, canvas: Canvas) -> None:
        """Paint everything on an empty canvas."""
        raise NotImplementedError  # abstract; Textual leaves no room for ABC

    def repaint(self) -> None:
        """Paint everything anew, and draw the border, too."""
        self._canvas = None
        self.refresh()

    def repaint_content(self) -> None:
        """Paint everything anew; the border is as it was."""
        self._canvas = None
        self.refresh(self.content_size.region)

    def notify_style_update(self) -> None:
        """Paint in the new colours."""
        super().notify_style_update()
        self._canvas = self._palette = None
        self._bare.forget()

    @cached_property
    def _bare(self) -> BareLines:
        return BareLines(self)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return some rows, of the canvas alone if nothing else is there."""
        if self._bare.cover(crop):
            return self._bare.draw(crop, partial(_row, self.canvas))
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return row `y` of the canvas."""
        return _row(self.canvas, y, 0, self.canvas.columns, self._bare.under[0])


def _row(canvas: Canvas, y: int, first: int, last: int, style: Style) -> Strip:
    if y < canvas.rows:
        return canvas.strip(y, style, first, last)
    return Strip.blank(last - first, style)
