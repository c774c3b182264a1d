"""Painting a screen as a picture, cell by cell, as a terminal would show it."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.style import Style
from textual.strip import Strip

FONTS: Final = Path(__file__).parent / "fonts"
CELL: Final = (9, 19)
"""Pixels of a cell, across and down."""
_POINTS: Final = 15

_INK: Final = (217, 220, 227)
_GROUND: Final = (20, 22, 28)

_EIGHTHS_ACROSS: Final = {sign: number for number, sign in enumerate("▏▎▍▌▋▊▉█", start=1)}
_EIGHTHS_UP: Final = {sign: number for number, sign in enumerate("▁▂▃▄▅▆▇█", start=1)}
_RIGHT: Final = {"▐": 4, "▕": 1}
_UPPER: Final = {"▀": 4, "▔": 1}

_LINES: Final = {
    "─": "lr",
    "│": "ud",
    "╭": "rd",
    "╮": "ld",
    "╰": "ru",
    "╯": "lu",
    "┌": "rd",
    "┐": "ld",
    "└": "ru",
    "┘": "lu",
    "├": "udr",
    "┤": "udl",
    "┬": "lrd",
    "┴": "lru",
    "┼": "lrud",
    "━": "LR",
    "┃": "UD",
    "┏": "RD",
    "┓": "LD",
    "┗": "RU",
    "┛": "LU",
}
"""Lines by the sides that they reach; capitals are heavy. Drawn, so that they join."""

_BRAILLE: Final = 0x2800
_DOTS: Final = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
"""The place of each bit of a braille sign: column and row."""

Box = tuple[float, float, float, float]
Ink = tuple[int, int, int]


def paint(strips: Iterable[Strip]) -> Image.Image:
    """Return a picture of the rows of a screen."""
    rows = list(strips)
    width, height = CELL
    picture = Image.new("RGB", (width * max(row.cell_length for row in rows), height * len(rows)))
    draw = ImageDraw.Draw(picture)
    for line, strip in enumerate(rows):
        column = 0
        for segment in strip:
            for character in segment.text:
                _paint_cell(draw, column * width, line * height, character, segment.style)
                column += 1
    return picture


def _paint_cell(
    draw: ImageDraw.ImageDraw, x: int, y: int, character: str, style: Style | None
) -> None:
    style = style or Style.null()
    ink, ground = _rgb(style.color, _INK), _rgb(style.bgcolor, _GROUND)
    if style.reverse:
        ink, ground = ground, ink
    width, height = CELL
    draw.rectangle((x, y, x + width - 1, y + height - 1), fill=ground)
    boxes = list(_boxes(character))
    for left, top, right, bottom in boxes:
        box = (x + left, y + top, x + right - 1, y + bottom - 1)
        if box[2] >= box[0] and box[3] >= box[1]:
            draw.rectangle(box, fill=ink)
    if not boxes and character.strip():
        font = _font(bold=bool(style.bold))
        draw.text((x, y + height * 3 // 4 - 1), character, fill=ink, font=font, anchor="ls")
    if style.underline:
        draw.line((x, y + height - 3, x + width - 1, y + height - 3), fill=ink)


def _boxes(character: str) -> Iterable[Box]:
    """Yield the filled rectangles of a sign that must reach the edges of its cell."""
    width, height = CELL
    if character in _LINES:
        yield from _lines(_LINES[character])
    elif character in _UPPER:
        yield 0, 0, width, round(height * _UPPER[character] / 8)
    elif character in _RIGHT:
        yield round(width * (8 - _RIGHT[character]) / 8), 0, width, height
    elif character in _EIGHTHS_ACROSS:
        yield 0, 0, max(1, round(width * _EIGHTHS_ACROSS[character] / 8)), height
    elif character in _EIGHTHS_UP:
        yield 0, height - max(1, round(height * _EIGHTHS_UP[character] / 8)), width, height
    elif _BRAILLE < ord(character) < _BRAILLE + 256:
        for bit, (column, row) in enumerate(_DOTS):
            if (ord(character) - _BRAILLE) >> bit & 1:
                left, top = 2 + column * 4, 2 + row * 4
                yield left, top, left + 2, top + 2


def _lines(sides: str) -> Iterable[Box]:
    width, height = CELL
    middle, level = width // 2, height // 2
    thick = 2 if sides.isupper() else 1
    for side in sides.lower():
        match side:
            case "l":
                yield 0, level, middle + thick, level + thick
            case "r":
                yield middle, level, width, level + thick
            case "u":
                yield middle, 0, middle + thick, level + thick
            case _:
                yield middle, level, middle + thick, height


def _rgb(color: Color | None, usual: Ink) -> Ink:
    if color is None or color.is_default:
        return usual
    triplet = color.get_truecolor()
    return triplet.red, triplet.green, triplet.blue


@cache
def _font(*, bold: bool) -> ImageFont.FreeTypeFont:
    name = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(FONTS / name, _POINTS)
