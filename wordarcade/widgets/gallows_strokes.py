"""The gallows in pixels, stroke by stroke, in three sizes.

A pixel is one column wide and half a row high.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import hypot
from typing import Final

Pixel = tuple[int, int]
"""Column and half row, from the top left."""


class Material(Enum):
    """What a pixel is made of."""

    WOOD = "wood"
    EDGE = "edge"
    ROPE = "rope"
    FIGURE = "figure"


Stroke = dict[Pixel, Material]
"""The pixels of a stroke."""


class GallowsSize(Enum):
    """The sizes: pixels across and down, and the measures of the parts in pixels."""

    SMALL = (18, 1)
    MEDIUM = (30, 2)
    LARGE = (44, 3)

    @property
    def side(self) -> int:
        """Pixels across, and down."""
        return self.value[0]

    @property
    def scale(self) -> int:
        """The thickness of the wood."""
        return self.value[1]

    @property
    def rows(self) -> int:
        """Rows of the terminal."""
        return self.side // 2


@dataclass(frozen=True, slots=True)
class _Measures:
    """Measures of a size, in pixels.

    Attributes:
        rope_at: column of the rope.
        rope: length of the rope.
        brace: columns of the brace.
        radius: of the head.
        body: length of the body.
        limb: reach of arms and legs.
        thick: thickness of the limbs.
        shoulder: of the arms below the neck.
        side: of the body, left and right of its middle.
    """

    rope_at: int
    rope: int
    brace: int
    radius: int
    body: int
    limb: int
    thick: int
    shoulder: int
    side: int = 0


_MEASURES: Final = {
    GallowsSize.SMALL: _Measures(12, 2, 4, 2, 4, 3, 1, 0),
    GallowsSize.MEDIUM: _Measures(21, 3, 7, 3, 7, 5, 1, 1),
    GallowsSize.LARGE: _Measures(31, 4, 11, 5, 11, 7, 2, 2, 1),
}

WOODEN: Final = 4
"""The first strokes: base, post, beam and rope. Six more draw the figure."""

_JOINED: Final = {
    1: (6,),
    2: (2, 4),
    3: (1, 3, 2),
    4: (1, 1, 2, 2),
    5: (1, 1, 1, 1, 2),
    6: (1, 1, 1, 1, 1, 1),
    7: (4, 1, 1, 1, 1, 1, 1),
    8: (2, 2, 1, 1, 1, 1, 1, 1),
    9: (2, 1, 1, 1, 1, 1, 1, 1, 1),
}
"""The strokes of each miss, by the misses allowed; up to six allowed the wood stands already."""


def strokes_lit(wrong: int, allowed: int) -> int:
    """Return how many strokes are lit, wood included.

    Args:
        wrong: the wrong guesses made, 0 to `allowed`.
        allowed: the wrong guesses that lose, at least 1.

    >>> [strokes_lit(wrong, 6) for wrong in range(7)]
    [4, 5, 6, 7, 8, 9, 10]
    >>> [strokes_lit(wrong, 8) for wrong in range(9)]
    [0, 2, 4, 5, 6, 7, 8, 9, 10]
    >>> strokes_lit(0, 3), strokes_lit(3, 3), strokes_lit(25, 26), strokes_lit(26, 26)
    (4, 10, 9, 10)
    """
    joined = _JOINED.get(allowed)
    if joined is None:
        return wrong * (WOODEN + 6) // allowed
    standing = WOODEN if sum(joined) == 6 else 0
    return standing + sum(joined[:wrong])


@cache
def strokes(size: GallowsSize) -> tuple[Stroke, ...]:
    """Return the strokes in order: base, post, beam, rope, head, body, arms, legs."""
    side, thick, measures = size.side, size.scale, _MEASURES[size]
    small = size is GallowsSize.SMALL
    top, post = (0 if small else thick - 1), 2 * thick
    drop = measures.rope_at
    length = drop - post + 2 * thick
    ground = thick + (0 if small else 1)
    base = _rectangle(0, side - ground, side, ground, Material.WOOD)
    base |= _rectangle(0, side - ground, side, 1, Material.EDGE)
    pillar = _rectangle(post, top, thick, side - ground - top, Material.WOOD)
    beam = _rectangle(post, top, length, thick, Material.WOOD)
    if not small:
        pillar |= _rectangle(post, top, 1, side - ground - top, Material.EDGE)
        beam |= _rectangle(post, top, length, 1, Material.EDGE)
    brace = measures.brace
    corner = (post + thick, top + thick + brace - 1)
    beam |= _wood(_line(corner, (post + thick + brace - 1, top + thick), thick))
    centre = drop + thick // 2
    neck = top + thick + measures.rope
    rope = dict.fromkeys(_line((centre, top + thick), (centre, neck - 1)), Material.ROPE)
    return (base, pillar, beam, rope, *map(_figure, _body(centre, neck, measures)))


@cache
def freed(size: GallowsSize) -> Stroke:
    """Return a figure that is saved: it stands on the ground, smiling, its arms up."""
    thick, measures = size.scale, _MEASURES[size]
    ground = thick + (0 if size is GallowsSize.SMALL else 1)
    height = 2 * measures.radius + 1 + measures.body + measures.limb
    centre, top = measures.rope_at + thick // 2, size.side - ground - 1 - height
    parts = _body(centre, top, measures, glad=True)
    return _figure(pixel for part in parts for pixel in part)


def _body(
    centre: int, top: int, measures: _Measures, *, glad: bool = False
) -> Iterable[Iterable[Pixel]]:
    """Yield head, body, arms and legs of a figure at a column; arms that are glad are up."""
    middle, limb, thick = top + measures.radius, measures.limb, measures.thick
    face = _face(centre, middle, measures.radius, smiling=glad)
    yield (*_ring(centre, middle, measures.radius), *face)
    neck = middle + measures.radius + 1
    hip, shoulder = neck + measures.body, neck + measures.shoulder
    side = measures.side
    yield _rectangle(centre - side, neck, 2 * side + 1, measures.body, Material.FIGURE)
    # Arms that are up reach past the head, from lower down.
    raised = neck + measures.body // 3
    arms = (raised, raised - limb, limb + 1) if glad else (shoulder, shoulder + limb - 1, limb)
    for y, end, reach in (arms, (hip, hip + limb, limb)):
        yield _line((centre - side - 1, y), (centre - side - reach, end), thick)
        yield _line((centre + side + 1, y), (centre + side + reach, end), thick, inward=True)


def _face(x: int, y: int, radius: int, *, smiling: bool) -> Iterable[Pixel]:
    """Return eyes and mouth, where the head has room for them."""
    if radius < _WITH_A_FACE:
        return ()
    corners = ((x - 2, y + 1), (x + 2, y + 1)) if smiling else ()
    mouth = ((x - 1, y + 2), (x, y + 2), (x + 1, y + 2), *corners)
    return ((x - 2, y - 1), (x + 2, y - 1), *mouth)


_WITH_A_FACE: Final = 5
"""The radius of a head from which it has a face."""


def _wood(pixels: Iterable[Pixel]) -> Stroke:
    return dict.fromkeys(pixels, Material.WOOD)


def _figure(pixels: Iterable[Pixel]) -> Stroke:
    return dict.fromkeys(pixels, Material.FIGURE)


def _rectangle(x: int, y: int, width: int, height: int, material: Material) -> Stroke:
    return {(x + i, y + j): material for i in range(width) for j in range(height)}


def _line(start: Pixel, end: Pixel, thick: int = 1, *, inward: bool = False) -> list[Pixel]:
    """Return a line, thickened to the right, or to the left if `inward`."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    pixels = []
    for step in range(steps + 1):
        x = round(start[0] + (end[0] - start[0]) * step / steps)
        y = round(start[1] + (end[1] - start[1]) * step / steps)
        pixels += [(x + (-more if inward else more), y) for more in range(thick)]
    return pixels


def _ring(x: int, y: int, radius: int) -> Iterable[Pixel]:
    """Yield the pixels of a circle around a pixel."""
    reach = range(-radius, radius + 1)
    for i in reach:
        for j in reach:
            if radius - 1 < hypot(i, j) - _ROUNDING <= radius:
                yield (x + i, y + j)


_ROUNDING: Final = 0.35
"""How far a pixel's centre may lie outside of a circle that it belongs to."""
