"""A preview of a round of hangman: the gallows, and the places of the word."""

from dataclasses import replace

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
        size = GallowsSize.SMALL
        lines, high = self._lines(canvas.columns), _TILE_ROWS
        while high > 1 and canvas.rows < size.rows + 2 + len(lines) * (high + 1):
            high -= 1  # lower places rather than fewer
        word_rows = len(lines) * (high + 1)
        shows_word = canvas.rows >= size.rows + 2 + word_rows
        needed = size.rows + 2 + (word_rows if shows_word else 0)
        top = max(0, (canvas.rows - needed) // 2)
        at = Cell(max(0, (canvas.columns - size.side) // 2), top)
        paint_gallows(canvas, (size, at.x, 2 * at.row), self.scene, self.palette)
        row = top + size.rows + 1
        if shows_word:
            widest = tile_for(max(map(len, lines)), canvas.columns, _TILE_ROWS)
            tile = widest._replace(height=2 * high)
            for places in lines:
                left = max(0, (canvas.columns - tile.extent(1, len(places))[0]) // 2)
                part = replace(self.scene, pattern=places)
                paint_word(canvas, WordPlan(tile, Cell(left, row)), part, self.palette)
                row += high + 1
        text = self.caption[: canvas.columns]
        line = min(canvas.rows - 1, row)
        canvas.text((canvas.columns - len(text)) // 2, line, text, self.palette.ink("muted"))

    def _lines(self, columns: int) -> list[str]:
        """Return the places in lines so short that each of them is seen as one of its own."""
        pattern = self.scene.pattern
        most = max(1, (columns + 1) // 2)
        across = -(-len(pattern) // max(1, -(-len(pattern) // most)))
        return [pattern[at : at + across] for at in range(0, len(pattern), max(1, across))] or [""]
