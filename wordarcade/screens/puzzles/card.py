"""The card of a kind of puzzles."""

from typing import Final

from textual.geometry import Region

from wordarcade.games.card import Card
from wordarcade.games.puzzles.overview import KindFigures
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.widgets.card_art import CardPainter
from wordarcade.widgets.picture_card import ROW_LINES, PictureCard, paint_digits

_OPEN: Final = "◐"
_ROOMY: Final = 12
"""Rows of a card from which it has a line more."""
_RATED_ROWS: Final = 4
"""Rows from which the rating is painted in digits."""


class PuzzleCard(PictureCard):
    """The rating in a kind of puzzles, and how many are solved; before the first, its game.

    Args:
        game: the name of the game.
        title: its title.
        digit: the key that chooses the card.
        picture: the picture of the game.
        figures: the puzzles.
    """

    def __init__(
        self, game: str, title: str, digit: int, picture: Card, figures: KindFigures
    ) -> None:
        super().__init__(title, digit, id=f"puzzles-{game}")
        self.game = game
        self._picture = picture
        self._figures = figures

    @property
    def mark(self) -> tuple[str, str]:
        """Whether a puzzle is open."""
        return (_OPEN, "focus") if self._figures.tally.open else ("", "muted")

    def lines(self) -> list[tuple[str, str]]:
        """Return what is asked, and how many are solved."""
        figures = self._figures
        tally = figures.tally
        if figures.rating is None:
            return [(figures.kind.title, "muted"), ("not rated yet", "text")]
        today, solved = f"{tally.today} today", f"{tally.solved:,} solved"
        if self.size.height <= ROW_LINES:
            return [(f"{figures.rating_text} · {today} · {solved}", "text")]
        roomy = self.size.height >= _ROOMY
        settling = [("still settling", "muted")] if figures.provisional and roomy else []
        return [(figures.kind.title, "muted"), *settling, (today, "text"), (solved, "text")]

    def paint_picture(self, canvas: Canvas, room: Region, palette: Palette) -> None:
        """Paint the rating; before there is one, the game."""
        if self._figures.rating is None or room.height < _RATED_ROWS // 2:
            CardPainter(canvas, self._picture, palette).paint(room)
        else:
            paint_digits(canvas, room, str(self._figures.rating), palette)
