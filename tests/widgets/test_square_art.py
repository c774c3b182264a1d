"""Squares of a Scrabble board, painted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.style import Style
from textual.geometry import Region

from wordarcade.engine.scrabble.layout import Premium
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.looks.themes import DEFAULT_THEME, MONO_THEME, own_names, own_theme
from wordarcade.widgets.board_frame import SIZES
from wordarcade.widgets.cell_size import CellSize
from wordarcade.widgets.square_art import SquareLook, TileState, paint_square

LARGE, MIDDLE, SMALL = SIZES
PALETTES = {name: Palette.of_variables(own_theme(name).variables) for name in own_names()}

looks = st.builds(
    SquareLook,
    premium=st.sampled_from(Premium),
    centre=st.booleans(),
    other=st.booleans(),
    tile=st.sampled_from(["", "A", "Q", "z", "?"]),
    value=st.integers(0, 99),
    state=st.sampled_from(TileState),
    cursor=st.sampled_from([None, *Direction]),
    hinted=st.booleans(),
)


def drawn(look: SquareLook, size: CellSize, theme: str = DEFAULT_THEME) -> Canvas:
    """Return a canvas with a square and a column beside it on either side."""
    canvas = Canvas(size.width + 2, size.height)
    paint_square(canvas, Region(1, 0, size.width, size.height), look, PALETTES[theme])
    return canvas


def picture(look: SquareLook, size: CellSize, theme: str = DEFAULT_THEME) -> list[str]:
    """Return the square as plain lines."""
    canvas = drawn(look, size, theme)
    return [canvas.strip(row, Style()).text[1:-1] for row in range(size.height)]


@given(looks, st.sampled_from(SIZES), st.sampled_from(sorted(PALETTES)))
def test_a_square_keeps_to_its_region(look: SquareLook, size: CellSize, theme: str) -> None:
    """Whatever lies on it, nothing is painted beside it."""
    canvas = drawn(look, size, theme)
    for row in range(size.height):
        text = canvas.strip(row, Style()).text
        assert text[0] == text[-1] == " "


@given(looks, st.sampled_from(SIZES))
def test_no_look_needs_colours(look: SquareLook, size: CellSize) -> None:
    """The cursor with its direction, a hint, the letter and a fault are told by signs."""
    told = "".join(picture(look, size, MONO_THEME))
    assert ("▸" in told) == (look.cursor is Direction.ACROSS)
    assert ("▾" in told) == (look.cursor is Direction.DOWN)
    assert look.tile in told
    if look.hinted and look.cursor is None:
        assert "?" in told
    focused = look.cursor is not None or look.hinted
    if look.tile and not focused:
        assert ("×" in told) == (look.state is TileState.REFUSED)
        assert ("▎" in told) == (look.state is TileState.LAST) or size is SMALL


@pytest.mark.parametrize(
    ("look", "shown"),
    [
        (SquareLook(), [" ·", "▏   ", "▏     "]),
        (SquareLook(Premium.TRIPLE_WORD), ["3W", "▏3W ", "▏     "]),
        (SquareLook(tile="Q", value=10), ["▏Q", "▏Q₁₀", "▏     "]),
        (SquareLook(tile="q"), ["▏q", "▏q  ", "▏     "]),
        (SquareLook(tile="A", value=1, state=TileState.LAST), ["▎A", "▎A₁ ", "▎     "]),
        (SquareLook(tile="A", value=1, state=TileState.REFUSED), ["×A", "▏A₁×", "▏     "]),
        (SquareLook(cursor=Direction.DOWN), [" ▾", " ▾  ", "      "]),
    ],
)
def test_small_and_large_squares(look: SquareLook, shown: list[str]) -> None:
    """Two, four and six columns: what there is room for is shown."""
    assert [picture(look, size)[0] for size in (SMALL, MIDDLE, LARGE)] == shown


def test_tiles_that_touch_do_not_fuse() -> None:
    """Every second tile has another face, and each an edge of its own."""
    palette = PALETTES[DEFAULT_THEME]
    first, second = (
        drawn(SquareLook(tile="A", value=1, other=other), MIDDLE) for other in (False, True)
    )
    assert first.paint_at(2, 0) != second.paint_at(2, 0)
    assert first.paint_at(2, 3) == palette.face("tile").edge


def test_lines_below_squares_have_no_gaps() -> None:
    """They go on from square to square; a label of two rows has an edge below it instead."""
    assert picture(SquareLook(), LARGE)[-1] == "▁" * LARGE.width
    assert picture(SquareLook(), MIDDLE)[-1] == "▁" * MIDDLE.width
    canvas = drawn(SquareLook(premium=Premium.TRIPLE_WORD), MIDDLE)
    face = PALETTES[DEFAULT_THEME].face("triple-word")
    assert [canvas.paint_at(1, half) for half in range(4)] == [face.face] * 3 + [face.edge]
