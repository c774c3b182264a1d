"""Tiles, drawn line by line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.widgets.big_letters import shipped_big_letters
from wordarcade.widgets.tile_art import RackTile, TileLook, draw_tile
from wordarcade.widgets.tile_layout import LARGE, MEDIUM, SIZES, SMALL, TINY, TileSize

looks = st.builds(
    TileLook,
    tile=st.builds(RackTile, st.sampled_from("aqwz*?"), st.integers(0, 10)),
    number=st.integers(0, 26),
    cursor=st.booleans(),
    hidden=st.booleans(),
    away=st.booleans(),
)


def picture(look: TileLook, size: TileSize) -> list[str]:
    """Return the tile as plain lines."""
    drawn = draw_tile(look, size, shipped_big_letters())
    return ["".join(text for text, _ in line) for line in drawn]


@given(looks, st.sampled_from(SIZES))
def test_a_tile_fills_its_rectangle(look: TileLook, size: TileSize) -> None:
    """Whatever a tile shows, it has the lines and columns of its size."""
    lines = picture(look, size)
    assert len(lines) == size.height
    assert {len(line) for line in lines} == {size.width}


@given(looks.filter(lambda look: not look.hidden and not look.away), st.sampled_from(SIZES))
def test_no_look_needs_colours(look: TileLook, size: TileSize) -> None:
    """Use and cursor are told by signs, and so by other text than that of a plain tile."""
    plain = picture(TileLook(look.tile), size)
    told = "".join(picture(look, size))
    assert (picture(look, size) == plain) == (not look.number and not look.cursor)
    assert ("▸" in told) == look.cursor
    assert ("┃" in told) == bool(look.number)


def test_use_is_told_before_a_value_of_two_digits() -> None:
    """The tiniest tile has no room for both beside the cursor."""
    look = TileLook(RackTile("q", 10), number=1, cursor=True)
    assert picture(look, TINY) == ["▸Q ┃"]


def test_a_tile_has_its_value() -> None:
    """Below the letter, on the right."""
    assert picture(TileLook(RackTile("q", 10)), MEDIUM) == ["╭────╮", "│ Q  │", "│ 10 │", "╰────╯"]


def test_a_tile_in_use_has_a_heavy_edge_and_its_number() -> None:
    """The number stands on the edge."""
    look = TileLook(RackTile("*", 0), number=12, cursor=True)
    assert picture(look, MEDIUM) == ["┏━━12┓", "┃▸* ◂┃", "┃  0 ┃", "┗━━━━┛"]


def test_large_tiles_have_large_letters() -> None:
    """Drawn in half blocks."""
    assert picture(TileLook(RackTile("l", 1)), LARGE) == [
        "╭───────╮",
        "│ █     │",
        "│ █     │",
        "│ █▄▄▄▄ │",
        "│     1 │",
        "╰───────╯",
    ]


@pytest.mark.parametrize(
    ("look", "drawn"),
    [
        (TileLook(RackTile("a", 1)), " A1  "),
        (TileLook(RackTile("q", 10)), " Q10 "),
        (TileLook(RackTile("q", 10), number=3), "┃Q10┃"),
        (TileLook(RackTile("a", 1), cursor=True), "▸A1 ◂"),
        (TileLook(RackTile("a", 1), number=1, cursor=True), "▸A1 ┃"),
        (TileLook(RackTile("a", 1), hidden=True), " ·   "),
        (TileLook(RackTile("a", 1), number=1, away=True), "  ·  "),
    ],
)
def test_small_tiles_take_one_line(look: TileLook, drawn: str) -> None:
    """Sides tell of use and cursor."""
    assert picture(look, SMALL) == [drawn]


def test_the_right_side_of_a_tiny_tile_gives_way_to_its_value() -> None:
    """A value of two digits is read whole."""
    drawn = [picture(TileLook(RackTile(*tile), number=1), TINY) for tile in (("a", 1), ("q", 10))]
    assert drawn == [["┃A1┃"], ["┃Q10"]]
