"""A canvas of half-row pixels, with text over them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.strip import Strip

from wordarcade.looks.palette import ON, Paint


class Glyph(NamedTuple):
    """A character over the pixels of its cell."""

    character: str
    ink: Paint
    bold: bool
    underline: bool


class Canvas:
    """Pixels of one column by half a row, nearly square on the screen, and characters over them.

    A pixel holds a paint; None lets the ground show through. A character stands on the upper
    pixel's paint of its cell, so both pixels of such a cell should agree. Whatever lies outside
    is ignored.

    Args:
        columns: the width.
        rows: the height, in rows of text; there are twice as many rows of pixels.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._pixels: list[list[Paint]] = [[None] * columns for _ in range(2 * rows)]
        self._glyphs: list[dict[int, Glyph]] = [{} for _ in range(rows)]
        self._strips: list[tuple[Style, Strip] | None] = [None] * rows

    def fill(self, x: int, y: int, width: int, height: int, paint: Paint) -> None:
        """Fill a rectangle.

        Args:
            x: its left column.
            y: its upper half row.
            width: columns.
            height: half rows.
            paint: the colour.
        """
        left, right = max(0, x), min(self.columns, x + width)
        if left >= right:
            return
        for row in range(max(0, y), min(2 * self.rows, y + height)):
            self._pixels[row][left:right] = [paint] * (right - left)
            self._strips[row // 2] = None

    def erase(self, x: int, row: int, width: int, rows: int) -> None:
        """Remove pixels and characters from a rectangle of whole cells."""
        self.fill(x, 2 * row, width, 2 * rows, None)
        for line in range(max(0, row), min(self.rows, row + rows)):
            glyphs = self._glyphs[line]
            for column in [each for each in glyphs if x <= each < x + width]:
                del glyphs[column]
            self._strips[line] = None

    def bits(self, x: int, y: int, bitmap: Sequence[str], paint: Paint) -> None:
        """Set the pixels that a bitmap marks `#`; its corner is at column `x`, half row `y`."""
        for down, line in enumerate(bitmap):
            row = y + down
            if not 0 <= row < 2 * self.rows:
                continue
            pixels = self._pixels[row]
            for across, bit in enumerate(line, start=x):
                if bit == "#" and 0 <= across < self.columns:
                    pixels[across] = paint
            self._strips[row // 2] = None

    def text(
        self,
        x: int,
        row: int,
        text: str,
        ink: Paint,
        *,
        bold: bool = False,
        underline: bool = False,
    ) -> None:
        """Write characters of one column each, from column `x` of a row of cells."""
        if not 0 <= row < self.rows:
            return
        for column, character in enumerate(text, start=x):
            if 0 <= column < self.columns:
                self._glyphs[row][column] = Glyph(character, ink, bold, underline)
        self._strips[row] = None

    def paint_at(self, x: int, y: int) -> Paint:
        """Return the paint of the pixel in column `x`, half row `y`."""
        return self._pixels[y][x]

    def strip(self, row: int, ground: Style, first: int = 0, last: int | None = None) -> Strip:
        """Return a row of cells as a strip.

        Args:
            row: which one.
            ground: the style under everything.
            first: its first column.
            last: the column before which it ends; None for the end of the row.
        """
        end = self.columns if last is None else max(first, min(last, self.columns))
        known = self._strips[row]
        if known is not None and known[0] == ground:
            return known[1].crop(first, end)
        strip = self._drawn(row, ground, first, end)
        if (first, end) == (0, self.columns):
            self._strips[row] = ground, strip
        return strip

    def _drawn(self, row: int, ground: Style, first: int, end: int) -> Strip:
        upper, lower = self._pixels[2 * row][first:end], self._pixels[2 * row + 1][first:end]
        glyphs = self._glyphs[row]
        segments: list[Segment] = []
        run, run_style = "", Style.null()
        # Cells that look alike mostly stand together: each look is asked for once a run.
        look: tuple[object, ...] = ()
        block, style = "", run_style
        for column, pixels in enumerate(zip(upper, lower, strict=True), first):
            if column not in glyphs:
                if pixels != look:
                    look = pixels
                    block, style = _block(ground, *pixels)
                character = block
            else:
                glyph = glyphs[column]
                text_look = pixels[0], glyph.ink, glyph.bold, glyph.underline
                if text_look != look:
                    look = text_look
                    style = _text_style(ground, *text_look)
                character = glyph.character
            if style is run_style or style == run_style:
                run += character
            else:
                if run:
                    segments.append(Segment(run, run_style))
                run, run_style = character, style
        if run:
            segments.append(Segment(run, run_style))
        return Strip(segments, end - first)


_REVERSE: Final = Style(reverse=True)


@lru_cache(maxsize=4096)
def _block(ground: Style, above: Paint, below: Paint) -> tuple[str, Style]:
    """Return the character and style of a cell of two pixels.

    The ground has no colour that could be an ink, so a half that it shows through is never inked.
    A lower half is an upper one reversed: in many fonts a lower half block ends above the foot of
    its cell, and a line of ground would run through what goes on below it.
    """
    if above is None and below is None:
        return " ", ground
    if above == below:
        return ("█", ground) if above == ON else (" ", ground + Style(bgcolor=_colour(above)))
    if above is None:
        return "▀", ground + _ink(below) + _REVERSE
    if below is None:
        return "▀", ground + _ink(above)
    return "▀", ground + Style(color=_colour(above), bgcolor=_colour(below))


@lru_cache(maxsize=4096)
def _text_style(ground: Style, paint: Paint, ink: Paint, bold: bool, underline: bool) -> Style:
    weight = Style(bold=bold or None, underline=underline or None)
    if paint == ON:
        return ground + weight + Style(reverse=True)
    style = ground + _ink(ink) + weight
    return style if paint is None else style + Style(bgcolor=_colour(paint))


def _ink(paint: Paint) -> Style:
    return Style() if paint in {None, ON} else Style(color=_colour(paint))


def _colour(paint: Paint) -> RichColor:
    return Color.parse(paint or "ansi_default").rich_color
