"""Where everything stands on the playfield of hangman."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.widgets.gallows_strokes import GallowsSize
from wordarcade.widgets.hangman_plan import LIVES, plan


@given(st.integers(47, 200), st.integers(16, 60), st.integers(2, 32))
def test_everything_has_room(columns: int, rows: int, letters: int) -> None:
    """Nothing leaves the playfield or covers something else, whatever the room and the word."""
    found = plan(columns, rows, letters)
    gallows, lives, word, keys = (
        found.gallows_at,
        found.lives_at,
        found.word.at,
        found.keys_at,
    )
    assert 0 <= gallows.x < gallows.x + found.gallows.side < lives.x
    assert lives.x + LIVES <= columns
    assert 2 * (gallows.row + found.gallows.rows) + found.drop <= 2 * word.row
    assert found.word.x(letters - 1) + found.word.tile.width <= columns
    assert word.row + found.word.rows + 1 <= keys.row
    assert keys.row + found.keys.height <= rows
    cells = dict(found.key_cells())
    assert len(cells) == 26
    for letter, (x, row) in cells.items():
        assert 0 <= x < x + found.keys.width <= columns
        assert found.key_at(x, row) == letter
        assert found.key_at(x + found.keys.width - 1, row + found.keys.rows - 1) == letter
    for place in range(letters):
        assert found.word.place_at(found.word.x(place), word.row, letters) == place


@pytest.mark.parametrize(
    ("room", "gallows", "tile", "key"),
    [
        ((58, 16), GallowsSize.SMALL, 5, 3),
        ((47, 20), GallowsSize.SMALL, 5, 3),
        ((67, 26), GallowsSize.MEDIUM, 5, 3),
        ((72, 33), GallowsSize.MEDIUM, 7, 5),
        ((94, 38), GallowsSize.LARGE, 7, 5),
        ((114, 45), GallowsSize.LARGE, 9, 7),
    ],
)
def test_a_larger_room_has_larger_things(
    room: tuple[int, int], gallows: GallowsSize, tile: int, key: int
) -> None:
    """The rooms of the usual terminals, and a word of eight letters."""
    found = plan(*room, 8)
    assert (found.gallows, found.word.tile.width, found.keys.width) == (gallows, tile, key)
    if found.keys.rows == 1 and not found.keys.bare:  # the line below it has no frame
        assert found.keys_at.row + found.keys.height < room[1]


@pytest.mark.parametrize("letters", [8, 9, 10])
def test_longer_words_keep_large_letters(letters: int) -> None:
    """In the room of 120 by 40 gaps go before the letters do."""
    tile = plan(70, 33, letters).word.tile
    assert (tile.width, tile.font) == (7, "tall")
    assert plan(70, 33, 11).word.tile.font is None
