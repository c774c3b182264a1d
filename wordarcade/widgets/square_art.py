"""Scrabble squares, painted on a canvas in three sizes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from textual.geometry import Region

from wordarcade.engine.scrabble.layout import Premium
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Face, Palette
from wordarcade.looks.tiles import SUBSCRIPTS

_CENTRE: Final = "★"
_PLAIN: Final = "·"
_HINT: Final = "?"
_REFUSED: Final = "×"
_ARROWS: Final = {Direction.ACROSS: "▸", Direction.DOWN: "▾"}
_HAIRLINE: Final = "▏"
_MARK: Final = "▎"
_GROUND_LINE: Final = "▁"
_FLAT: Final = 2
"""Rows of a square that has no middle one."""

_PREMIUMS: Final[Mapping[Premium, str]] = {
    Premium.DOUBLE_LETTER: "double-letter",
    Premium.TRIPLE_LETTER: "triple-letter",
    Premium.DOUBLE_WORD: "double-word",
    Premium.TRIPLE_WORD: "triple-word",
}
_STRONG: Final = frozenset({Premium.DOUBLE_WORD, Premium.TRIPLE_WORD})
"""Premiums that are bold where there are no colours."""


class TileState(Enum):
    """The states of a tile on the board."""

    PLAYED = auto()
    LAST = auto()
    """It belongs to the last play."""
    LIT = auto()
    """It belongs to a bingo, and the light is on it."""
    LAID = auto()
    """It is not played yet."""
    REFUSED = auto()
    """It cannot be played as it lies."""


@dataclass(frozen=True, slots=True)
class SquareLook:
    """The look of a square, colours aside.

    Attributes:
        premium: its premium.
        centre: whether it is the centre of the board.
        other: whether it has the second of the two grounds that alternate.
        tile: its tile, a blank's letter lowercase; empty for none.
        value: the points of the tile.
        state: the state of the tile.
        cursor: the direction of the cursor if it is here, else None.
        hinted: whether a hint points here.
        target: whether a tile is being dragged here.
    """

    premium: Premium = Premium.NONE
    centre: bool = False
    other: bool = False
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


def paint_square(canvas: Canvas, region: Region, look: SquareLook, palette: Palette) -> None:
    """Paint a square on a region of cells of one of the sizes in `board_frame`.

    The first column tells the state of a tile; the cursor's arrow and the sign of a hint stand
    there, too.
    """
    canvas.erase(*region)
    if look.tile:
        _paint_tile(canvas, region, look, palette)
    else:
        _paint_empty(canvas, region, look, palette)


def _letter_at(region: Region) -> tuple[int, int]:
    """Return where the letter of a tile stands: column and row of cells."""
    return region.x + max(1, region.width // 2 - 1), region.y + (region.height - 1) // 2


def _paint_empty(canvas: Canvas, region: Region, look: SquareLook, palette: Palette) -> None:
    column, line = _letter_at(region)
    if look.target:
        _paint_target(canvas, region, palette)
        return
    if look.cursor is not None or look.hinted:
        sign, face = (
            (_HINT, palette.face("hinted"))
            if look.cursor is None
            else (_ARROWS[look.cursor], palette.face("selected"))
        )
        canvas.fill(region.x, 2 * region.y, region.width, 2 * region.height, face.face)
        canvas.text(column, line, sign, face.ink, bold=True)
        return
    premium = _PREMIUMS.get(look.premium)
    if premium is None:
        ground = palette.ink("square-other" if look.other else "square")
        ink, text = palette.ink("square-dot"), look.premium_text
        if region.height > 1 and not look.centre and ground is not None:
            text = ""
    else:
        face = palette.face(premium)
        ground, ink, text = face.face, face.ink, look.premium_text
    canvas.fill(region.x, 2 * region.y, region.width, 2 * region.height, ground)
    if premium is not None and region.height == _FLAT:
        # As the lower edge of a tile: without it the label would stand above the middle.
        canvas.fill(region.x, 2 * region.bottom - 1, region.width, 1, palette.face(premium).edge)
        _paint_left(canvas, region, palette)
    elif region.height > 1:
        _paint_grid(canvas, region, palette)
    left = region.x + (region.width - len(text)) // 2 if len(text) > 1 else column
    bold = look.premium in _STRONG
    canvas.text(left, line, text, ink, bold=bold)


def _paint_target(canvas: Canvas, region: Region, palette: Palette) -> None:
    """Frame the square that a dragged tile would lie on."""
    canvas.fill(region.x, 2 * region.y, region.width, 2 * region.height, palette.ink("record-row"))
    inner, ink = region.width - 2, palette.ink("focus")
    if region.height == 1:
        canvas.text(region.x, region.y, "[]", ink, bold=True)
        return
    canvas.text(region.x, region.y, f"┌{'─' * inner}┐", ink)
    for line in range(region.y + 1, region.y + region.height - 1):
        canvas.text(region.x, line, f"│{' ' * inner}│", ink)
    canvas.text(region.x, region.y + region.height - 1, f"└{'─' * inner}┘", ink)


def _paint_grid(canvas: Canvas, region: Region, palette: Palette) -> None:
    """Draw the lines between squares: the ground seen at the left and below.

    In the corner the lower line goes on: what the left one leaves open is thinner.
    """
    ground = palette.ink("ground")
    if ground is None:
        return
    _paint_left(canvas, region, palette)
    canvas.text(region.x, region.bottom - 1, _GROUND_LINE * region.width, ground)


def _paint_left(canvas: Canvas, region: Region, palette: Palette) -> None:
    """Draw the line at the left, down to the last row."""
    ground = palette.ink("ground")
    # Blanks have the ink of the line, too: one run of one style is fewer bytes to the terminal.
    for line in range(region.y, region.bottom - 1) if ground is not None else ():
        canvas.text(region.x, line, _HAIRLINE.ljust(region.width), ground)


def _paint_tile(canvas: Canvas, region: Region, look: SquareLook, palette: Palette) -> None:
    face = _face_of(look, palette)
    edge = 0 if region.height == 1 else 1
    canvas.fill(region.x, 2 * region.y, region.width, 2 * region.height - edge, face.face)
    apart = int(palette.mono)
    canvas.fill(region.x + apart, 2 * region.bottom - edge, region.width - apart, edge, face.edge)
    column, line = _letter_at(region)
    blank = look.tile.islower()
    canvas.text(column, line, look.tile, face.ink, bold=True, underline=blank)
    value = "" if blank or look.tile == BLANK else str(look.value).translate(SUBSCRIPTS)
    room = region.x + region.width - column - 1
    if look.state is TileState.REFUSED and region.width > 2:
        value = f"{value}{_REFUSED}" if len(value) < room else _REFUSED
    canvas.text(column + 1, line, value[:room], face.value)
    _paint_sign(canvas, region, look, palette)


def _paint_sign(canvas: Canvas, region: Region, look: SquareLook, palette: Palette) -> None:
    """Tell by the first column of a tile how it came there, and where the cursor is."""
    _, line = _letter_at(region)
    face = _face_of(look, palette)
    solid = range(region.y, region.y + max(1, region.height - 1))
    match look.state:
        case TileState.PLAYED | TileState.LIT:
            sign, ink, lines = _HAIRLINE, face.edge, solid
        case TileState.LAST | TileState.LAID:
            sign, ink, lines = _MARK, face.edge, solid
        case TileState.REFUSED:
            small = region.width == 2
            sign, ink = (_REFUSED, face.ink) if small else (_HAIRLINE, face.edge)
            lines = range(line, line + 1) if small else solid
    bare = {TileState.PLAYED, TileState.LIT, TileState.LAID}
    if palette.mono and region.height > 1 and look.state in bare:
        lines = range(0)
    for each in lines:
        canvas.text(region.x, each, sign, ink)
    if look.cursor is not None or look.hinted or look.target:
        text = _ARROWS[look.cursor] if look.cursor is not None else _HINT
        focus = palette.face("selected")
        canvas.fill(region.x, 2 * line, 1, 2, focus.face)
        canvas.text(region.x, line, text, focus.ink, bold=True)


def _face_of(look: SquareLook, palette: Palette) -> Face:
    match look.state:
        case TileState.PLAYED:
            return palette.face("tile-other" if look.other else "tile")
        case TileState.LAST:
            other = palette.face("tile-other") if look.other else palette.face("last")
            return Face(other.face, other.ink, palette.face("last").edge, other.value)
        case TileState.LIT:
            return palette.face("selected")
        case TileState.LAID:
            return palette.face("placed")
        case TileState.REFUSED:
            return palette.face("refused")
