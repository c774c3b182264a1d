"""A preview of a round of hangman: the gallows, and the places of the word."""

from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.gallows_strokes import GallowsSize
from wordarcade.widgets.hangman_painting import paint_gallows, paint_word
from wordarcade.widgets.hangman_plan import Cell, WordPlan, tile_for
from wordarcade.widgets.hangman_scene import Scene

_TILE_ROWS = 3


class HangmanPreview(PixelWidget):
    """Shows what a round begins with, in the middle of its room, and how many words there are."""

    DEFAULT_CSS = """
    HangmanPreview {
        width: 1fr;
        height: 1fr;
    }
    """

    scene: reactive[Scene] = reactive(Scene(), init=False)
    """The round before the first guess."""
    caption: reactive[str] = reactive("", init=False)
    """A line under the word."""

    def watch_scene(self) -> None:
        """Paint another round."""
        self.repaint()

    def watch_caption(self) -> None:
        """Write another line."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint gallows, word and caption."""
        size, letters = GallowsSize.SMALL, len(self.scene.pattern)
        shows_word = canvas.rows >= size.rows + _TILE_ROWS + 3
        needed = size.rows + 2 + (_TILE_ROWS + 1 if shows_word else 0)
        top = max(0, (canvas.rows - needed) // 2)
        at = Cell(max(0, (canvas.columns - size.side) // 2), top)
        paint_gallows(canvas, (size, at.x, 2 * at.row), self.scene, self.palette)
        row = top + size.rows + 1
        if shows_word:
            tile = tile_for(letters, canvas.columns, _TILE_ROWS)
            left = max(0, (canvas.columns - tile.extent(1, letters)[0]) // 2)
            paint_word(canvas, WordPlan(tile, Cell(left, row)), self.scene, self.palette)
            row += _TILE_ROWS + 1
        text = self.caption[: canvas.columns]
        line = min(canvas.rows - 1, row)
        canvas.text((canvas.columns - len(text)) // 2, line, text, self.palette.ink("muted"))
