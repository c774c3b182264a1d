"""Tiles without colours: an outline where a letter has room in it."""

import pytest

from tests.looks.test_canvas import GROUND
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.palette import ON, Face
from wordarcade.looks.tiles import S7, XS, L, M, N, S, Tile, TileSize, X, paint_link, paint_tile

BARE = Face(None, ON, ON, ON)
"""A tile without a ground of its own."""


def pixels(size: TileSize, value: str = "") -> list[str]:
    """Return the tile of a W as half rows of `#` and dots; what is written counts as none."""
    canvas = Canvas(size.width, -(-size.height // 2))
    paint_tile(canvas, 0, 0, size, Tile("W", BARE, value=value))
    rows = []
    for number in range(canvas.rows):
        upper, lower = "", ""
        for segment in canvas.strip(number, GROUND):
            turned = segment.style is not None and segment.style.reverse
            for sign in segment.text:
                upper += ".#"[sign in {"█", "▄" if turned else "▀"}]
                lower += ".#"[sign in {"█", "▀" if turned else "▄"}]
        rows += [upper, lower]
    return rows[: size.height]


@pytest.mark.parametrize("size", [L, M, N, S, S7])
@pytest.mark.parametrize("value", ["", "4"])
def test_a_letter_is_clear_of_its_outline(size: TileSize, value: str) -> None:
    """Where both would touch, there is none: then the letter stands over the edge alone."""
    rows = pixels(size, value)
    letter = font(size.font or "").bitmaps["W"]
    if all(row[0] == "#" for row in rows):
        assert all(row[1] == row[-2] == "." for row in rows[1 : -size.edge - 1])
        assert rows[1] == f"#{'.' * (size.width - 2)}#"
    else:
        assert set(rows[-1]) == {"#"}
        inked = sum(row.count("#") for row in rows[: size.height - size.edge])
        whole = sum(line.count("#") for line in letter)
        assert whole - len(value) <= inked <= whole  # the value may be written over a foot


@pytest.mark.parametrize("size", [L, M, N, S, S7, X, XS])
def test_a_link_goes_on_as_the_tiles_that_it_joins(size: TileSize) -> None:
    """Where it is as high as they are, it has their edge, too."""
    face = Face("#00ff00", "#000000", "#008800", "#000000")
    columns, rows = size.extent(1, 2)
    canvas = Canvas(columns, -(-rows // 2))
    places = ((0, 0), (size.pitch_x, 0))
    for x, y in places:
        paint_tile(canvas, x, y, size, Tile("", face))
    paint_link(canvas, *places, size, face)
    painted = [[canvas.paint_at(x, y) for y in range(size.height)] for x in range(size.pitch_x)]
    for gap in painted[size.width :]:
        assert any(gap)
        assert {each for each in zip(gap, painted[0], strict=True) if each[0]} <= {
            (paint, paint) for paint in (face.face, face.edge)
        }
