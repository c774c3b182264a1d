"""The card of a puzzle of a day."""

from typing import Any, Final

from textual.geometry import Region

from wordarcade.games.card import Card
from wordarcade.games.daily.puzzle import DailyGame
from wordarcade.games.daily.share import rating_of, result_text
from wordarcade.games.play import DailyPlay
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.looks.tiles import Tile, TileSize, paint_tile
from wordarcade.screens.daily.marks import mark_of
from wordarcade.widgets.card_art import CardPainter
from wordarcade.widgets.picture_card import PictureCard, paint_digits

_TILE: Final = TileSize(5, 5, 1, 1)


class DailyCard(PictureCard):
    """A tile with the game's name and how far its puzzle is; walnut hides one not begun.

    Args:
        game: the name of the game.
        title: its title.
        digit: the key that chooses the card.
        picture: the picture of the game.
        play: the game as a puzzle of the day.
    """

    def __init__(
        self, *, game: str, title: str, digit: int, picture: Card, play: DailyPlay[Any]
    ) -> None:
        super().__init__(title, digit, id=f"daily-{game}")
        self.game = game
        self._picture = picture
        self._play = play
        self._entry: DailyGame | None = None

    def show(self, entry: DailyGame | None) -> None:
        """Show how far the puzzle is; None before it was begun."""
        self._entry = entry
        self.repaint()

    @property
    def _done(self) -> bool:
        return self._entry is not None and self._entry.done and not self._entry.empty

    @property
    def edge(self) -> str:
        """Green once it is done, unless nothing was played."""
        return "good" if self._done else super().edge

    @property
    def mark(self) -> tuple[str, str]:
        """The mark in the corner, and the role of its ink."""
        return mark_of(self._entry)

    def lines(self) -> list[tuple[str, str]]:
        """Return the lines under the picture, each with the role of its ink."""
        entry = self._entry
        if entry is None:
            return [(self._play.about, "muted"), ("to play", "text")]
        if not entry.done:
            return [(self._play.about, "muted"), ("continue", "focus")]
        rating = rating_of(entry, self._play)
        stars = [] if rating is None or entry.hints else [(f"rating {rating.starred}", "focus")]
        return [*stars, (result_text(entry, self._play), "good" if self._done else "muted")]

    def paint_picture(self, canvas: Canvas, room: Region, palette: Palette) -> None:
        """Paint the result, the picture of the game, or covered tiles."""
        entry = self._entry
        if entry is None:
            _paint_covered(canvas, room, palette)
        elif entry.done and entry.rating is not None:
            paint_digits(canvas, room, str(entry.rating), palette)
        else:
            CardPainter(canvas, self._picture, palette).paint(room)


def _paint_covered(canvas: Canvas, room: Region, palette: Palette) -> None:
    """Paint covered tiles, as many as there is room for."""
    face = palette.face("covered")
    # Whole pitches, so that a card one column wider than its neighbour has no tile more.
    columns = min(5, room.width // _TILE.pitch_x)
    rows = min(3, (2 * room.height + _TILE.gap_y) // _TILE.pitch_y)
    wide, high = _TILE.extent(rows, columns)
    left, top = room.x + (room.width - wide) // 2, 2 * room.y + (2 * room.height - high) // 2
    for row in range(rows):
        for column in range(columns):
            corner = left + column * _TILE.pitch_x, top // 2 * 2 + row * _TILE.pitch_y
            paint_tile(canvas, *corner, _TILE, Tile("", face))
