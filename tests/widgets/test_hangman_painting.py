"""A round of hangman as pixels."""

import re
from dataclasses import replace

import pytest
from rich.style import Style

from tests.widgets.looks_app import LooksApp
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.looks.themes import load_theme
from wordarcade.support import resources
from wordarcade.widgets.gallows_strokes import GallowsSize
from wordarcade.widgets.hangman_painting import Moment, paint_gallows, paint_keys, paint_word
from wordarcade.widgets.hangman_plan import plan
from wordarcade.widgets.hangman_preview import HangmanPreview
from wordarcade.widgets.hangman_scene import Scene

SCENE = Scene(pattern="-oo-", used="eo", wrong=1, allowed=6)


@pytest.fixture
def palette() -> Palette:
    """The colours of the default theme."""
    path = resources.folder("assets") / "themes" / "wordarcade-dark.toml"
    return Palette.of_variables(load_theme(path).variables)


def gallows_paints(scene: Scene, palette: Palette, moment: Moment | None = None) -> set[str]:
    """Return the roles that a small gallows is painted with."""
    canvas = Canvas(18, 9)
    where = GallowsSize.SMALL, 0, 0
    paint_gallows(canvas, where, scene, palette, moment or Moment())
    seen = {canvas.paint_at(x, y) for x in range(18) for y in range(18)}
    roles = ("wood", "wood-light", "rope", "figure", "figure-dim", "bad", "good")
    return {role for role in roles if palette.ink(role) in seen}


def test_the_figure_is_dim_from_the_start(palette: Palette) -> None:
    """Its strokes light one by one; a lost one is red, a saved one has left the rope."""
    wood = {"wood", "wood-light", "rope"}
    assert gallows_paints(replace(SCENE, wrong=0), palette) == {*wood, "figure-dim"}
    assert gallows_paints(SCENE, palette) == {*wood, "figure", "figure-dim"}
    assert gallows_paints(replace(SCENE, wrong=6, won=False), palette) == {*wood, "bad"}
    saved = {"wood", "wood-light", "good"}
    assert gallows_paints(replace(SCENE, won=True), palette) == saved
    assert gallows_paints(replace(SCENE, won=True), palette, Moment(leap=2)) == saved
    assert gallows_paints(SCENE, palette, Moment(dark=1)) == {*wood, "figure-dim"}


def test_a_word_tells_what_is_known(palette: Palette) -> None:
    """Letters that are known, being typed, fresh, told at the end, and open places."""
    where = plan(47, 19, 4).word

    def faces(scene: Scene, moment: Moment | None = None) -> list[str | None]:
        canvas = Canvas(47, 19)
        paint_word(canvas, where, scene, palette, moment or Moment())
        return [canvas.paint_at(where.x(place), 2 * where.at.row) for place in range(4)]

    slot, tile = palette.ink("slot"), palette.face("tile").face
    fresh, told = palette.face("accepted").face, palette.face("refused").face
    assert faces(SCENE) == [slot, tile, tile, slot]
    assert faces(replace(SCENE, typed="go")) == [slot, tile, tile, slot]
    assert faces(SCENE, Moment(fresh=frozenset({1}))) == [slot, fresh, tile, slot]
    assert faces(replace(SCENE, solution="good", won=False)) == [told, tile, tile, told]
    assert faces(replace(SCENE, pattern="good", solution="good", won=True)) == [fresh] * 4
    marked = replace(SCENE, hint="g", marked=frozenset({0}))
    assert faces(marked) == [palette.face("selected").face, tile, tile, slot]


def test_keys_tell_by_colour_and_by_sign(palette: Palette) -> None:
    """A hit, a miss, a hint, and a key that was not tried."""
    where = plan(72, 33, 4)
    canvas = Canvas(72, 33)
    paint_keys(canvas, where, replace(SCENE, hint="a", asked="c"), palette)
    cells = dict(where.key_cells())
    text = {
        letter: "".join(
            glyph.character
            for column, glyph in sorted(canvas._glyphs[row].items())
            if x <= column < x + where.keys.width
        )
        for letter, (x, row) in cells.items()
        if letter in "eoabc"
    }
    assert text == {"e": "E×", "o": "O✓", "a": "A?", "b": "B", "c": "C…"}
    for letter, role in (
        ("e", "key-miss"),
        ("o", "key-hit"),
        ("a", "key-hint"),
        ("b", "key"),
        ("c", "selected"),
    ):
        x, row = cells[letter]
        assert canvas.paint_at(x, 2 * row) == palette.face(role).face


def test_a_missed_letter_is_marked_on_its_tile(palette: Palette) -> None:
    """Not below it, where the mark would stand over a key."""
    for columns, rows in ((47, 19), (80, 33)):
        where = plan(columns, rows, 4)
        canvas = Canvas(columns, rows)
        scene = replace(SCENE, solution="book", won=False)
        paint_word(canvas, where.word, scene, palette)
        lines = [canvas.strip(row, Style()).text for row in range(rows)]
        assert lines[where.word.at.row].count("×") == 2
        assert "×" not in lines[where.word.at.row + where.word.rows]


@pytest.mark.parametrize("letters", [4, 8, 11, 12, 15, 18])
async def test_the_preview_has_a_place_for_each_letter(letters: int) -> None:
    """Places that touch look like one wide box: a long word stands in several lines."""
    app, preview = LooksApp(), HangmanPreview()
    async with app.run_test(size=(20, 17)) as pilot:
        await app.mount(preview)
        preview.scene = Scene(pattern="-" * letters)
        await pilot.pause()
        lines = [preview.render_line(row).text for row in range(17)]
        assert sum(len(re.findall("▂+", line)) for line in lines) == letters
