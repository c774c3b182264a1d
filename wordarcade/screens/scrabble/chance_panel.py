"""The chart of a player's chance to win, in its frame."""

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.content import Content

from wordarcade.games.scrabble.analysing import GameAnalysis, chances
from wordarcade.looks.panel import Panel
from wordarcade.screens.scrabble.figures import chance_title
from wordarcade.screens.scrabble.turning_points import legend, turning_points
from wordarcade.widgets.chance_chart import ChanceChart

_CORNERS: Final = 6
_BETWEEN: Final = 3
"""Columns of a border that no text can take: at its ends, and from a title to what is beside it."""


class ChancePanel(Panel):
    """Shows the chance to win of the player who began, and what the signs on the chart mean.

    The legend stands beside the title, or below the chart where that leaves it no room. Long names
    are left out of it.

    Args:
        names: the players, in the order of turns.
        lines: the lines of the score sheet.

    Attributes:
        chart: the chart.
    """

    def __init__(self, names: Sequence[str], lines: int) -> None:
        self.chart: Final = ChanceChart()
        self._names: Final = names
        self._lines: Final = lines
        super().__init__(chance_title(names[0]) if names else "", self.chart)

    def take(self, analysis: GameAnalysis, winners: Sequence[int]) -> bool:
        """Show the chances of an analysis, and return whether there are any.

        Args:
            analysis: of the game.
            winners: who has won, or both of a tie; empty for a game that is not over.
        """
        self.chart.points = turning_points(analysis, 0)
        self.chart.chances = chances(analysis, 0, self._lines, winners)
        return bool(self.chart.chances)

    def on_resize(self, event: events.Resize) -> None:
        """Put the legend where it fits; the borders are the panel's own concern."""
        del event
        if not self._names:
            return
        room = self.outer_size.width - _CORNERS
        told = legend(self._names, 0)
        shown = self.chart.shows_turns(self._lines, self.content_size.width)
        if not shown or Content(told).cell_length > room:
            told = legend(self._names, 0, turns=False)
        is_beside = Content(self.title + told).cell_length + _BETWEEN <= room
        self.fact, self.foot = (told, "") if is_beside else ("", told)
