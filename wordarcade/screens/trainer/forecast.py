"""The forecast: how many words come back on which day."""

from collections.abc import Sequence
from datetime import datetime

from textual.app import ComposeResult
from textual.containers import Container

from wordarcade.games.training.sentences import day_ahead
from wordarcade.widgets.bar_chart import Bar, BarChart

_STEP = 4
"""Columns of a bar with its gap."""


class Forecast(Container):
    """A bar for what is due now, then one for the rest of today and each of the next days."""

    DEFAULT_CSS = """
    Forecast { height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._chart = BarChart()
        self._bars: tuple[Bar, ...] = ()

    def compose(self) -> ComposeResult:
        """The chart."""
        yield self._chart

    def show(self, forecast: Sequence[int], now: datetime) -> None:
        """Show other numbers.

        Args:
            forecast: what is due now, later today, and on each of the next days.
            now: the present moment (aware).
        """
        self._bars = tuple(
            Bar(number, "now" if ahead < 0 else day_ahead(ahead, now), f"{number}", best=ahead < 0)
            for ahead, number in enumerate(forecast, start=-1)
        )
        self._fit()

    def on_resize(self) -> None:
        """Show as many days as there is room for."""
        self._fit()

    def _fit(self) -> None:
        room = self.content_size.width
        self._chart.bars = self._bars[: max(1, room // _STEP)] if room else self._bars
