"""Drawing of a Scrabble square, as lines of tagged text."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from wordarcade.engine.scrabble.layout import Premium
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.widgets.cell_size import CellSize

_CENTRE: Final = "★"
_PLAIN: Final = "·"
_HINT: Final = "?"
_TOP: Final = "▔"
_ARROWS: Final = {Direction.ACROSS: "▸", Direction.DOWN: "▾"}


class SquarePart(Enum):
    """The parts of a square, which decide its colours."""

    EDGE = auto()
    FACE = auto()
    BLANK_FACE = auto()
    VALUE = auto()
    PREMIUM = auto()
    CURSOR = auto()
    HINT = auto()


class TileState(Enum):
    """The states of a tile on the board; the value is the left edge that shows it."""

    PLAYED = "▏"
    LAST = "╏"
    """It belongs to the last play."""
    LAID = "┃"
    """It is not played yet."""
    REFUSED = "×"
    """It cannot be played as it lies."""


@dataclass(frozen=True, slots=True)
class SquareLook:
    """The look of a square, colours aside.

    Attributes:
        premium: its premium.
        centre: whether it is the centre of the board.
        tile: its tile, a blank's letter lowercase; empty for none.
        value: the points of the tile.
        state: the state of the tile.
        cursor: the direction of the cursor if it is here, else None.
        hinted: whether a hint points here.
        target: whether a tile is being dragged here.
    """

    premium: Premium = Premium.NONE
    centre: bool = False
    tile: str = ""
    value: int = 0
    state: TileState = TileState.PLAYED
    cursor: Direction | None = None
    hinted: bool = False
    target: bool = False

    @property
    def premium_text(self) -> str:
        """The text of the empty square."""
        if self.centre:
            return _CENTRE
        return _PLAIN if self.premium is Premium.NONE else self.premium.value


SquarePiece = tuple[str, SquarePart]


def draw_square(look: SquareLook, size: CellSize) -> list[list[SquarePiece]]:
    """Return the lines of a square, top first, each as wide as `size` says.

    The left column of a tile is an edge that shows its state. A sign takes the place of the
    first column: the arrow of the cursor, or that of a hint.
    """
    lines = _tile(look, size) if look.tile else _empty(look, size)
    sign = _sign(look)
    if sign is not None:
        (text, part), *rest = lines[size.middle]
        lines[size.middle] = [sign, (text[1:], part), *rest]
    return lines


def _sign(look: SquareLook) -> SquarePiece | None:
    if look.cursor is not None:
        return _ARROWS[look.cursor], SquarePart.CURSOR
    return (_HINT, SquarePart.HINT) if look.hinted else None


def _empty(look: SquareLook, size: CellSize) -> list[list[SquarePiece]]:
    text = look.premium_text
    # A single sign stands where the letter of a tile would.
    text = text.center(size.width) if len(text) > 1 else _in_tile(text, size)
    return [
        [(text if line == size.middle else " " * size.width, SquarePart.PREMIUM)]
        for line in range(size.height)
    ]


def _tile(look: SquareLook, size: CellSize) -> list[list[SquarePiece]]:
    width = size.width - 1
    edge = (look.state.value, SquarePart.EDGE)
    blank = look.tile.islower()
    face = (look.tile.center(width), SquarePart.BLANK_FACE if blank else SquarePart.FACE)
    value = (("" if blank else str(look.value)).rjust(width), SquarePart.VALUE)
    top = (_TOP * width, SquarePart.EDGE)
    parts = {1: [face], 2: [face, value], 3: [top, face, value]}[size.height]
    return [[edge, part] for part in parts]


def _in_tile(sign: str, size: CellSize) -> str:
    """Return a sign where the letter of a tile stands, behind its edge."""
    return " " + sign.center(size.width - 1)
