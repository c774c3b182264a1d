"""Where the ribbon of a bingo lies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.scrabble.squares import SIZE, SQUARES, square_at
from wordarcade.widgets.board_frame import SIZES, extent, fit_in
from wordarcade.widgets.cell_size import CellSize
from wordarcade.widgets.ribbon_place import ribbon_place


@given(
    size=st.sampled_from(SIZES),
    line=st.integers(0, SIZE - 1),
    start=st.integers(0, SIZE - 7),
    length=st.integers(7, SIZE),
    across=st.booleans(),
    tiles=st.frozensets(st.integers(0, SQUARES - 1), max_size=60),
)
def test_a_ribbon_hides_nothing_of_its_word(
    *, size: CellSize, line: int, start: int, length: int, across: bool, tiles: frozenset[int]
) -> None:
    """It lies on the squares of the board; a word across always leaves room for one."""
    frame = fit_in(extent(size))
    steps = range(start, min(SIZE, start + length))
    word = [square_at(line, step) if across else square_at(step, line) for step in steps]
    region = ribbon_place(frame, tiles, word)
    assert region is not None or not across
    if region is not None:
        assert set(frame.squares_under(region)).isdisjoint(word)
        first, last = frame.region(0), frame.region(SQUARES - 1)
        assert first.union(last).contains_region(region)


@pytest.mark.parametrize(("row", "top"), [(2, 8), (12, 0)])
def test_a_ribbon_hides_few_tiles(row: int, top: int) -> None:
    """Of the places beside its word it takes the emptiest."""
    frame = fit_in(extent(SIZES[-1]))
    word = [square_at(row, column) for column in range(7)]
    others = [square_at(each, 7) for each in range(row, 8)]
    region = ribbon_place(frame, [*word, *others], word)
    assert region is not None
    assert region.y - frame.corner.y == top


def test_a_word_down_the_middle_leaves_room_for_a_single_line() -> None:
    """On the smallest board, too, the ribbon lies on the board, where the eye is."""
    frame = fit_in(extent(SIZES[-1]))
    word = [square_at(row, 7) for row in range(2, 10)]
    region = ribbon_place(frame, [], word)
    assert region is not None
    assert region.size == (28, 3)
