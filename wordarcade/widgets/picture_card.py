"""A card with a title, a picture or a figure, and a few lines of text."""

from abc import abstractmethod
from typing import Final

from textual.geometry import Region

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.palette import Palette
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import fitted
from wordarcade.widgets.card_frame import paint_frame
from wordarcade.widgets.choice import Choice

ROW_LINES: Final = 2
"""A card this low is a row of a list."""
_KEY_AND_MARK: Final = 4
"""Columns of the key before the title and of the mark behind it, with blanks between them."""
_MARGINS: Final = 2
_DIGITS: Final = ("digits-large", "digits-small")


class PictureCard(Choice, PixelWidget):
    """A tile with a title, a mark in the corner, a picture, and lines below it.

    Args:
        title: its title.
        digit: the key that chooses the card.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    PictureCard {
        width: 100%;
        height: 100%;
    }
    """

    def __init__(
        self,
        title: str,
        digit: int,
        *,
        id: str,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._title = title
        self._digit = digit

    @property
    @abstractmethod
    def mark(self) -> tuple[str, str]:
        """The mark in the corner, and the role of its ink."""

    @property
    def edge(self) -> str:
        """The role of the lower edge without the focus."""
        return "hairline"

    @abstractmethod
    def lines(self) -> list[tuple[str, str]]:
        """Return the lines under the picture, the last one first to stay, with their inks."""

    @abstractmethod
    def paint_picture(self, canvas: Canvas, room: Region, palette: Palette) -> None:
        """Paint the picture into a region of one row or more."""

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show whether the keys are for this card."""
        super().watch_has_focus(has_focus)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the card."""
        palette = self.palette
        ground = palette.ink("raised" if self.has_focus else "surface")
        canvas.fill(0, 0, canvas.columns, 2 * canvas.rows, ground)
        self._write_title(canvas, palette)
        if canvas.rows <= ROW_LINES:
            line, role = self.lines()[-1]
            canvas.text(canvas.columns - 1 - len(line), 0, line, palette.ink(role))
            return
        ink = palette.ink("focus" if self.has_focus else self.edge)
        paint_frame(canvas, palette, ink, focused=self.has_focus)
        room = canvas.columns - 2
        lines = [each for each in self.lines() if len(each[0]) <= room] or self.lines()[-1:]
        for number, (line, role) in enumerate(lines, start=canvas.rows - 1 - len(lines)):
            text = fitted(line, room)
            bold = number == canvas.rows - 2
            canvas.text(
                (canvas.columns - len(text)) // 2, number, text, palette.ink(role), bold=bold
            )
        # As many rows whatever lines fit, so that cards beside each other have equal pictures.
        region = Region(1, 2, room, canvas.rows - 4 - len(self.lines()))
        if region.height > 0:
            self.paint_picture(canvas, region, palette)

    def _write_title(self, canvas: Canvas, palette: Palette) -> None:
        focus = palette.ink("focus")
        text = focus if self.has_focus else palette.ink("text")
        # A long title takes the margins of a narrow card; the number stays.
        wide = len(self._title) + _KEY_AND_MARK
        margin = int(wide + _MARGINS <= canvas.columns)
        number = focus if self.has_focus else palette.ink("muted")
        canvas.text(margin, 0, str(self._digit), number, bold=True)
        if self.has_focus and margin:
            canvas.text(0, 0, "▸", focus, bold=True)
        canvas.text(margin + 2, 0, self._title, text, bold=True)
        if canvas.rows > ROW_LINES:
            mark, role = self.mark
            # Where a title leaves no blank before it, it stands in the empty row below.
            row = int(wide > canvas.columns)
            column = canvas.columns - 1 - max(margin, row)
            canvas.text(column, row, mark, palette.ink(role), bold=True)


def paint_digits(canvas: Canvas, room: Region, text: str, palette: Palette) -> None:
    """Paint a figure in the largest digits that fit; where none do, write it."""
    for name in _DIGITS:
        digits = font(name)
        wide, high = digits.width(text), digits.height
        if wide <= room.width and high <= 2 * room.height:
            left = room.x + (room.width - wide) // 2
            top = 2 * room.y + (2 * room.height - high) // 2
            canvas.bits(left, top, digits.row(text), palette.ink("text"))
            return
    left = room.x + max(0, (room.width - len(text)) // 2)
    canvas.text(left, room.y + (room.height - 1) // 2, text, palette.ink("text"), bold=True)
