"""Drawing of a letter grid as a printed sheet: letters close together, words as tiles on it."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.geometry import Region, Size

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.palette import ON, OPEN, Paint, Palette
from wordarcade.widgets.cell_art import BROKEN_MARK, CellLook, Verdict, is_one_of
from wordarcade.widgets.cell_size import CellSize
from wordarcade.widgets.grid_painter import Ground
from wordarcade.widgets.grid_scene import GridScene
from wordarcade.widgets.orientation import Place

_CURSOR: Final = "selected"
_COVERED: Final = "covered"
_PATH: Final = "path"
_ROLES: Final = {Verdict.ACCEPTED: "accepted", Verdict.REFUSED: "refused"}
_BLOCKED: Final = "░"
_ACCEPTED: Final = "✓"
_LONGEST_FACE: Final = 12
"""Letters of a cell that room is made for; longer faces are shortened."""

_SHAPES: Final = ((5, 3), (3, 2), (2, 1), (1, 1))
"""Columns beyond the letters, and rows, of each size.

Nearly square, so that diagonals read; where rows are one line high, the wider ones have room for
signs.
"""


_STRING_SHAPES: Final = ((1, 2), (1, 1))
"""The same for strings, whose last column belongs to the ground, so that they stand apart."""

_TILE: Final = 2
"""The rows of a cell that is drawn as a tile with its edge."""


Piece = tuple[str, Style]
"""Some characters of a line, and their style."""


class SheetPainter:
    """Draws cells of one size without gaps.

    A letter stands on the ground, or on the face of its cell. Behind it is an arrow to the next
    cell of the path, with its place in it where that leaves a column free.

    Strings begin in columns, each with its sign on the ground behind it.

    Args:
        size: the size of a cell, without gaps.
        ground: the colours.
        strings: whether cells hold strings.
        done: the faces of what is done with: open where there are no colours, so that a path is
            told from them.

    Attributes:
        size: the size of a cell.
    """

    def __init__(
        self,
        size: CellSize,
        ground: Ground,
        *,
        strings: bool = False,
        done: Collection[str] = (),
    ) -> None:
        self.size: Final = size
        self._ground: Final = ground
        self._strings: Final = strings
        self._done: Final = done
        self._plain_texts: Final[dict[str, str]] = {}

    def extent(self, rows: int, columns: int) -> Size:
        """Return the size of a grid."""
        return self.size.extent(rows, columns)

    def region(self, place: Place) -> Region:
        """Return the rectangle of a cell."""
        return self.size.region(place)

    def place_at(self, x: int, y: int) -> Place | None:
        """Return the place of the cell that holds a point; it may lie outside the grid."""
        return self.size.place_at(x, y)

    def touched(self, scene: GridScene, cells: Iterable[int]) -> Sequence[Region]:
        """Return the regions of the cells."""
        return [self.region(scene.place_of(cell)) for cell in cells]

    def forget(self) -> None:
        """Do nothing: every line is drawn anew whenever it is asked for."""

    def line(self, scene: GridScene, y: int, first: int, last: int) -> list[Segment]:
        """Return line `y` of the grid, from column `first` to before `last` at the least."""
        row, line = divmod(y, self.size.height)
        rows, columns = scene.shape
        if not 0 <= row < rows:
            return []
        palette, width = self._ground.palette, self.size.width
        ground, blank = _style(palette, ""), " " * width
        segments: list[Segment] = []
        run, run_style = "", Style.null()
        for column in range(first // width, min(columns, (last - 1) // width + 1)):
            cell = scene.cell_at((row, column))
            if cell is None:
                continue
            if scene.is_plain(cell):
                text = self._plain(scene.grid.cells[cell]) if line == self.size.middle else blank
                pieces: tuple[Piece, ...] = ((text, ground),)
            else:
                pieces = self._pieces(scene.look(cell), line, palette)
            for text, style in pieces:
                if style == run_style:
                    run += text
                else:
                    segments.append(Segment(run, run_style))
                    run, run_style = text, style
        segments.append(Segment(run, run_style))
        return _from_column(segments, first % width)

    def _pieces(self, look: CellLook, line: int, palette: Palette) -> tuple[Piece, ...]:
        """Return a line of a cell: that of a string ends with its sign, in its colour."""
        text, style = self._piece(look, line, palette)
        if not self._strings:
            return ((text, style),)
        role = _role(look)
        face = palette.face(role) if role else None
        sign = _style(palette, "") if face is None else _edge_style(palette, face.face or face.edge)
        last = text[-1] if line == self.size.middle else " "
        return (text[:-1], style), (last, sign)

    def _piece(self, look: CellLook, line: int, palette: Palette) -> Piece:
        """Return a line of a cell.

        High cells are as high as a tile with its edge, or half a row higher than their letter on
        both sides, so that words in following rows do not fuse.
        """
        role = _role(look)
        if palette.mono and not look.cursor and is_one_of(look, self._done):
            text = self._text(look) if line == self.size.middle else " " * self.size.width
            return text, _painted(OPEN.ink, OPEN.face, bold=True, underline=bool(text.strip()))
        if line == self.size.middle:
            return self._text(look), _style(palette, role)
        if not role:
            return " " * self.size.width, _style(palette, role)
        if self.size.height == _TILE:
            return "▀" * self.size.width, _edge_style(palette, palette.face(role).edge)
        half = "▄" if line < self.size.middle else "▀"
        face = palette.face(role)
        return half * self.size.width, _edge_style(palette, face.face or face.edge)

    def _plain(self, letters: str) -> str:
        """Return the letters of a cell of which nothing else is to be seen."""
        text = self._plain_texts.get(letters)
        if text is None:
            text = self._plain_texts[letters] = self._text(CellLook(letters))
        return text

    def _text(self, look: CellLook) -> str:
        """Return the letters of a cell and what stands behind them."""
        width = self.size.width
        if not look.text:
            return _BLOCKED * width
        room = width - 1
        face = look.face if len(look.face) <= room else look.face[: room - 1] + "…"
        lead = 0 if self._strings else (width - len(face)) // 2
        spare = width - lead - len(face)
        sign = look.mark[:1] or f"{look.number or ''}{look.towards}"
        if look.number and (self._strings or len(sign) >= spare):
            sign = look.towards
        if look.broken:
            sign = BROKEN_MARK
        elif look.last and look.verdict is Verdict.ACCEPTED:
            sign = _ACCEPTED
        sign = sign[:1].rjust(spare) if self._strings else sign[:spare].ljust(spare)
        return " " * lead + face + sign


def sheet_sizes(longest: int) -> tuple[CellSize, ...]:
    """Return the sizes of a sheet, the largest first; the last is as small as can be read.

    Args:
        longest: letters of the longest face.
    """
    letters = max(1, min(longest, _LONGEST_FACE))
    shapes = _SHAPES if letters == 1 else _STRING_SHAPES
    return tuple(CellSize(letters + beside, height, 0, 0) for beside, height in shapes)


def sheet_painters(
    grid: LetterGrid, ground: Ground, done: Collection[str] = ()
) -> list[SheetPainter]:
    """Return the painters for a grid, that of the largest cells first.

    Args:
        grid: the cells.
        ground: the colours.
        done: as `SheetPainter` takes it.
    """
    longest = max(map(len, grid.cells))
    return [
        SheetPainter(size, ground, strings=longest > 1, done=done) for size in sheet_sizes(longest)
    ]


@lru_cache(maxsize=64)
def _painted(ink: Paint, face: Paint, *, bold: bool, underline: bool) -> Style:
    if face == ON:
        return Style(reverse=True, bold=True)
    return Style(
        color=None if ink in {None, ON} else Color.parse(ink).rich_color,
        bgcolor=None if face is None else Color.parse(face).rich_color,
        bold=bold or None,
        underline=underline or None,
    )


def _style(palette: Palette, role: str) -> Style:
    """Return the style of a cell; where there are no colours, a tile at rest is underlined."""
    if not role:
        return _painted(palette.ink("text"), palette.ink("surface"), bold=False, underline=False)
    face = palette.face(role)
    return _painted(face.ink, face.face, bold=True, underline=face.face is None)


def _role(look: CellLook) -> str:
    """Return the face of a cell, as a role of the palette; empty for a letter on the ground."""
    if look.hidden:
        return _COVERED
    if look.cursor:
        return _CURSOR
    return _ROLES.get(look.verdict, _PATH if look.number else look.role)


def _edge_style(palette: Palette, paint: Paint) -> Style:
    """Return the style of half a row of a tile over the ground."""
    return _painted(paint, palette.ink("surface"), bold=False, underline=False)


def _from_column(segments: Sequence[Segment], columns: int) -> list[Segment]:
    """Return segments without their first columns, of one character each."""
    rest = []
    for text, style, _ in segments:
        if columns < len(text):
            rest.append(Segment(text[columns:], style))
        columns = max(0, columns - len(text))
    return rest
