"""A field of covered tiles from edge to edge, and a paper on it that names who is next."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual import events
from textual.geometry import Region
from textual.message import Message

from wordarcade.looks.brush import Brush
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.palette import Face, Paint
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S7, M, S, Tile, TileSize, X, outline, paint_tile
from wordarcade.support.wording import fitted

_WIDE: Final = 110
_HIGH: Final = 36
"""Columns and rows of the terminal from which everything is larger."""
_LARGE_PAPER: Final = (74, 24)
_PAPER: Final = (56, 16)
_MARGIN: Final = 2
_LONGEST_IN_TILES: Final = 12
_KEY: Final = " enter "
_LOW: Final = 14
"""Rows of a paper below which it has no blank lines but one."""


class CoverText(NamedTuple):
    """The text on the paper.

    Attributes:
        done: what is over, with a mark before it; empty for nothing.
        lead: the line above the name.
        name: who is next.
        terms: what awaits them.
        away: what the other one does.
        key: what enter does.
    """

    done: str
    lead: str
    name: str
    terms: str
    away: str
    key: str


class CoverField(PixelWidget):
    """Paints the field and the paper.

    Args:
        text: what stands on the paper.
    """

    DEFAULT_CSS = """
    CoverField { width: 100%; height: 1fr; }
    """

    class Pressed(Message):
        """The paper has been clicked."""

    def __init__(self, text: CoverText) -> None:
        super().__init__()
        self._text = text

    def _paper(self, columns: int, rows: int) -> Region:
        """Return the room of the paper within the field."""
        large = columns >= _WIDE and rows >= _HIGH - 2
        width, height = _LARGE_PAPER if large else _PAPER
        width, height = min(width, columns - 4), min(height, rows - 2)
        return Region((columns - width) // 2, (rows - height) // 2, width, height)

    def paint(self, canvas: Canvas) -> None:
        """Paint covered tiles, and the paper with its margin above them."""
        paper = self._paper(canvas.columns, canvas.rows)
        size = S if canvas.columns >= _WIDE and canvas.rows >= _HIGH - 2 else S7
        self._paint_field(canvas, size)
        margin = paper.grow((1, _MARGIN, 1, _MARGIN))
        canvas.erase(margin.x, margin.y, margin.width, margin.height)
        face = self.palette.face("tile")
        x, y, width, height = paper.x, 2 * paper.y, paper.width, 2 * paper.height
        if face.face is None:
            outline(canvas, x, y, TileSize(width, height), face.edge)
        canvas.fill(x, y, width, height - 1, face.face)
        canvas.fill(x, y + height - 1, width, 1, face.edge)
        self._write(canvas, paper, face)

    def _paint_field(self, canvas: Canvas, size: TileSize) -> None:
        face = self.palette.face("covered")
        columns = max(1, (canvas.columns + size.gap_x) // size.pitch_x)
        rows = max(1, (2 * canvas.rows + size.gap_y) // size.pitch_y)
        wide, high = size.extent(rows, columns)
        left, top = (canvas.columns - wide) // 2, (2 * canvas.rows - high) // 2
        for row in range(rows):
            for column in range(columns):
                corner = left + column * size.pitch_x, top + row * size.pitch_y
                paint_tile(canvas, *corner, size, Tile("", face))

    def _write(self, canvas: Canvas, paper: Region, face: Face) -> None:
        text = self._text
        roomy = paper.height >= _LOW
        size = self._size_of_name(paper)
        high = 1 if size is None else (size.height + 1) // 2
        above: Sequence[str] = [text.done, *([""] if roomy and text.done else []), text.lead]
        below: Sequence[str] = [text.terms, text.away]
        taken = len(above) + high + 1 + len(below) + 2
        row = paper.y + max(1, (paper.height - taken) // 2)
        for line in above:
            self._line(canvas, paper, row, line, face.ink, bold=line == text.done)
            row += 1
        self._paint_name(canvas, paper, row, size)
        row += high + 1
        for line in below:
            ink = face.ink if line == text.terms else face.value
            self._line(canvas, paper, row, line, ink)
            row += 1
        self._paint_key(canvas, paper, min(row + 1, paper.bottom - 2), face)

    def _line(
        self,
        canvas: Canvas,
        paper: Region,
        row: int,
        line: str,
        ink: Paint,
        *,
        bold: bool = False,
    ) -> None:
        line = fitted(line, paper.width - 2)
        canvas.text(paper.x + (paper.width - len(line)) // 2, row, line, ink, bold=bold)

    def _size_of_name(self, paper: Region) -> TileSize | None:
        """Return the size of the name's tiles, or None where it stands as text."""
        name = self._text.name.upper()
        if len(name) > _LONGEST_IN_TILES or not font("small").draws(name.replace(" ", "")):
            return None
        sizes = (M, S, X) if paper.width >= _LARGE_PAPER[0] else (S, X)
        for size in sizes:
            fits = len(name) * size.pitch_x - size.gap_x <= paper.width - 4
            if fits and size.height // 2 + 9 <= paper.height:
                return size
        return None

    def _paint_name(self, canvas: Canvas, paper: Region, row: int, size: TileSize | None) -> None:
        name, face = self._text.name.upper(), self.palette.face("selected")
        if size is None:
            ink = self.palette.face("tile").ink
            self._line(canvas, paper, row, self._text.name, ink, bold=True)
            return
        width = len(name) * size.pitch_x - size.gap_x
        x = paper.x + (paper.width - width) // 2
        for letter in name:
            if letter != " ":
                paint_tile(canvas, x, 2 * row, size, Tile(letter, face))
            x += size.pitch_x

    def _paint_key(self, canvas: Canvas, paper: Region, row: int, face: Face) -> None:
        told = f" {self._text.key}"
        x = paper.x + (paper.width - len(_KEY) - len(told)) // 2
        brush = Brush(canvas, self.palette)
        if face.face is not None:
            canvas.fill(x, 2 * row, len(_KEY), 2, face.ink)
            canvas.text(x, row, _KEY, face.face, bold=True)
        else:
            brush.write(x, row, (f"[{_KEY.strip()}]", "focus", True))
        canvas.text(x + len(_KEY), row, told, face.ink, bold=True)

    def on_click(self, event: events.Click) -> None:
        """Go on with the mouse."""
        size = self.content_size
        if self._paper(size.width, size.height).contains(event.x, event.y):
            self.post_message(self.Pressed())
