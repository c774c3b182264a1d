"""A word in tiles, as it was found or missed."""

from textual.geometry import Size
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import TileSize
from wordarcade.widgets.hangman_painting import paint_word
from wordarcade.widgets.hangman_plan import Cell, WordPlan, tile_for
from wordarcade.widgets.hangman_scene import Scene


class WordTiles(PixelWidget):
    """Shows the word of a scene, with marks below it, in tiles as large as there is room for.

    The height is set by the screen: the rows of a tile, and one for marks.
    """

    DEFAULT_CSS = """
    WordTiles {
        width: auto;
        height: 4;
    }
    """

    scene: reactive[Scene] = reactive(Scene(), layout=True)
    """What is shown."""

    def watch_scene(self) -> None:
        """Paint another word."""
        self.repaint()

    def _tile(self, height: int) -> TileSize:
        # The rest of the width is for what is said of the word.
        room = self.app.size.width * 11 // 20
        return tile_for(len(self.scene.pattern), room, max(3, height - 1))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the columns of the word."""
        del container, viewport
        height = self.styles.height
        rows = int(height.value) if height is not None else 4
        return self._tile(rows).extent(1, len(self.scene.pattern))[0]

    def paint(self, canvas: Canvas) -> None:
        """Paint the word."""
        plan = WordPlan(self._tile(canvas.rows), Cell(0, 0))
        paint_word(canvas, plan, self.scene, self.palette)
