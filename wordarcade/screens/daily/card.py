"""The card of a puzzle of a day."""

from typing import Any, Final

from textual.geometry import Region

from wordarcade.games.card import Card
from wordarcade.games.daily.puzzle import DailyGame
from wordarcade.games.daily.share import rating_of, result_text
from wordarcade.games.play import DailyPlay
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.palette import Palette
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import Tile, TileSize, paint_tile
from wordarcade.support.wording import fitted
from wordarcade.widgets.card_art import CardPainter
from wordarcade.widgets.choice import Choice

_ROW_LINES: Final = 2
"""A card this low is a row of a list."""
_TILE: Final = TileSize(4, 3, 1, 1)
_NARROW: Final = 18
"""Columns of a card below which its title takes the place of its key, too."""
_DIGITS: Final = ("digits-large", "digits-small")

DONE: Final = "✓"
UNDER_WAY: Final = "◐"
TO_PLAY: Final = "·"


class DailyCard(Choice, PixelWidget):
    """A tile with the game's name and how far its puzzle is; walnut hides one not begun.

    Args:
        game: the name of the game.
        title: its title.
        digit: the key that chooses the card.
        picture: the picture of the game.
        play: the game as a puzzle of the day.
    """

    DEFAULT_CSS = """
    DailyCard {
        width: 100%;
        height: 100%;
    }
    """

    def __init__(
        self, *, game: str, title: str, digit: int, picture: Card, play: DailyPlay[Any]
    ) -> None:
        super().__init__(id=f"daily-{game}")
        self.game = game
        self._title = title
        self._digit = digit
        self._picture = picture
        self._play = play
        self._entry: DailyGame | None = None

    def show(self, entry: DailyGame | None) -> None:
        """Show how far the puzzle is; None before it was begun."""
        self._entry = entry
        self.repaint()

    @property
    def _done(self) -> bool:
        return self._entry is not None and self._entry.done

    @property
    def _mark(self) -> tuple[str, str]:
        """The mark in the corner, and the role of its ink."""
        if self._done:
            return DONE, "good"
        return (UNDER_WAY, "focus") if self._entry is not None else (TO_PLAY, "muted")

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show whether the keys are for this card."""
        super().watch_has_focus(has_focus)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the card."""
        palette = self.palette
        ground = palette.ink("raised" if self.has_focus else "surface")
        canvas.fill(0, 0, canvas.columns, 2 * canvas.rows, ground)
        self._write_title(canvas, palette)
        if canvas.rows <= _ROW_LINES:
            line, role = self._lines()[-1]
            canvas.text(canvas.columns - 1 - len(line), 0, line, palette.ink(role))
            return
        edge = "focus" if self.has_focus else "good" if self._done else "hairline"
        canvas.fill(0, 2 * canvas.rows - 1, canvas.columns, 1, palette.ink(edge))
        room = canvas.columns - 2
        lines = [each for each in self._lines() if len(each[0]) <= room] or self._lines()[-1:]
        for number, (line, role) in enumerate(lines, start=canvas.rows - 1 - len(lines)):
            text = fitted(line, room)
            bold = number == canvas.rows - 2
            canvas.text(
                (canvas.columns - len(text)) // 2, number, text, palette.ink(role), bold=bold
            )
        self._paint_picture(canvas, Region(1, 2, room, canvas.rows - 4 - len(lines)), palette)

    def _write_title(self, canvas: Canvas, palette: Palette) -> None:
        focus = palette.ink("focus")
        text = focus if self.has_focus else palette.ink("text")
        left = 1
        if canvas.columns >= _NARROW:
            number = "▸" if self.has_focus else str(self._digit)
            canvas.text(1, 0, number, focus if self.has_focus else palette.ink("muted"), bold=True)
            left = 3
        elif self.has_focus:
            canvas.text(0, 0, "▸", focus, bold=True)
        canvas.text(left, 0, self._title, text, bold=True)
        if canvas.rows > _ROW_LINES:
            mark, role = self._mark
            # Beside a long title it has no room.
            row = int(left + len(self._title) >= canvas.columns - 2)
            canvas.text(canvas.columns - 2, row, mark, palette.ink(role), bold=True)

    def _lines(self) -> list[tuple[str, str]]:
        """Return the lines under the picture, each with the role of its ink."""
        entry = self._entry
        if entry is None:
            return [(self._play.about, "muted"), ("to play", "text")]
        if not entry.done:
            return [(self._play.about, "muted"), ("continue", "focus")]
        rating = rating_of(entry, self._play)
        stars = [] if rating is None else [(f"rating {rating.starred}", "focus")]
        return [*stars, (result_text(entry, self._play), "good")]

    def _paint_picture(self, canvas: Canvas, room: Region, palette: Palette) -> None:
        if room.height < 1:
            return
        entry = self._entry
        if entry is None:
            _paint_covered(canvas, room, palette)
        elif entry.done and entry.rating is not None:
            _paint_digits(canvas, room, str(entry.rating), palette)
        else:
            CardPainter(canvas, self._picture, palette).paint(room)


def _paint_covered(canvas: Canvas, room: Region, palette: Palette) -> None:
    """Paint covered tiles, as many as there is room for."""
    face = palette.face("covered")
    columns = min(5, (room.width + _TILE.gap_x) // _TILE.pitch_x)
    rows = min(3, (2 * room.height + _TILE.gap_y) // _TILE.pitch_y)
    wide, high = _TILE.extent(rows, columns)
    left, top = room.x + (room.width - wide) // 2, 2 * room.y + (2 * room.height - high) // 2
    for row in range(rows):
        for column in range(columns):
            corner = left + column * _TILE.pitch_x, top // 2 * 2 + row * _TILE.pitch_y
            paint_tile(canvas, *corner, _TILE, Tile("", face))


def _paint_digits(canvas: Canvas, room: Region, text: str, palette: Palette) -> None:
    """Paint a figure in the largest digits that fit."""
    for name in _DIGITS:
        digits = font(name)
        wide, high = digits.width(text), digits.height
        if wide <= room.width and high <= 2 * room.height:
            left = room.x + (room.width - wide) // 2
            top = 2 * room.y + (2 * room.height - high) // 2
            canvas.bits(left, top, digits.row(text), palette.ink("text"))
            return
