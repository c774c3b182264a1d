"""The card of a puzzle of a day."""

from typing import Any, Final

from textual.geometry import Region

from wordarcade.games.daily.helped import help_text
from wordarcade.games.daily.puzzle import DailyGame
from wordarcade.games.daily.share import outcome_text, rating_of, result_text
from wordarcade.games.play import DailyPlay
from wordarcade.games.spec import GameSpec
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Palette
from wordarcade.screens.daily.marks import mark_of
from wordarcade.widgets.card_art import CardPainter
from wordarcade.widgets.picture_card import PictureCard, paint_digits

_OF_BEST: Final = "of 100"
"""What the large figure is of, the same for all games; points and misses are told below it."""

_HELPED: Final = "with hints"
"""Stands for what helped where there is no room for it."""


class DailyCard(PictureCard):
    """A tile with the game's name, its picture or result, and how far its puzzle is.

    Args:
        spec: the game.
        digit: the key that chooses the card.
        play: the game as a puzzle of the day.
    """

    def __init__(self, spec: GameSpec, digit: int, play: DailyPlay[Any]) -> None:
        super().__init__(spec.title, digit, id=f"daily-{spec.name}")
        self.game = spec.name
        self._spec = spec
        self._play = play
        self._entry: DailyGame | None = None

    def show(self, entry: DailyGame | None) -> None:
        """Show how far the puzzle is; None before it was begun."""
        self._entry = entry
        self.repaint()

    @property
    def edge(self) -> str:
        """Green once it is solved."""
        solved = self._entry is not None and self._entry.solved
        return "good" if solved else super().edge

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
        rating = rating_of(entry, self._spec.statistics)
        starred = "" if rating is None else rating.starred
        scale = [] if entry.rating is None else [(f"{_OF_BEST} {starred}".rstrip(), "focus")]
        ink = "good" if entry.solved else "muted"
        told = result_text(entry, self._play)
        if not entry.hints or len(told) <= self._room:
            return [*scale, (told, ink)]
        helped = help_text(entry)
        return [
            *scale,
            (outcome_text(entry, self._play), ink),
            (helped if len(helped) <= self._room else _HELPED, "hint"),
        ]

    @property
    def _room(self) -> int:
        """Columns of a line."""
        return self.size.width - 2

    def paint_picture(self, canvas: Canvas, room: Region, palette: Palette) -> None:
        """Paint the result, or the picture of the game."""
        entry = self._entry
        done = entry if entry is not None and entry.done else None
        rating = None if done is None else rating_of(done, self._spec.statistics)
        if rating is not None:
            paint_digits(canvas, room, rating.brief, palette)
        else:
            CardPainter(canvas, self._spec.card, palette).paint(room)
