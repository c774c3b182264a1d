"""The chart of a player's chance to win, in its frame."""

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.content import Content

from wordarcade.games.scrabble.analysing import GameAnalysis, chances
from wordarcade.looks.panel import Panel
from wordarcade.screens.scrabble.figures import chance_title
from wordarcade.screens.scrabble.turning_points import legend, turning_points
from wordarcade.support.wording import printable, share_text
from wordarcade.widgets.chance_chart import ChanceChart

_CORNERS: Final = 6
_EVEN: Final = 0.5
"""The chance before the first turn."""
_BETWEEN: Final = 3
"""Columns of a border that no text can take: at its ends, and from a title to what is beside it."""


class ChancePanel(Panel):
    """Shows a player's chance to win, and what the signs on the chart mean.

    The title says whose chance it is, in fewer words where there is little room. The legend stands
    beside it, or below the chart where that leaves it no room. Long names are left out of it.

    Args:
        names: the players, in the order of turns.
        lines: the lines of the score sheet.
        first: the player whose chance is shown.

    Attributes:
        chart: the chart.
    """

    def __init__(self, names: Sequence[str], lines: int, first: int = 0) -> None:
        self.chart: Final = ChanceChart()
        self._names: Final = names
        self._lines: Final = lines
        self._first: Final = first
        self._titles: Final = _titles(names[first]) if names else ("",)
        super().__init__(self._titles[0], self.chart)

    def take(self, analysis: GameAnalysis, winners: Sequence[int]) -> bool:
        """Show the chances of an analysis, and return whether there are any.

        Args:
            analysis: of the game.
            winners: who has won, or both of a tie; empty for a game that is not over.
        """
        self.chart.points = turning_points(analysis, self._first)
        self.chart.chances = chances(analysis, self._first, self._lines, winners)
        return bool(self.chart.chances)

    def told(self, number: int, room: int) -> str:
        """Return the chance after a line in words, behind what it was before if that differs.

        Args:
            number: of the line, from 0.
            room: the columns there are.

        Returns:
            such as "Ana to win 50% → 63%", with no more than there is room for; empty without any,
            and where no chance is known.
        """
        chances = self.chart.chances
        if number >= len(chances):
            return ""
        before = share_text(chances[number - 1] if number else _EVEN)
        now = share_text(chances[number])
        changes = (now,) if before == now else (f"{before} → {now}", now)
        forms = (f"{title} {told}" for told in changes for title in self._titles[:-1])
        return next((form for form in forms if Content(form).cell_length <= room), "")

    def on_resize(self, event: events.Resize) -> None:
        """Put the legend where it fits; the borders are the panel's own concern."""
        del event
        if not self._names:
            return
        room = self.outer_size.width - _CORNERS
        fitting = (each for each in self._titles if Content(each).cell_length <= room)
        self.title = next(fitting, self._titles[-1])
        told = legend(self._names, self._first)
        shown = self.chart.shows_turns(self._lines, self.content_size.width)
        if not shown or Content(told).cell_length > room:
            told = legend(self._names, self._first, turns=False)
        is_beside = Content(self.title + told).cell_length + _BETWEEN <= room
        self.fact, self.foot = (told, "") if is_beside else ("", told)


def _titles(name: str) -> tuple[str, ...]:
    """Return what says whose chance to win it is, the longest first.

    >>> _titles("Ana")
    ("Ana's chance to win", 'Ana to win', 'Ana')
    """
    return chance_title(name), f"{printable(name)} to win", printable(name)
