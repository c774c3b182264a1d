"""Rack tiles, painted in every state."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from rich.style import Style
from textual.geometry import Region

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.looks.themes import MONO_THEME, load_theme, role_defaults
from wordarcade.looks.tiles import TileSize
from wordarcade.support.resources import folder
from wordarcade.widgets.tile_art import RackTile, TileLook, paint_rack_tile
from wordarcade.widgets.tile_layout import FLAT, LARGE, MIDDLE, SIZES, TINY

DARK = Palette.of_variables(role_defaults(dark=True))
MONO = Palette.of_variables(
    load_theme(folder("assets") / "themes" / f"{MONO_THEME}.toml").variables
)

looks = st.builds(
    TileLook,
    tile=st.builds(RackTile, st.sampled_from("aqwz*?"), st.integers(0, 10)),
    number=st.integers(0, 26),
    up=st.integers(0, 1),
    cursor=st.booleans(),
    hidden=st.booleans(),
    away=st.booleans(),
    refused=st.booleans(),
    accepted=st.booleans(),
)


def painted(look: TileLook, size: TileSize, palette: Palette = DARK) -> Canvas:
    """Return a canvas with a tile, a row and a column of ground around it."""
    canvas = Canvas(size.width + 2, size.height // 2 + 2)
    paint_rack_tile(canvas, Region(1, 1, size.width, size.height // 2), size, look, palette)
    return canvas


def lines(canvas: Canvas) -> list[str]:
    """Return the characters of a canvas, without those of pixels."""
    rows = [canvas.strip(row, Style()).text for row in range(canvas.rows)]
    return [row.translate(str.maketrans("▀▄█", "   ")).rstrip() for row in rows]


@given(looks, st.sampled_from(SIZES))
def test_a_tile_keeps_to_its_place(look: TileLook, size: TileSize) -> None:
    """And to the row that it is lifted by; nothing else is painted or written on."""
    canvas = painted(look, size)
    high = 1 - look.up
    for row, line in enumerate(lines(canvas)):
        assert (line == "") or (high <= row < canvas.rows - 1 and line[0] == " ")
        assert len(line) <= size.width + 1
    for y in range(2 * canvas.rows):
        for x in (0, size.width + 1):
            assert canvas.paint_at(x, y) is None


@given(looks.filter(lambda look: not look.hidden), st.sampled_from(SIZES))
@example(TileLook(RackTile("q", 10), number=2, cursor=True), TINY)
def test_no_state_needs_colours(look: TileLook, size: TileSize) -> None:
    """Use, cursor and refusal are told by glyphs, an accepted tile by a tick."""
    told = "".join(lines(painted(look, size, MONO)))
    shown = not look.away or look.accepted
    crowded = look.number and not look.up and (look.refused or look.accepted)
    if not crowded:  # which happens only to lifted tiles
        assert ("▸" in told or "◂" in told) == (look.cursor and shown)
    assert ("✓" in told) == look.accepted
    assert ("×" in told) == bool(look.refused and look.number and shown and not look.accepted)
    if look.number and shown and not look.accepted:
        assert str(look.number) in told


def test_values_stand_below_or_beside_the_letter() -> None:
    """In small digits where there is no row for them."""
    queen = TileLook(RackTile("q", 10))
    assert lines(painted(queen, FLAT))[1] == "  Q₁₀"
    assert lines(painted(queen, TINY))[1] == " Q₁₀"
    assert lines(painted(queen, MIDDLE))[1:4] == ["", "   Q", "    10"]
    assert lines(painted(queen, LARGE))[5] == "       10"


def test_a_large_letter_leaves_room_for_its_value() -> None:
    """No figure stands on the pixels of a letter."""
    face = DARK.face("tile")
    for letter in "abcdefghijklmnopqrstuvwxyz*":
        canvas = painted(TileLook(RackTile(letter, 10)), LARGE)
        assert {canvas.paint_at(x, y) for x in range(1, 10) for y in (10, 11)} == {face.face}


def test_a_covered_tile_betrays_nothing() -> None:
    """Neither letter nor value, in use or not."""
    tiles = [RackTile("q", 10), RackTile("a", 1)]
    for size in SIZES:
        drawn = [lines(painted(TileLook(tile, hidden=True, number=2), size)) for tile in tiles]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("size", SIZES)
def test_a_slot_keeps_its_letter(size: TileSize) -> None:
    """So that one sees what has been played; its value is gone."""
    told = "".join(lines(painted(TileLook(RackTile("q", 10), away=True, number=1), size)))
    assert told.split() == ["Q"]


def test_without_colours_a_slot_is_no_tile() -> None:
    """Only its letter stays, without an edge below it."""
    slot = painted(TileLook(RackTile("q", 10), away=True), LARGE, MONO)
    tile = painted(TileLook(RackTile("q", 10)), LARGE, MONO)
    assert slot.paint_at(1, 13) is None
    assert tile.paint_at(1, 13) is not None
