"""Drawing of a rack tile, as lines of tagged text."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from wordarcade.widgets.big_letters import BigLetters
from wordarcade.widgets.tile_layout import TileSize

_HIDDEN: Final = "·"
_AWAY: Final = "·"
_CURSOR: Final = ("▸", "◂")


class TilePart(Enum):
    """The parts of a tile, which decide its colours."""

    EDGE = auto()
    FACE = auto()
    VALUE = auto()
    CURSOR = auto()
    AWAY = auto()


@dataclass(frozen=True, slots=True)
class RackTile:
    """A tile.

    Attributes:
        face: its letter, or the sign of a wildcard.
        value: its points, 0 to 99.
    """

    face: str
    value: int


@dataclass(frozen=True, slots=True)
class TileLook:
    """The look of a tile, colours aside.

    Attributes:
        tile: the tile.
        number: its position among the tiles in use, from 1; 0 if it is free.
        cursor: whether the cursor is here.
        hidden: whether face and value are hidden.
        away: whether the tile is elsewhere, and its place on the rack empty.
    """

    tile: RackTile
    number: int = 0
    cursor: bool = False
    hidden: bool = False
    away: bool = False

    @property
    def face(self) -> str:
        """The visible face."""
        return _HIDDEN if self.hidden else self.tile.face.upper()

    @property
    def value(self) -> str:
        """The visible value."""
        return "" if self.hidden else str(self.tile.value)


TilePiece = tuple[str, TilePart]


def draw_tile(look: TileLook, size: TileSize, letters: BigLetters) -> list[list[TilePiece]]:
    """Return the lines of a tile, top first, each as wide as `size` says.

    A tile in use has a heavy edge, and its number on it where there is room.
    """
    if look.away:
        return [[(line, TilePart.AWAY)] for line in _empty_place(size)]
    if size.height == 1:
        return [_single_line(look, size.width)]
    inner = size.width - 2
    edge = "┏━┓┃┗┛" if look.number else "╭─╮│╰╯"
    number = str(look.number or "")
    return [
        [(edge[0] + (edge[1] * (inner - len(number))) + number + edge[2], TilePart.EDGE)],
        *(_between(edge[3], pieces) for pieces in _inside(look, inner, size.height - 3, letters)),
        _between(edge[3], [(f"{look.value} ".rjust(inner), TilePart.VALUE)]),
        [(edge[4] + edge[1] * inner + edge[5], TilePart.EDGE)],
    ]


def _empty_place(size: TileSize) -> list[str]:
    if size.height == 1:
        return [_AWAY.center(size.width)]
    inner = size.width - 2
    between = "╎" + " " * inner + "╎"
    return ["╭" + "╌" * inner + "╮", *[between] * (size.height - 2), "╰" + "╌" * inner + "╯"]


def _single_line(look: TileLook, width: int) -> list[TilePiece]:
    """Draw `┃A1 ┃` in use, ` A1  ` else; the cursor takes the place of what is free of a side.

    In a narrow tile the right side gives way to a value of two digits, but that to the sign that
    the tile is in use if the cursor stands in for the other one.
    """
    sides = ["┃", "┃"] if look.number else [" ", " "]
    parts = [TilePart.EDGE, TilePart.EDGE]
    if look.cursor:
        sides[0], parts[0] = _CURSOR[0], TilePart.CURSOR
    if look.cursor and not look.number:
        sides[1], parts[1] = _CURSOR[1], TilePart.CURSOR
    value = look.value.ljust(width - 3)
    if len(value) > width - 3 and look.number and look.cursor:
        value = " " * (width - 3)
    return [
        (sides[0], parts[0]),
        (look.face, TilePart.FACE),
        (value, TilePart.VALUE),
        (sides[1] if len(value) < width - 2 else "", parts[1]),
    ]


def _inside(look: TileLook, width: int, lines: int, letters: BigLetters) -> list[list[TilePiece]]:
    """Draw the face in the middle of its lines, large where it fits, with the cursor around it."""
    drawings = () if look.hidden else (letters.huge(look.face), letters.tall(look.face))
    drawn = next(
        (each for each in drawings if each and len(each) <= lines and len(each[0]) <= width),
        (look.face,),
    )
    above = (lines - len(drawn)) // 2
    faces = [line.center(width) for line in drawn]
    blank = " " * width
    filled = [blank] * above + faces + [blank] * (lines - above - len(faces))
    return [
        _with_cursor(line) if look.cursor and number == lines // 2 else [(line, TilePart.FACE)]
        for number, line in enumerate(filled)
    ]


def _with_cursor(line: str) -> list[TilePiece]:
    return [
        (_CURSOR[0], TilePart.CURSOR),
        (line[1:-1], TilePart.FACE),
        (_CURSOR[1], TilePart.CURSOR),
    ]


def _between(side: str, pieces: list[TilePiece]) -> list[TilePiece]:
    return [(side, TilePart.EDGE), *pieces, (side, TilePart.EDGE)]
