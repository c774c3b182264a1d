"""Drawing of a grid cell, as lines of tagged text."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from wordarcade.widgets.cell_size import CellSize

BROKEN_MARK: Final = "×"
_HIDDEN: Final = "·"
_BLOCKED: Final = "░"
_CURSOR: Final = ("▸", "◂")


class Part(Enum):
    """The parts of a cell, which decide its colours."""

    BORDER = auto()
    FACE = auto()
    NUMBER = auto()
    CURSOR = auto()
    MARK = auto()


@dataclass(frozen=True, slots=True)
class Exits:
    """The sides on which a path runs straight into the next cell; diagonals leave by corners."""

    north: bool = False
    east: bool = False
    south: bool = False
    west: bool = False


class Verdict(Enum):
    """What became of the word that a cell belongs to."""

    NONE = auto()
    ACCEPTED = auto()
    REFUSED = auto()


@dataclass(frozen=True, slots=True)
class CellLook:
    """The look of a cell, colours aside.

    Attributes:
        text: the letters, lowercase; empty for a blocked cell.
        number: the position in the path, from 1; 0 outside it.
        towards: the arrow to the next cell of the path, outside it a line to the next cell of a
            word, to the right or below; empty without one.
        exits: the sides where the path's line touches the cell.
        broken: whether the typed letters cannot continue from this cell.
        cursor: whether the cursor is here.
        mark: a short hint about the cell, or nothing.
        hidden: whether the letters are hidden.
        verdict: what became of the word it belongs to.
        last: whether it is the last of its path.
        role: the face of a cell outside the path, as a role of the palette; empty for the
            usual one.
    """

    text: str
    number: int = 0
    exits: Exits = Exits()
    towards: str = ""
    broken: bool = False
    cursor: bool = False
    mark: str = ""
    hidden: bool = False
    verdict: Verdict = Verdict.NONE
    last: bool = False
    role: str = ""

    @property
    def face(self) -> str:
        """The letters as on a die: Qu, not QU."""
        return _HIDDEN if self.hidden else self.text.capitalize()


def is_one_of(look: CellLook, faces: Collection[str]) -> bool:
    """Return whether a cell has one of some faces of its own, and nothing else becomes of it."""
    rests = not look.number and not look.hidden and look.verdict is Verdict.NONE
    return rests and look.role in faces


Piece = tuple[str, Part]


def draw_cell(look: CellLook, size: CellSize) -> list[list[Piece]]:
    """Return the lines of a cell, top first, each as wide as `size` says."""
    if size.gap_x == 0:
        return [_packed(look, size.width)]
    if size.height == 1:
        return [_single_line(look, size.width)]
    return [
        _top(look, size),
        *_middle(look, size),
        _bottom(look, size),
    ]


def _packed(look: CellLook, width: int) -> list[Piece]:
    """Draw `×E3`: a sign if there is one, the letters, the place in the path.

    Where a number is too long its last digits say enough, next to the numbers before it.
    """
    if not look.text:
        return [(_BLOCKED * width, Part.BORDER)]
    sign, part = " ", Part.BORDER
    if look.cursor:
        sign, part = _CURSOR[0], Part.CURSOR
    elif look.broken:
        sign = BROKEN_MARK
    elif look.mark:
        sign, part = look.mark[0], Part.MARK
    text = _shortened(look.face, width - 2)
    number = str(look.number or "")
    spare = width - len(text) - 1
    if len(number) > spare and sign == " ":
        sign, spare = "", spare + 1
    return [(sign, part), (text, Part.FACE), (number[-spare:].rjust(spare), Part.NUMBER)]


def _single_line(look: CellLook, width: int) -> list[Piece]:
    """Draw `┃ O 2┃` in a path, ` O ` elsewhere; marks and cursor take the place of the sides."""
    number = str(look.number or "")
    inner = width - 2
    if not look.text:
        return [(_BLOCKED * width, Part.BORDER)]
    text = _shortened(look.face, inner - len(number))
    lead = " " if len(text) + len(number) < inner else ""
    left = right = ("┃" if look.number else " ", Part.BORDER)
    if look.mark:
        left = (look.mark[0], Part.MARK)
    if look.broken:
        right = (BROKEN_MARK, Part.BORDER)
    if look.cursor:
        left, right = ((side, Part.CURSOR) for side in _CURSOR)
    return [
        left,
        ((lead + text).ljust(inner - len(number)), Part.FACE),
        (number, Part.NUMBER),
        right,
    ]


def _top(look: CellLook, size: CellSize) -> list[Piece]:
    left, line, right = "┏━┓" if look.number else "╭─╮"
    number = str(look.number or "")
    edge = _with_joint(line * (size.width - 2), size, "┻" if look.exits.north else "")
    return [
        (left + edge[: len(edge) - len(number)], Part.BORDER),
        (number, Part.NUMBER),
        (right, Part.BORDER),
    ]


def _bottom(look: CellLook, size: CellSize) -> list[Piece]:
    left, line, right = "┗━┛" if look.number else "╰─╯"
    edge = _with_joint(line * (size.width - 2), size, "┳" if look.exits.south else "")
    mark = _shortened(look.mark, size.width - 3)
    end = BROKEN_MARK if look.broken else edge[-1]
    return [
        (left, Part.BORDER),
        (mark, Part.MARK),
        (edge[len(mark) : -1] + end + right, Part.BORDER),
    ]


def _middle(look: CellLook, size: CellSize) -> list[list[Piece]]:
    """Draw the inside: the letters in the middle."""
    inner, lines = size.width - 2, size.height - 2
    faces = _inside(look, inner, lines)
    drawn: list[list[Piece]] = []
    for number, face in enumerate(faces):
        level = number == lines // 2
        left = right = "┃" if look.number else "│"
        if level and look.exits.west:
            left = "┫"
        if level and look.exits.east:
            right = "┣"
        body: list[Piece] = [(face, Part.FACE if look.text else Part.BORDER)]
        if level and look.cursor:
            body = [(_CURSOR[0], Part.CURSOR), (face[1:-1], Part.FACE), (_CURSOR[1], Part.CURSOR)]
        drawn.append([(left, Part.BORDER), *body, (right, Part.BORDER)])
    return drawn


def _inside(look: CellLook, width: int, lines: int) -> list[str]:
    if not look.text:
        return [_BLOCKED * width] * lines
    above = lines // 2
    blank = [" " * width]
    face = _shortened(look.face, width).center(width)
    return [*blank * above, face, *blank * (lines - above - 1)]


def _with_joint(edge: str, size: CellSize, joint: str) -> str:
    """Put the joint of a vertical connection on an edge that has lost its two corners."""
    at = size.axis - 1
    return edge[:at] + joint + edge[at + 1 :] if joint else edge


def _shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
