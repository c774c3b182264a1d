"""Squares of a Scrabble board, drawn line by line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.scrabble.layout import Premium
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.widgets.board_frame import SIZES
from wordarcade.widgets.cell_size import CellSize
from wordarcade.widgets.square_art import SquareLook, SquarePart, TileState, draw_square

HUGE, LARGE, WIDE, SMALL = SIZES

looks = st.builds(
    SquareLook,
    premium=st.sampled_from(Premium),
    centre=st.booleans(),
    tile=st.sampled_from(["", "A", "Q", "z"]),
    value=st.integers(0, 99),
    state=st.sampled_from(TileState),
    cursor=st.sampled_from([None, *Direction]),
    hinted=st.booleans(),
)


def picture(look: SquareLook, size: CellSize) -> list[str]:
    """Return the square as plain lines."""
    return ["".join(text for text, _ in line) for line in draw_square(look, size)]


@given(looks, st.sampled_from(SIZES))
def test_a_square_fills_its_rectangle(look: SquareLook, size: CellSize) -> None:
    """Whatever lies on it, it has the lines and columns of its size."""
    lines = picture(look, size)
    assert len(lines) == size.height
    assert {len(line) for line in lines} == {size.width}


@given(looks, st.sampled_from(SIZES))
def test_no_look_needs_colours(look: SquareLook, size: CellSize) -> None:
    """The cursor with its direction, a hint, and how a tile came there are told by signs."""
    told = "".join(picture(look, size))
    assert ("▸" in told) == (look.cursor is Direction.ACROSS)
    assert ("▾" in told) == (look.cursor is Direction.DOWN)
    assert ("?" in told) == (look.hinted and look.cursor is None)
    if look.tile and (size.height > 1 or not (look.hinted or look.cursor)):
        assert look.state.value in told
    assert look.tile in told


@pytest.mark.parametrize(
    ("look", "drawn"),
    [
        (SquareLook(), [[" ·"], [" · "], ["  · ", "    "]]),
        (SquareLook(Premium.TRIPLE_WORD), [["3W"], [" 3W"], [" 3W ", "    "]]),
        (SquareLook(Premium.DOUBLE_WORD, centre=True), [[" ★"], [" ★ "], ["  ★ ", "    "]]),
        (SquareLook(tile="Q", value=10), [["▏Q"], ["▏Q "], ["▏ Q ", "▏ 10"]]),
        (SquareLook(tile="q"), [["▏q"], ["▏q "], ["▏ q ", "▏   "]]),
        (
            SquareLook(tile="A", value=1, state=TileState.LAID),
            [["┃A"], ["┃A "], ["┃ A ", "┃  1"]],
        ),
        (
            SquareLook(tile="A", value=1, state=TileState.LAST),
            [["╏A"], ["╏A "], ["╏ A ", "╏  1"]],
        ),
        (
            SquareLook(Premium.DOUBLE_LETTER, cursor=Direction.DOWN),
            [["▾L"], ["▾2L"], ["▾2L ", "    "]],
        ),
        (SquareLook(hinted=True), [["?·"], ["?· "], ["? · ", "    "]]),
    ],
)
def test_small_and_large_squares(look: SquareLook, drawn: list[list[str]]) -> None:
    """Two, three and four columns: what there is room for is shown."""
    assert [picture(look, size) for size in (SMALL, WIDE, LARGE)] == drawn


def test_the_largest_tiles_have_an_edge_above() -> None:
    """The letter stands in the middle, its value in the corner."""
    assert picture(SquareLook(tile="K", value=5), HUGE) == ["▏▔▔▔▔▔", "▏  K  ", "▏    5"]


def test_the_letter_of_a_blank_is_a_part_of_its_own() -> None:
    """So that it can be underlined."""
    parts = [part for _, part in draw_square(SquareLook(tile="q"), SMALL)[0]]
    assert parts == [SquarePart.EDGE, SquarePart.BLANK_FACE]
