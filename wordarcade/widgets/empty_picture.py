"""What stands on a screen that has nothing to show yet: a picture, and what to do."""

from textwrap import wrap
from typing import Final

from textual.geometry import Region

from wordarcade.games.card import Card
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.card_art import CardPainter

_MOST_COLUMNS: Final = 72
"""Columns of the text."""
_DRAWN_ROWS: Final = 12
_TILE_ROWS: Final = 3
"""Rows of a picture with a drawing, and of each row of tiles; cells that touch have one."""
_LEAST_ROWS: Final = 3
"""Rows of a picture, below which the text stands alone."""
_LETTERS: Final = Card(("PLAY",))
"""Where there is no game to show one of."""


class EmptyPicture(PixelWidget):
    """A game's picture in the middle, with a few sentences under it.

    Args:
        text: the sentences.
        picture: the picture; None for none.
    """

    DEFAULT_CSS = """
    EmptyPicture { width: 100%; height: 100%; }
    """

    def __init__(self, text: str = "", picture: Card | None = _LETTERS) -> None:
        super().__init__()
        self._text = text
        self._picture = picture

    def show(self, text: str, picture: Card | None = _LETTERS) -> None:
        """Show a text and a picture, or the text alone."""
        self._text, self._picture = text, picture
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint both."""
        lines = wrap(self._text, min(_MOST_COLUMNS, canvas.columns)) if canvas.columns else []
        free = canvas.rows - len(lines)
        y = max(0, free // 2)
        if self._picture is not None and free - 1 >= _LEAST_ROWS:
            rows = min(_rows(self._picture), free - 1)
            top = (free - 1 - rows) // 2
            room = Region(0, top, canvas.columns, rows)
            CardPainter(canvas, self._picture, self.palette).paint(room)
            y = room.bottom + 1
        ink = self.palette.ink("muted")
        for row, line in enumerate(lines, y):
            canvas.text((canvas.columns - len(line)) // 2, row, line, ink)


def _rows(picture: Card) -> int:
    """Return the rows that a picture takes in its largest size."""
    if picture.drawings:
        return _DRAWN_ROWS
    return len(picture.rows) * (1 if picture.dense else _TILE_ROWS)
