"""The layout of the story of a round, its chart, and a closer look at one guess."""

from collections.abc import Mapping
from typing import Final

from textual.containers import Container
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.widget import Widget

from wordarcade.widgets.placing_layout import PlacingLayout

_BESIDE_FROM: Final = 150
"""Columns from which the closer look stands beside the story, which then is as wide as it needs."""

_FRAMED_FROM: Final = 100
"""Columns from which all three are seen, the closer look beside the chart."""

_CLOSER: Final = ((170, 54), (_BESIDE_FROM, 44), (_FRAMED_FROM, 42))
"""Columns of the closer look, by those of all."""

_GAP: Final = 2

_AROUND: Final = 4
"""Rows around the guesses: the frame, the column heads, and a free one."""

_SHORT_STORY: Final = 14
"""Rows below which a story has too little beside it for a closer look: the chart lends its own."""

_MOST_CHART: Final = 24
"""The most rows of the chart beside a closer look: more of them tell nothing more."""

_SMALL_CHART: Final = 5
_SMALL_CLOSER: Final = 10
_LOW_CLOSER: Final = 8
_LOW: Final = 16
"""Rows below which there is no room for a chart, and less for the closer look."""


class ResultParts(Container):
    """The story above the chart; a closer look beside one of them, or in place of the chart.

    On the widest screens a closer look stands beside a short story and its chart, which is no
    higher than it has to be. Without a guess there is nothing but the story to see.

    Args:
        story: the guesses.
        chart: the words that still fit, guess by guess.
        closer: the closer look.
        guesses: the guesses made.
    """

    DEFAULT_CSS = """
    ResultParts {
        height: 1fr;
        & > * { height: 100%; }
    }
    """

    def __init__(self, story: Widget, chart: Widget, closer: Widget, guesses: int) -> None:
        super().__init__(story, chart, closer)
        self._story, self._chart, self._closer = story, chart, closer
        self._guesses = guesses
        self._placing = PlacingLayout(self._plan)

    @property
    def layout(self) -> Layout:
        """The layout of the plan."""
        return self._placing

    def _plan(self, size: Size) -> Mapping[Widget, Region]:
        width, height = size
        if not self._guesses:
            return {self._story: Region(0, 0, width, min(height, _AROUND))}
        if width < _FRAMED_FROM:
            return self._one_below_another(size)
        closer = next(columns for least, columns in _CLOSER if width >= least)
        left = width - closer - _GAP
        story = min(self._guesses + _AROUND, height * 3 // 5)
        beside = width >= _BESIDE_FROM
        if beside and story < _SHORT_STORY:
            chart = min(height - story, _MOST_CHART)
            return {
                self._story: Region(0, 0, left, story),
                self._chart: Region(0, story, left, chart),
                self._closer: Region(left + _GAP, 0, closer, story + chart),
            }
        upper, lower = (left, width) if beside else (width, left)
        at = Region(
            left + _GAP, 0 if beside else story, closer, story if beside else height - story
        )
        return {
            self._story: Region(0, 0, upper, story),
            self._chart: Region(0, story, lower, height - story),
            self._closer: at,
        }

    def _one_below_another(self, size: Size) -> Mapping[Widget, Region]:
        width, height = size
        low = height < _LOW
        if self._closer.display:
            below, rows = self._closer, _LOW_CLOSER if low else _SMALL_CLOSER
        else:
            below, rows = self._chart, 0 if low else _SMALL_CHART
        story = max(0, height - rows)
        return {
            self._story: Region(0, 0, width, story),
            below: Region(0, story, width, height - story),
        }
