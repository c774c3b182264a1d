"""Painting the parts of a round of hangman on a canvas."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from textual.color import Color

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.palette import Face, Paint, Palette
from wordarcade.looks.tiles import Tile, paint_tile
from wordarcade.widgets.gallows_strokes import (
    WOODEN,
    GallowsSize,
    Material,
    freed,
    strokes,
    strokes_lit,
)
from wordarcade.widgets.hangman_plan import LIVES, Cell, Plan, WordPlan
from wordarcade.widgets.hangman_scene import Scene

_ROLES: Final = {
    Material.WOOD: "wood",
    Material.EDGE: "wood-light",
    Material.ROPE: "rope",
    Material.FIGURE: "figure",
}
_SUNK: Final = 0.68
"""How far wood that is not drawn yet sinks into the ground."""
_COVERED: Final = "Enter uncovers the word"
"""Stands where the keys are in a pause."""
_MOST_FIGURES: Final = 2
"""Digits of a number that is still written large."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What is seen for a moment only, while something moves.

    Attributes:
        dark: the strokes from the last that are not lit yet.
        fresh: the places whose tiles are green.
        leap: the half rows that a saved figure is above the ground.
    """

    dark: int = 0
    fresh: frozenset[int] = frozenset()
    leap: int = 0


STILL: Final = Moment()
"""Nothing moves."""


def paint_gallows(
    canvas: Canvas,
    where: tuple[GallowsSize, int, int],
    scene: Scene,
    palette: Palette,
    moment: Moment = STILL,
) -> None:
    """Paint the gallows of a size, its corner at a pixel, dim where it is not drawn yet.

    A lost figure is of the colour of losses; a saved one stands there without a rope.
    """
    lit = strokes_lit(scene.wrong, scene.allowed) - moment.dark
    size, left, top = where
    for number, stroke in enumerate(strokes(size)):
        figure = number >= WOODEN
        if scene.won and number >= WOODEN - 1:
            continue
        for (x, y), material in stroke.items():
            role = "bad" if figure and scene.won is False else _ROLES[material]
            paint = palette.ink(role) if number < lit else _dim(palette, material)
            canvas.fill(left + x, top + y, 1, 1, paint)
    if scene.won:
        for x, y in freed(size):
            canvas.fill(left + x, top + y - moment.leap, 1, 1, palette.ink("good"))


def _dim(palette: Palette, material: Material) -> Paint:
    """Return the colour of what is not drawn yet: wood keeps a shade of its own where it can."""
    wood, ground = palette.ink(_ROLES[material]), palette.ink("ground")
    if material is Material.FIGURE or not (wood and ground and wood[0] == ground[0] == "#"):
        return palette.ink("figure-dim")
    return _blended(wood, ground)


@lru_cache(maxsize=16)
def _blended(colour: str, ground: str) -> str:
    return Color.parse(colour).blend(Color.parse(ground), _SUNK).hex


def leap(size: GallowsSize) -> tuple[int, int, int]:
    """Return the half rows that a saved figure is above the ground in three frames."""
    return size.scale, size.scale + 1, size.scale


def paint_lives(canvas: Canvas, plan: Plan, scene: Scene, palette: Palette) -> None:
    """Paint the wrong guesses left as a figure and as dots, and the note below them."""
    x, row = plan.lives_at
    large = plan.gallows is GallowsSize.LARGE
    digits = font("digits-large" if large else "digits-small")
    text = f"{scene.left}"
    beside = x
    if len(text) <= _MOST_FIGURES:
        canvas.bits(x, 2 * row, digits.row(text), palette.ink("focus"))
        beside += digits.width(text) + 2
    else:
        canvas.text(x, row, f"{scene.left:,}", palette.ink("focus"), bold=True)
        beside += len(f"{scene.left:,}") + 1
    guesses = "wrong guess" if scene.left == 1 else "wrong guesses"
    canvas.text(beside, row, guesses, palette.ink("text"), bold=True)
    canvas.text(beside, row + 1, f"left of {scene.allowed:,}", palette.ink("muted"))
    dots = row + (5 if large else 4)
    _paint_dots(canvas, Cell(x, dots), scene, palette)
    below = dots + (1 if plan.gallows is GallowsSize.SMALL else 2)
    canvas.text(x, below, scene.note[: canvas.columns - x], palette.ink("muted"))


def _paint_dots(canvas: Canvas, at: Cell, scene: Scene, palette: Palette) -> None:
    """Paint a sign for each wrong guess made and left, unless they are too many."""
    x, row = at
    signs = "×" * scene.wrong + "●" * scene.left
    pitch = 2 if 2 * len(signs) - 1 <= LIVES else 1
    if len(signs) > 2 * LIVES:
        return
    for number, sign in enumerate(signs):
        ink = palette.ink("bad" if sign == "×" else "focus")
        canvas.text(x + number * pitch, row, sign, ink, bold=sign == "●")


def paint_word(
    canvas: Canvas, plan: WordPlan, scene: Scene, palette: Palette, moment: Moment = STILL
) -> None:
    """Paint the word in tiles, with marks in the row below them; missed letters have a corner."""
    canvas.erase(0, plan.at.row, canvas.columns, plan.rows + 1)
    for place in range(len(scene.pattern)):
        face = _face(scene, place, palette, moment, touching=plan.tile.gap_x == 0)
        x, below = plan.x(place), plan.at.row + plan.rows
        middle = x + plan.tile.width // 2
        if face is None:
            _paint_slot(canvas, plan, scene, palette, place)
        else:
            letter = "" if scene.covered else scene.letter(place) or scene.hint
            paint_tile(canvas, x, 2 * plan.at.row, plan.tile, Tile(letter.upper(), face))
            if scene.covered:
                continue
            if place in scene.marked:
                canvas.text(middle, below, "●", palette.ink("focus"), bold=True)
            elif not scene.is_known(place):
                # Not below the tile, where it would be read as a mark of the key under it.
                canvas.text(x + plan.tile.width - 1, plan.at.row, "×", face.ink, bold=True)
        if place == scene.cursor:
            canvas.text(middle, below, "▲", palette.ink("focus"), bold=True)


def _face(
    scene: Scene, place: int, palette: Palette, moment: Moment, *, touching: bool
) -> Face | None:
    """Return the face of a tile, or None for a place without a letter."""
    if scene.covered:
        return palette.face("covered")
    if scene.is_known(place):
        if scene.won or place in moment.fresh:
            return palette.face("accepted")
        return palette.face("tile-other" if touching and place % 2 else "tile")
    if scene.solution:
        return palette.face("refused")
    return palette.face("selected") if place in scene.marked else None


def _paint_slot(canvas: Canvas, plan: WordPlan, scene: Scene, palette: Palette, place: int) -> None:
    """Paint a place without a letter, or with the one being typed there."""
    tile, rows = plan.tile, plan.rows
    # Where tiles touch, a free column tells one place from the next.
    inset = 1 if tile.gap_x == 0 and tile.width > 1 else 0
    x, row, width = plan.x(place) + inset, plan.at.row, tile.width - inset
    slot = palette.ink("slot")
    face = Face(slot, palette.ink("player"), slot, slot)
    letter = scene.typed[place : place + 1].upper()
    paint_tile(canvas, x, 2 * row, tile._replace(width=width), Tile(letter, face))
    here = place == scene.cursor or (scene.typed and place == len(scene.typed))
    canvas.text(x, row + rows - 1, "▂" * width, palette.ink("focus" if here else "slot-line"))


def paint_keys(canvas: Canvas, plan: Plan, scene: Scene, palette: Palette) -> None:
    """Paint the keyboard: which letters have been tried, and how that went."""
    size = plan.keys
    if scene.covered:
        x, row = plan.keys_at
        x += (size.columns - len(_COVERED)) // 2
        canvas.text(x, row + size.height // 2, _COVERED, palette.ink("focus"), bold=True)
        return
    for letter, (x, row) in plan.key_cells():
        role, mark = _state(scene, letter)
        face = palette.face(role)
        ground: Paint = None if size.bare and not mark else face.face
        canvas.erase(x, row, size.width, size.rows)
        # Half a row higher where there is room, so that the letter stands in the middle.
        lift = int(size.rows % 2 == 0 and size.gap > 0)
        canvas.fill(x, 2 * row - lift, size.width, 2 * size.rows + lift, ground)
        if size.rows > 1:
            canvas.fill(x, 2 * (row + size.rows) - 1, size.width, 1, face.edge)
        bold = mark != "×"
        middle, line = x + size.width // 2, row + (size.rows - 1) // 2
        ink = palette.ink("text") if ground is None else face.ink
        canvas.text(middle, line, letter.upper() + mark, ink, bold=bold)


def _state(scene: Scene, letter: str) -> tuple[str, str]:
    """Return the face of a key, and its mark."""
    if letter in scene.used:
        return ("key-hit", "✓") if letter in scene.pattern else ("key-miss", "×")
    if letter in scene.asked:
        return "selected", "…"
    return ("key-hint", "?") if letter == scene.hint else ("key", "")
