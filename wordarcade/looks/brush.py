"""Text, boxes and bars on a canvas, in the colours of the theme."""

from typing import Final

from textual.geometry import Region

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont
from wordarcade.looks.palette import Palette

_SLIM: Final = "▆"
_EIGHTHS: Final = "▏▎▍▌▋▊▉█"
_NO_TRACK: Final = "·"

Piece = tuple[str, str] | tuple[str, str, bool]
"""A text, the role of its ink, and whether it is bold."""


class Brush:
    """Draws on a canvas.

    Args:
        canvas: where.
        palette: the colours.
    """

    def __init__(self, canvas: Canvas, palette: Palette) -> None:
        self.canvas: Final = canvas
        self.palette: Final = palette

    def write(self, x: int, row: int, *pieces: Piece) -> int:
        """Write pieces of text from column `x`; return the column after them."""
        for text, role, *bold in pieces:
            self.canvas.text(x, row, text, self.palette.ink(role), bold=bold == [True])
            x += len(text)
        return x

    def right(self, x: int, row: int, *pieces: Piece) -> int:
        """Write pieces of text that end before column `x`; return their first column."""
        start = x - sum(len(piece[0]) for piece in pieces)
        self.write(start, row, *pieces)
        return start

    def centred(self, room: Region, row: int, *pieces: Piece) -> None:
        """Write pieces of text in the middle of a room."""
        width = sum(len(piece[0]) for piece in pieces)
        self.write(room.x + (room.width - width) // 2, row, *pieces)

    def digits(self, x: int, row: int, text: str, font: PixelFont, role: str) -> None:
        """Draw a figure in pixels, its upper left corner in column `x` of a row."""
        self.canvas.bits(x, 2 * row, font.row(text), self.palette.ink(role))

    def box(self, room: Region, title: str, fact: str = "", role: str = "hairline") -> None:
        """Draw a rounded box around a room, with its padding of a column."""
        outer = room.grow((1, 2, 1, 2))
        ink, right, foot = self.palette.ink(role), outer.right - 1, outer.bottom - 1
        line = "─" * (outer.width - 2)
        self.canvas.text(outer.x, outer.y, f"╭{line}╮", ink)
        self.canvas.text(outer.x, foot, f"╰{line}╯", ink)
        for row in range(outer.y + 1, foot):
            self.canvas.text(outer.x, row, "│", ink)
            self.canvas.text(right, row, "│", ink)
        if title:
            self.write(outer.x + 2, outer.y, (f" {title} ", "text", True))
        if fact:
            self.right(right - 1, outer.y, (f" {fact} ", "muted"))

    def bar(self, x: int, row: int, width: int, share: float, role: str) -> None:
        """Draw a bar that stands alone, exact to an eighth of a column."""
        if self.palette.mono:
            self._plain_bar(x, row, width, share)
            return
        self.canvas.fill(x, 2 * row, width, 2, self.palette.ink("track"))
        whole, eighths = divmod(round(min(1.0, max(0.0, share)) * width * 8), 8)
        self.canvas.fill(x, 2 * row, whole, 2, self.palette.ink(role))
        if eighths:
            self.write(x + whole, row, (_EIGHTHS[eighths - 1], role))

    def share_bar(self, x: int, row: int, shares: tuple[float, float], width: int) -> None:
        """Draw a part of a whole that is itself a part: the first share of the second one.

        Args:
            x: the first column.
            row: the row.
            shares: of the width, both from 0 to 1, the first not above the second.
            width: columns.
        """
        part, whole = (max(round(share * width), 1 if share > 0 else 0) for share in shares)
        if self.palette.mono:
            self.write(x, row, ("█" * part, "text"), (_NO_TRACK * (whole - part), "text"))
        else:
            self.write(x, row, (_SLIM * part, "bar"), (_SLIM * (whole - part), "hairline"))

    def slim_bar(self, x: int, row: int, width: int, share: float) -> None:
        """Draw a bar among others; anything more than nothing is a column at least."""
        if self.palette.mono:
            self._plain_bar(x, row, width, share)
            return
        filled = max(round(min(1.0, share) * width), 1 if share > 0 else 0)
        self.write(x, row, (_SLIM * filled, "quiet-bar"), (_SLIM * (width - filled), "track"))

    def _plain_bar(self, x: int, row: int, width: int, share: float) -> None:
        filled = max(round(min(1.0, share) * width), 1 if share > 0 else 0)
        self.write(x, row, ("█" * filled, "text"), (_NO_TRACK * (width - filled), "text"))
