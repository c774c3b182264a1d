"""The screen that covers another one while the terminal is too small."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Center, Middle
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from wordarcade.looks.bars import bar
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import palette_of
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import Tile, TileSize, paint_tile
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.support.wording import count, fitted, listed

_WORD: Final = "WORD"
_TILE: Final = TileSize(5, 5)
_BAR: Final = 30

_ROOMY: Final = Size(30, 10)
"""From here on there is more than three lines of text."""


class _Tiles(PixelWidget):
    """The name of the arcade, as far as it fits."""

    DEFAULT_CSS = """
    _Tiles {
        width: 23;
        height: 3;
        margin-bottom: 1;
    }
    """

    def paint(self, canvas: Canvas) -> None:
        """Paint a tile for each letter."""
        face = self.palette.face("tile")
        for number, letter in enumerate(_WORD):
            paint_tile(canvas, number * _TILE.pitch_x, 0, _TILE, Tile(letter, face))


class TooSmallScreen(ArcadeScreen[None]):
    """Says how much room is missing, and closes once the screen below fits.

    Args:
        needs: columns and rows of the screen below.
    """

    HELP_PAGE = None
    NEEDS = Size(0, 0)

    DEFAULT_CSS = """
    TooSmallScreen {
        #sizes {
            width: auto;
            text-align: center;
        }
        &.-tiny _Tiles {
            display: none;
        }
    }
    """

    def __init__(self, needs: Size) -> None:
        super().__init__()
        self._needs = needs

    def compose(self) -> ComposeResult:
        """A few lines in the middle."""
        with Middle():
            with Center():
                yield _Tiles()
            with Center():
                yield Static(id="sizes")

    def on_resize(self) -> None:
        """Leave if there is room, else say how much is missing."""
        room, needs = self.app.size, self._needs
        if room.width >= needs.width and room.height >= needs.height:
            self.dismiss()
            return
        tiny = room.width < _ROOMY.width or room.height < _ROOMY.height
        self.set_class(tiny, "-tiny")
        small = self._small(room) if tiny else self._large(room)
        self.query_one("#sizes", Static).update(Content("\n").join(small))

    def _small(self, room: Size) -> list[Content]:
        return [
            Content.styled("More room, please", "bold"),
            self._sizes(room),
            Content.styled("Your game is kept.", "$role-muted"),
        ]

    def _large(self, room: Size) -> list[Content]:
        needs = self._needs
        share = min(1.0, room.width / needs.width, room.height / needs.height)
        columns = min(_BAR, room.width - 2)
        return [
            Content.styled("A little more room, please", "bold"),
            Content(""),
            self._sizes(room),
            bar(share, columns, ink="$role-bad", mono=palette_of(self.app).mono),
            Content.styled(f"{missing(room, needs)} to go", "$role-muted"),
            Content(""),
            Content.styled(
                fitted("Your game is kept. The clock waits.", room.width - 2), "$role-muted"
            ),
        ]

    def _sizes(self, room: Size) -> Content:
        return Content.assemble(
            (f"{room.width}×{room.height}", "bold $role-bad"),
            (" of ", "$role-muted"),
            (f"{self._needs.width}×{self._needs.height}", "bold"),
        )


def missing(room: Size, needs: Size) -> str:
    """Return how much room is missing.

    >>> missing(Size(50, 14), Size(60, 20)), missing(Size(80, 19), Size(60, 20))
    ('10 columns and 6 rows', '1 row')
    """
    lacks = (
        (needs.width - room.width, "column"),
        (needs.height - room.height, "row"),
    )
    return listed(count(number, thing) for number, thing in lacks if number > 0)
