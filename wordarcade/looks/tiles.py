"""Tiles of every size, painted on a canvas."""

from collections.abc import Iterable
from functools import cache
from string import ascii_uppercase
from typing import Final, NamedTuple

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont, font
from wordarcade.looks.palette import OPEN, Face, Paint

SUBSCRIPTS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
"""Turns the digits of a value into those that stand beside a letter."""


_GAPS: Final = 4
"""Columns that a letter leaves at least between the two sides of its outline, these included."""

_ROWS_WITH_VALUE: Final = 3
"""Rows of a written tile from which its value has one of its own."""

_ROWS_APART: Final = 3
"""Rows of a written tile from which there is one over the letter."""

_PER_GAP: Final = 5
"""Half rows of a pixel letter for each column between it and the next."""


class TileSize(NamedTuple):
    """A size of tile, and of the gaps of a board of such tiles.

    Attributes:
        width: columns.
        height: half rows, the lower edge included.
        gap_x: columns between tiles.
        gap_y: half rows between tiles.
        edge: half rows of the lower edge.
        font: the pixel font of the letter; None writes it as text.
        more: columns for the letters of strings; without them all but the first are small.
    """

    width: int
    height: int
    gap_x: int = 1
    gap_y: int = 1
    edge: int = 1
    font: str | None = None
    more: int = 0

    def holding(self, faces: Iterable[str]) -> "TileSize":
        """Return the size, as much wider as the widest of `faces` is than a letter."""
        more = max(map(self._width_of, set(faces)), default=0) - self._width_of("E")
        return self._replace(width=self.width + max(0, more), more=max(0, more))

    def _width_of(self, face: str) -> int:
        if self.font is None:
            return len(face)
        drawn = font(self.font)
        return drawn.width(face.upper(), _between(drawn))

    @property
    def apart(self) -> bool:
        """Whether numbers and signs have a row of their own over a written letter."""
        return self.font is None and self.height - self.edge >= _ROWS_APART * 2

    @property
    def lift(self) -> int:
        """Half rows to begin lower, so that a written letter stands in the middle of its face."""
        return int(self.font is None and (self.height - self.edge) % 4 == 0)

    @property
    def pitch_x(self) -> int:
        """Columns from a tile to the next."""
        return self.width + self.gap_x

    @property
    def pitch_y(self) -> int:
        """Half rows from a tile to the next."""
        return self.height + self.gap_y

    def extent(self, rows: int, columns: int) -> tuple[int, int]:
        """Return the columns and the half rows of a board of such tiles."""
        return columns * self.pitch_x - self.gap_x, rows * self.pitch_y - self.gap_y


L: Final = TileSize(20, 19, 2, 2, edge=2, font="large")
M: Final = TileSize(15, 15, font="medium")
N: Final = TileSize(11, 11, font="medium")
S: Final = TileSize(9, 8, font="small")
S7: Final = TileSize(7, 7, font="small")
X: Final = TileSize(6, 5)
XS: Final = TileSize(3, 3)


class Tile(NamedTuple):
    """What is seen on a tile.

    Attributes:
        letters: its face as on the tile, such as "A" or "Qu"; empty for none.
        face: its colours.
        number: a figure in its upper left corner, such as its place in a path.
        mark: a glyph in its upper right corner.
        value: its points, under the letter, or beside it on low tiles.
        underlined: whether the letter is underlined, as a blank's is.
    """

    letters: str
    face: Face
    number: str = ""
    mark: str = ""
    value: str = ""
    underlined: bool = False


def paint_tile(canvas: Canvas, x: int, y: int, size: TileSize, tile: Tile) -> None:
    """Paint a tile whose upper left corner is at column `x`, half row `y`.

    Without a ground of its own (where there are no colours) a tile with a pixel letter is an
    outline, one too small for that a letter over its edge: solid is now, outline is rest.
    """
    face = tile.face
    body = size.height - size.edge
    row = (y + 1) // 2
    canvas.erase(x, row, size.width, (y + size.height) // 2 - row)
    canvas.fill(x, y, size.width, body, face.face)
    canvas.fill(x, y + body, size.width, size.edge, face.edge)
    if face.face is None and _has_outline(size, value=bool(tile.value)):
        outline(canvas, x, y, size, face.edge)
    if size.font is not None and font(size.font).draws(tile.letters[:1]) and tile.letters:
        _paint_letter(canvas, x, y, size, tile)
    elif tile.letters:
        _write_letter(canvas, x, y, size, tile)
    inset = 1 if size.width >= M.width else 0
    top = row + (1 if size.edge > 1 else 0)
    if tile.number:
        canvas.text(x + inset, top, tile.number, face.value, bold=True)
    if tile.mark:
        canvas.text(x + size.width - len(tile.mark) - inset, top, tile.mark, face.value, bold=True)


@cache
def _has_outline(size: TileSize, *, value: bool) -> bool:
    """Return whether pixel letters leave a gap beside an outline: without, none could be read."""
    if size.font is None:
        return False
    drawn = font(size.font)
    widest = max(len(drawn.bitmaps[letter][0]) for letter in ascii_uppercase)
    top = _top_of_letter(0, size, drawn.height, value=value)
    return size.width - size.more - widest >= _GAPS and top >= _GAPS // 2


def _top_of_letter(y: int, size: TileSize, height: int, *, value: bool) -> int:
    """Return the half row in which a pixel letter begins: a value stands below it."""
    body = size.height - size.edge
    top = y + (body - height + 1) // 2
    return max(y, min(top, 2 * _foot_row(y, size) - height)) if value else top


def _foot_row(y: int, size: TileSize) -> int:
    return (y + size.height - size.edge) // 2 - 1


def outline(canvas: Canvas, x: int, y: int, size: TileSize, paint: Paint) -> None:
    """Draw the border of a tile."""
    canvas.fill(x, y, size.width, 1, paint)
    canvas.fill(x, y + size.height - 1, size.width, 1, paint)
    canvas.fill(x, y, 1, size.height, paint)
    canvas.fill(x + size.width - 1, y, 1, size.height, paint)


def _between(drawn: PixelFont) -> int:
    """Return the columns between two letters of a string."""
    return drawn.height // _PER_GAP


def _paint_letter(canvas: Canvas, x: int, y: int, size: TileSize, tile: Tile) -> None:
    """Paint a string as large as a letter where it has the room.

    Else only the first letter is large; others follow small on its line, clear of the tail of a Q.
    """
    drawn = font(size.font or "")
    first, rest = (tile.letters.upper(), "") if size.more else (tile.letters[0], tile.letters[1:])
    bitmap = drawn.row(first, _between(drawn))
    width = len(bitmap[0])
    left = x + (size.width - width - (len(rest) + 1 if rest else 0)) // 2
    top = _top_of_letter(y, size, drawn.height, value=bool(tile.value))
    canvas.bits(left, top, bitmap, tile.face.ink)
    if rest:
        foot = (top + drawn.height - 2) // 2
        canvas.text(left + width + 1, foot, rest, tile.face.ink, bold=True)
    if tile.value:
        _write_value(canvas, x, _foot_row(y, size), size, tile)


def _write_value(canvas: Canvas, x: int, row: int, size: TileSize, tile: Tile) -> None:
    """Write the value at the right of a row of its own."""
    canvas.text(x + size.width - len(tile.value) - 1, row, tile.value, tile.face.value)


def _write_letter(canvas: Canvas, x: int, y: int, size: TileSize, tile: Tile) -> None:
    """Write the letters in the middle, on a row of cells that the tile fills."""
    body = size.height - size.edge
    first, last = (y + 1) // 2, (y + body) // 2 - 1
    row = max(first, min(last, (2 * y + body - 1) // 4))
    letters = tile.letters[: size.width]
    left = x + (size.width - len(letters)) // 2
    beside = "" if last - first >= _ROWS_WITH_VALUE - 1 else tile.value
    left = max(x, min(left, x + size.width - len(letters) - len(beside)))
    if tile.number and left <= x:
        left = x + min(1, size.width - len(letters))
    canvas.text(left, row, letters, tile.face.ink, bold=True, underline=tile.underlined)
    if tile.value and not beside:
        _write_value(canvas, x, last, size, tile)
    elif left + len(letters) + len(beside) <= x + size.width:
        canvas.text(left + len(letters), row, beside.translate(SUBSCRIPTS), tile.face.value)


def paint_link(
    canvas: Canvas, start: tuple[int, int], end: tuple[int, int], size: TileSize, face: Face
) -> None:
    """Join two tiles that touch, as on a path: a third of a side, or the corner they share.

    Letters alone are joined by a dot.

    Args:
        canvas: where.
        start: the upper left corner of one: column and half row.
        end: that of the other.
        size: their size.
        face: the colours of the path.
    """
    (left, top), (right, bottom) = (
        (min(start[0], end[0]), min(start[1], end[1])),
        (max(start[0], end[0]), max(start[1], end[1])),
    )
    paint = face.ink if face.face is None else face.face
    wide, high = max(3, size.width // 3), max(3, size.height // 3)
    if face == OPEN:
        wide = high = 1
    if top == bottom:
        y, foot = top + (size.height - high) // 2, top + size.height - size.edge
        canvas.fill(left + size.width, y, size.gap_x, high, paint)
        if face.face is not None:  # as low as the edges between which it lies
            canvas.fill(left + size.width, foot, size.gap_x, y + high - foot, face.edge)
    elif left == right:
        canvas.fill(left + (size.width - wide) // 2, top + size.height, wide, size.gap_y, paint)
    else:
        canvas.fill(left + size.width, top + size.height, size.gap_x, size.gap_y, paint)
