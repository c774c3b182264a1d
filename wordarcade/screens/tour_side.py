"""What stands beside the board of the tour: the step, its word in tiles, and all steps."""

from collections.abc import Collection, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from wordarcade.engine.verdict import Scored
from wordarcade.games.tour_steps import STEPS
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S7, XS, Tile, TileSize, paint_tile
from wordarcade.support.wording import count

_SIZES: Final = (S7, TileSize(5, 5), XS)
"""The sizes of the word's tiles, the largest first."""


class _TaskTiles(PixelWidget):
    """The word of a step in tiles, which take the colour of what became of it."""

    DEFAULT_CSS = """
    _TaskTiles { width: 100%; height: 3; }
    """

    word: reactive[str] = reactive("", repaint=False)
    """The word, lowercase; empty for none."""
    lit: reactive[int] = reactive(0, repaint=False)
    """How many of its letters, from the first, are entered."""
    face: reactive[str] = reactive("", repaint=False)
    """The face of all tiles once the word was played; empty before."""

    def watch_word(self, word: str) -> None:
        """Paint another word; without one there is nothing."""
        self.set_class(not word, "-none")
        self.repaint()

    def watch_lit(self) -> None:
        """Light other letters."""
        self.repaint()

    def watch_face(self) -> None:
        """Show what became of the word."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the tiles from the left, as large as there is room for."""
        size = next((each for each in _SIZES if self._fits(each, canvas)), _SIZES[-1])
        for number, letter in enumerate(self.word.upper()):
            role = self.face or ("path" if number < self.lit else "tile")
            tile = Tile(letter, self.palette.face(role))
            paint_tile(canvas, number * size.pitch_x, size.lift, size, tile)

    def _fits(self, size: TileSize, canvas: Canvas) -> bool:
        columns, half_rows = size.extent(1, len(self.word))
        return columns <= canvas.columns and half_rows <= 2 * canvas.rows


class TourSide(Vertical):
    """Shows a step: what to know and to do, what became of it, and where in the tour it is."""

    # The rules for the sizes begin at the screen.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    TourSide {
        & > #step { height: auto; }
        & > _TaskTiles { margin-top: 1; &.-none { display: none; } }
        & > #steps { height: auto; dock: bottom; }
    }
    Screen.-low TourSide > #steps, Screen.-low TourSide > _TaskTiles { display: none; }
    Screen.-high TourSide > _TaskTiles, Screen.-very-high TourSide > _TaskTiles {
        height: 4;
        margin-top: 2;
    }
    """

    def __init__(self) -> None:
        super().__init__(id="side")
        self._step: Final = Static(id="step")
        self._tiles: Final = _TaskTiles()
        self._steps: Final = Static(id="steps")

    def compose(self) -> ComposeResult:
        """The step above, all of them below."""
        yield self._step
        yield self._tiles
        yield self._steps

    def show(self, number: int, done: Collection[int], found: Sequence[Scored]) -> None:
        """Show a step.

        Args:
            number: its index.
            done: the indices of those that were done.
            found: the words found so far.
        """
        step = STEPS[number]
        task = (step.task, "bold $role-text")
        self._tiles.word, self._tiles.face = step.word, ""
        if number in done:
            task = (f"✓ {step.done}", "bold $role-good")
            self._tiles.face = "refused" if step.refused else "accepted"
        self._step.update(
            Content.assemble(
                (step.title, "bold $role-focus"),
                *("\n\n", step.about, _list_of_keys(step.keys), "\n\n", task),
                "\nPress Enter for the next step." if number in done else "",
            )
        )
        self._steps.update(_list_of_steps(number, done, found))

    def light(self, text: str) -> None:
        """Light the letters of the word that are entered: `text`, lowercase."""
        self._tiles.lit = len(text) if self._tiles.word.startswith(text) else 0


def _list_of_keys(keys: Sequence[tuple[str, str]]) -> Content:
    """Return keys with what they do, one a line, below an empty one; nothing without any."""
    longest = max((len(key) for key, _ in keys), default=0)
    lines = [
        Content.assemble((f"\n{key:<{longest}}  ", "bold $role-focus"), does) for key, does in keys
    ]
    return Content("\n" if lines else "") + Content("").join(lines)


def _list_of_steps(number: int, done: Collection[int], found: Sequence[Scored]) -> Content:
    """Return all steps, one a line, with ticks and the words found so far."""
    points = sum(word.points for word in found)
    so_far = f" · {count(len(found), 'word')}, {count(points, 'point')}" if found else ""
    lines = [Content.assemble((f"THE TOUR{so_far}", "$role-muted"))]
    for place, step in enumerate(STEPS):
        if place == number:
            mark, ink = ("✓" if place in done else "▸"), "bold $role-focus"
        elif place in done:
            mark, ink = "✓", "$role-good"
        else:
            mark, ink = "○", "$role-muted"
        lines.append(Content.assemble((f"{mark} {step.title}", ink)))
    return Content("\n").join(lines)
